import { randomInt } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DataDirectoryInUse } from './failures.ts'
import { hasCode } from './files.ts'
import { runningProcess } from './processes.ts'

/**
 * Makes this process the only one that works on `home`; the reply gives it up again. A process that was killed
 * holds nothing any more. Each process has a file named after its pid and start: nobody ever takes over a file of
 * another, so clearing the dead away cannot hit the living. Two that come in the same moment see each other, both step
 * back and try again after a random while. Throws `DataDirectoryInUse` otherwise.
 */
export async function claim(home: string): Promise<() => Promise<void>> {
  const folder = path.join(home, 'claims')
  const own = path.join(folder, ownName())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (let attempt = 1; ; attempt++) {
    try {
      await writeFile(own, '', { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (hasCode(error, 'EEXIST')) throw new DataDirectoryInUse(home, process.pid)
      throw error
    }
    const other = await otherHolder(folder)
    if (other === undefined) return () => rm(own, { force: true })
    await rm(own, { force: true })
    if (attempt === attempts) throw new DataDirectoryInUse(home, other)
    await pause(randomInt(5, 40))
  }
}

const attempts = 4

function ownName(): string {
  const self = runningProcess(process.pid)
  return `${process.pid}.${self?.started ?? 'unknown'}`
}

async function otherHolder(folder: string): Promise<number | undefined> {
  for (const name of await readdir(folder)) {
    if (name === ownName()) continue
    const [pid, started] = splitName(name)
    if (runningProcess(pid)?.started === started) return pid
    await rm(path.join(folder, name), { force: true })
  }
  return undefined
}

function splitName(name: string): [pid: number, started: string] {
  const dot = name.indexOf('.')
  return [Number(name.slice(0, dot)), name.slice(dot + 1)]
}

import { randomInt } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataDirectoryInUse } from './failures.ts'
import { hasCode } from '../file-errors.ts'
import { runningProcess } from './processes.ts'

/**
 * Locks `home` for this process; the returned function releases the lock. The lock of a killed process is stale and ignored.
 * Each process has its own lock file, named by pid and start time, and never takes over another's, so removing a stale one
 * can't hit a live one. Processes that lock at the same time see each other, back off and retry after a random delay.
 * Throws `DataDirectoryInUse` when another live process holds the lock.
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
    if (attempt === maxAttempts) throw new DataDirectoryInUse(home, other)
    await sleep(randomInt(5, 40))
  }
}

const maxAttempts = 4

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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { claim } from './claim.ts'
import { DataDirectoryInUse } from './failures.ts'
import { cleanUpAfterEach, newFolder } from './launch.fixture.ts'
import { isRunning, runningProcess } from './processes.ts'

cleanUpAfterEach()

async function claimedBy(name: string): Promise<string> {
  const home = await newFolder()
  await mkdir(path.join(home, 'claims'))
  await writeFile(path.join(home, 'claims', name), '')
  return home
}

it('holds until it is released', async () => {
  const home = await newFolder()
  const release = await claim(home)
  await expect(claim(home)).rejects.toThrow(DataDirectoryInUse)
  await release()
  await (
    await claim(home)
  )()
  expect(await readdir(path.join(home, 'claims'))).toEqual([])
})

it('yields to a living process and names it', async () => {
  const other = runningProcess(process.ppid)
  const home = await claimedBy(`${other?.pid}.${other?.started}`)
  await expect(claim(home)).rejects.toMatchObject({ pid: process.ppid })
  expect(await readdir(path.join(home, 'claims'))).toEqual([`${other?.pid}.${other?.started}`])
})

it('passes over a process that has come by the pid of a dead one', async () => {
  const home = await claimedBy(`${process.ppid}.long-ago`)
  await expect(claim(home)).resolves.toBeTypeOf('function')
})

it('passes over a dead process and whatever else lies there', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const alive = runningProcess(child.pid ?? 0)
  if (!alive) throw new Error('the child is not running')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isRunning(alive)).toBe(false)
  const home = await claimedBy(`${alive.pid}.${alive.started}`)
  await writeFile(path.join(home, 'claims', '.DS_Store'), '')
  await (
    await claim(home)
  )()
})

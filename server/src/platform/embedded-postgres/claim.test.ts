import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { claim } from './claim.ts'
import { DataDirectoryInUse } from './failures.ts'
import { newFolder } from './folder.fixture.ts'
import { isRunning, runningProcess } from './processes.ts'

async function folderClaimedBy(...names: string[]): Promise<string> {
  const home = await newFolder()
  await mkdir(path.join(home, 'claims'))
  for (const name of names) await writeFile(path.join(home, 'claims', name), '')
  return home
}

const claimsIn = (home: string) => readdir(path.join(home, 'claims'))

test('a second claim fails until the first is released', async () => {
  const home = await newFolder()
  const release = await claim(home)
  await expect(claim(home)).rejects.toThrow(DataDirectoryInUse)
  await release()
  const releaseAgain = await claim(home)
  await releaseAgain()
  expect(await claimsIn(home)).toEqual([])
})

test('a claim fails with the pid of the live process that holds the folder, and leaves its file', async () => {
  const other = runningProcess(process.ppid)
  const home = await folderClaimedBy(`${other?.pid}.${other?.started}`)
  await expect(claim(home)).rejects.toMatchObject({ pid: process.ppid })
  expect(await claimsIn(home)).toEqual([`${other?.pid}.${other?.started}`])
})

test('ignores the claim of a dead process whose pid was reused', async () => {
  const home = await folderClaimedBy(`${process.ppid}.long-ago`)
  await expect(claim(home)).resolves.toBeTypeOf('function')
})

test('ignores the claim of a dead process, and unrelated files', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const dead = runningProcess(child.pid ?? 0)
  if (!dead) throw new Error('the child is not running')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isRunning(dead)).toBe(false)
  const home = await folderClaimedBy(`${dead.pid}.${dead.started}`, '.DS_Store')
  await expect(claim(home)).resolves.toBeTypeOf('function')
})

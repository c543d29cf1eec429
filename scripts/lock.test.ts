import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withLock } from './lock.mjs'

const checkout = '/project'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lock-'))
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** The pids in the lock files. */
const holders = async () =>
  Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')))

const lock = <T>(work: () => T | Promise<T>) => withLock('work', checkout, 'working', work)

/** Another process that holds the lock. */
async function otherHolder() {
  const child = fork(new URL('lock.child.mjs', import.meta.url), [checkout], { stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  await once(child, 'message')
  const release = async () => {
    child.send('release')
    await once(child, 'message')
  }
  const exit = async () => {
    child.send('exit')
    await once(child, 'exit')
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { pid: child.pid, release, exit, kill }
}

test('six processes hold the lock one at a time, after the first holder was killed', async () => {
  await (await otherHolder()).kill()
  let running = 0
  let mostRunning = 0
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { release } = await otherHolder()
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      await release()
    }),
  )
  expect(mostRunning).toBe(1)
  expect(await holders()).toEqual([])
})

test('returns the result of the work and releases the lock', async () => {
  expect(await lock(async () => holders())).toEqual([String(process.pid)])
  expect(await holders()).toEqual([])
})

test('releases the lock when the work fails', async () => {
  await expect(lock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await holders()).toEqual([])
})

test('takes over a lock file without a pid', async () => {
  const [name = ''] = await lock(() => readdir(folder))
  await writeFile(path.join(folder, name), '')
  expect(await lock(holders)).toEqual([String(process.pid)])
})

test('a process that exits releases the lock', async () => {
  const other = await otherHolder()
  expect(await holders()).toEqual([String(other.pid)])
  await other.exit()
  expect(await holders()).toEqual([])
})

test('a process that exits does not release the lock of another', async () => {
  const earlier = await otherHolder()
  await earlier.release()
  await lock(async () => {
    await earlier.exit()
    expect(await holders()).toEqual([String(process.pid)])
  })
})

test('releasing the lock does not remove the file of another holder', async () => {
  const [name = ''] = await lock(() => readdir(folder))
  await lock(() => writeFile(path.join(folder, name), String(process.ppid)))
  expect(await holders()).toEqual([String(process.ppid)])
})

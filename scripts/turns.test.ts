import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeTurn } from './turns.mjs'

const checkout = '/project'
let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'turns-'))
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const child of children.splice(0)) child.kill()
  await rm(folder, { recursive: true })
})

/** Who has the turn, by what lies in the folder. */
const holders = async () =>
  Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')))

const takeOwn = () => takeTurn('work', checkout, 'working')

/** Another process that takes the turn and gives it back, as it is told. */
function other() {
  const child = fork(new URL('turns.child.mjs', import.meta.url), [checkout], { stdio: 'ignore' })
  children.push(child)
  const tell = async (what: 'take' | 'release' | 'end') => {
    child.send(what)
    await once(child, what === 'end' ? 'exit' : 'message')
  }
  return { pid: child.pid, tell, kill: async () => [child.kill('SIGKILL'), await once(child, 'exit')] }
}

it('is one process’s at a time, also where a dead one has left its own', async () => {
  const dead = other()
  await dead.tell('take')
  await dead.kill()
  let working = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { tell } = other()
      await tell('take')
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setTimeout(resolve, 20))
      working -= 1
      await tell('release')
    }),
  )
  expect(most).toBe(1)
  expect(await holders()).toEqual([])
})

it('is taken over from a file that names nobody', async () => {
  const release = await takeOwn()
  const [name = ''] = await readdir(folder)
  release()
  await writeFile(path.join(folder, name), '')
  const again = await takeOwn()
  expect(await holders()).toEqual([String(process.pid)])
  again()
})

it('ends with the process that has it, and is not taken away by one that had it before', async () => {
  const earlier = other()
  await earlier.tell('take')
  await earlier.tell('release')
  const release = await takeOwn()
  await earlier.tell('end')
  expect(await holders()).toEqual([String(process.pid)])
  release()

  const later = other()
  await later.tell('take')
  expect(await holders()).toEqual([String(later.pid)])
  await later.tell('end')
  expect(await holders()).toEqual([])
})

it('is not given back twice', async () => {
  const release = await takeOwn()
  release()
  const later = other()
  await later.tell('take')
  release()
  expect(await holders()).toEqual([String(later.pid)])
})

import { afterEach, expect, test } from 'vitest'
import { RefusedWork } from './refused-work.ts'
import { openThread, OverBudget } from './warm-thread.ts'

const never = new AbortController().signal
const large = { cpuMs: 10_000, ms: 20_000 }

const threads: { stop(): Promise<void> }[] = []
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.stop())))

/** A thread whose tasks are the code of a function of `input`. */
function threadOf(code: string) {
  const text = `export const openWork = () => { let count = 0; return async (input) => { count++; ${code} } }`
  const module = new URL(`data:text/javascript,${encodeURIComponent(text)}`)
  const thread = openThread<unknown, unknown>({ module, databaseUrl: '', maxMemory: 100 })
  threads.push(thread)
  return thread
}

test('does one task after the other in the same thread', async () => {
  const thread = threadOf('return [input, count]')
  expect(await thread.run('a', large, never)).toEqual(['a', 1])
  expect(await thread.run('b', large, never)).toEqual(['b', 2])
  expect(thread.isAlive()).toBe(true)
})

test('rethrows the error of a task', async () => {
  await expect(threadOf('throw new Error("broken")').run(null, large, never)).rejects.toThrow('broken')
})

test('keeps a thread whose task was refused', async () => {
  const path = new URL('./refused-work.ts', import.meta.url).href
  const thread = threadOf(
    `const { RefusedWork } = await import(${JSON.stringify(path)}); throw new RefusedWork('No words.')`,
  )
  const refused = thread.run(null, large, never)
  await expect(refused).rejects.toThrow(RefusedWork)
  await expect(refused).rejects.toThrow('No words.')
  expect(thread.isAlive()).toBe(true)
})

test.each([
  // Slow enough for a check of the memory in between.
  [
    'buffers',
    'const kept = []; return new Promise(() => setInterval(() => kept.push(new Uint8Array(2e7).fill(1)), 20))',
  ],
  ['objects', 'const kept = []; for (;;) kept.push({ at: kept.length })'],
])('ends a thread that fills the memory with %s', async (_what, code) => {
  const thread = threadOf(code)
  await expect(thread.run(null, large, never)).rejects.toThrow(OverBudget)
  expect(thread.isAlive()).toBe(false)
})

test('ends a thread that takes a core for too long', async () => {
  const started = performance.now()
  const work = threadOf('for (;;) {}').run(null, { cpuMs: 200, ms: 60_000 }, never)
  await expect(work).rejects.toThrow(OverBudget)
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('ends a thread that waits for too long', async () => {
  const work = threadOf('return new Promise(() => setInterval(() => {}, 1000))').run(
    null,
    { cpuMs: 10_000, ms: 100 },
    never,
  )
  await expect(work).rejects.toThrow(OverBudget)
})

test('ends a thread whose caller left', async () => {
  const caller = new AbortController()
  const thread = threadOf('for (;;) {}')
  const work = thread.run(null, large, caller.signal)
  setTimeout(() => caller.abort(new Error('left')), 100)
  await expect(work).rejects.toThrow('left')
  expect(thread.isAlive()).toBe(false)
})

test('ends a thread that keeps much of its memory', async () => {
  const thread = threadOf('globalThis.kept = new Uint8Array(6e7).fill(1); return 1')
  expect(await thread.run(null, large, never)).toBe(1)
  expect(thread.isAlive()).toBe(false)
})

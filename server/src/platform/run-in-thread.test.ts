import { expect, test } from 'vitest'
import { runInThread } from './run-in-thread.ts'

const run = (code: string) =>
  runInThread({
    module: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    data: null,
    maxMs: 20_000,
    maxCpuMs: 10_000,
    maxMemory: 100,
    refusal: (message) => new Error(message),
    tooCostly: 'too costly',
  })

test.each([
  // Slow enough for a check of the memory in between.
  ['buffers', 'const kept = []; setInterval(() => kept.push(new Uint8Array(2e7).fill(1)), 20)'],
  ['objects', 'const kept = []; for (;;) kept.push({ at: kept.length })'],
])('ends a thread that fills the memory with %s', async (_what, code) => {
  await expect(run(code)).rejects.toThrow('too costly')
})

test('ends a thread that takes a core for too long', async () => {
  const started = performance.now()
  const work = runInThread({
    module: new URL(`data:text/javascript,${encodeURIComponent('for (;;) {}')}`),
    data: null,
    maxMs: 60_000,
    maxCpuMs: 200,
    maxMemory: 100,
    refusal: (message) => new Error(message),
    tooCostly: 'too costly',
  })
  await expect(work).rejects.toThrow('too costly')
  expect(performance.now() - started).toBeLessThan(20_000)
})

import { afterAll, expect, test } from 'vitest'
import { heavyWork, type HeavyKind } from './heavy-work.ts'

const heavy = heavyWork('')
afterAll(() => heavy.close())

/** Spins for as long as it is told, in ms of a core, and returns its label. */
interface Spin {
  label: string
  cpuMs: number
  isLarge?: boolean
}
const code = `
const used = () => process.threadCpuUsage().user + process.threadCpuUsage().system
export const openWork = () => ({ label, cpuMs }) => {
  const until = used() + cpuMs * 1000
  while (used() < until);
  if (label === 'refused') throw new RefusedWork('No words.')
  return label
}`
const refusedWork = JSON.stringify(new URL('./refused-work.ts', import.meta.url).href)
const kind: HeavyKind<Spin> = {
  module: new URL(
    `data:text/javascript,${encodeURIComponent(`import { RefusedWork } from ${refusedWork}; ${code}`)}`,
  ),
  isLong: ({ isLarge }) => isLarge === true,
  shortCpuMs: 40,
  maxCpuMs: 400,
  maxMs: 60_000,
  maxWaitMs: 60_000,
  maxMemory: 100,
  refusal: (message) => new Error(`refused: ${message}`),
  tooCostly: 'too costly',
}
const from = (network: string, signal = new AbortController().signal) => ({
  network,
  caller: network,
  signal,
})

/** Tasks of a kind, and the order in which they ended. */
function recorded() {
  const spins = heavy.open<Spin, string>(kind)
  const ended: string[] = []
  const run = (network: string, label: string, cpuMs: number, more: Partial<Spin> = {}) =>
    spins.run(from(network), { label, cpuMs, ...more }).finally(() => ended.push(label))
  return { spins, ended, run }
}

test('small tasks of others don’t wait for long ones', async () => {
  const { ended, run } = recorded()
  const long = ['a', 'b', 'c'].map((network) => run(network, `${network} long`, 100, { isLarge: true }))
  await run('d', 'd small', 1)
  expect(ended).toEqual(['d small'])
  await Promise.all(long)
})

test('a task that turns out to be long is done among the long ones', async () => {
  const { ended, run } = recorded()
  const long = ['a', 'b', 'c', 'd'].map((network) => run(network, `${network} long`, 200))
  await run('e', 'e small', 1)
  // Behind their first tries, and before most of their work.
  expect(ended.length).toBeLessThan(3)
  expect(await Promise.all(long)).toEqual(['a long', 'b long', 'c long', 'd long'])
})

test('a task that takes too long is refused in words', async () => {
  await expect(recorded().run('a', 'endless', Infinity)).rejects.toThrow('refused: too costly')
})

test('a task that refuses its input is refused in words', async () => {
  await expect(recorded().run('a', 'refused', 1)).rejects.toThrow('refused: No words.')
})

test('the 22nd task of a caller gets a 503 with Retry-After, and another caller’s does not', async () => {
  const { run, spins } = recorded()
  const all = Array.from({ length: 21 }, (_, n) => run('a', `a${n}`, 1))
  await expect(spins.run(from('a'), { label: 'a22', cpuMs: 1 })).rejects.toMatchObject({
    status: 503,
    retryAfter: 5,
  })
  expect(await run('b', 'b', 1)).toBe('b')
  await Promise.all(all)
})

test('the turn of a caller who left goes to the next', async () => {
  const { run, spins } = recorded()
  const caller = new AbortController()
  const endless = spins.run(from('a', caller.signal), { label: 'a', cpuMs: 1e9, isLarge: true })
  const next = run('b', 'b', 1, { isLarge: true })
  setTimeout(() => caller.abort(), 200)
  await expect(endless).rejects.toMatchObject({ status: 499 })
  expect(await next).toBe('b')
})

test('the event loop is free while tasks run', async () => {
  const { run } = recorded()
  let rounds = 0
  const beat = setInterval(() => rounds++, 1)
  await run('a', 'a', 100, { isLarge: true })
  clearInterval(beat)
  expect(rounds).toBeGreaterThan(20)
})

test('warming starts one thread, which the first task finds ready', async () => {
  const openings = new BroadcastChannel('warmed')
  let opened = 0
  openings.addEventListener('message', () => opened++)
  const announced = `new BroadcastChannel('warmed').postMessage('opened'); ${code}`
  const spins = heavy.open<Spin, string>({
    ...kind,
    module: new URL(
      `data:text/javascript,${encodeURIComponent(`import { RefusedWork } from ${refusedWork}; ${announced}`)}`,
    ),
  })
  spins.warm()
  spins.warm()
  await expect.poll(() => opened).toBe(1)
  expect(await spins.run(from('warm'), { label: 'first', cpuMs: 1 })).toBe('first')
  spins.warm()
  expect(await spins.run(from('warm'), { label: 'second', cpuMs: 1 })).toBe('second')
  expect(opened).toBe(1)
  openings.close()
})

import { expect, test } from 'vitest'
import { useLevels, type Settlement, type Use } from './use-levels.ts'

const rate = { count: 20, seconds: 20 }
const exact = { count: 5, seconds: 5 }

/** Levels with a clock that the test moves, and a database that adds up what is settled. */
function testLevels({ shared = async (_name: string, { uses }: Settlement) => uses, maxLevels = 100 } = {}) {
  let time = 1000
  const settled: [string, Settlement][] = []
  const levels = useLevels({
    now: () => time,
    maxLevels,
    settle: (name, _rate, settlement) => {
      settled.push([name, settlement])
      return shared(name, settlement)
    },
  })
  return {
    levels,
    settled,
    wait: (seconds: number) => {
      time += seconds * 1000
    },
    /** Takes one after the other. */
    take: async (count: number, name = 'a', limit = rate) => {
      const uses: Use[] = []
      for (let number = 0; number < count; number++) uses.push(await levels.take(name, limit))
      return uses
    },
  }
}

const within = (uses: Use[]) => uses.filter(({ isWithin }) => isWithin).length

test('exactly as many uses as the rate has are possible at once', async () => {
  const { take } = testLevels()
  const uses = await take(21)
  expect([within(uses), uses[19], uses[20]]).toEqual([
    20,
    { isWithin: true, remaining: 0, reset: 20, retryAfter: 1 },
    { isWithin: false, remaining: 0, reset: 20, retryAfter: 1 },
  ])
})

test('uses come back evenly', async () => {
  const { take, wait } = testLevels()
  await take(20)
  wait(3)
  expect(within(await take(4))).toBe(3)
})

test('a refused use costs nothing', async () => {
  const { take, wait } = testLevels()
  await take(500)
  wait(1)
  expect(within(await take(2))).toBe(1)
})

test('names are counted apart', async () => {
  const { take } = testLevels()
  await take(20, 'a')
  expect(within(await take(1, 'b'))).toBe(1)
})

test('fewer than a tenth of the rate cost no query', async () => {
  const { take, settled } = testLevels()
  await take(1)
  expect(settled).toEqual([])
})

test('every tenth of the rate is settled, with the time since the last one', async () => {
  const { take, settled, wait } = testLevels()
  await take(2)
  wait(7)
  await take(2)
  expect(settled).toEqual([
    ['a', { uses: 2, maxElapsed: undefined }],
    ['a', { uses: 2, maxElapsed: 7 }],
  ])
})

test('each use of a small rate is settled', async () => {
  const { take, settled } = testLevels()
  await take(3, 'a', exact)
  expect(settled.map(([, { uses }]) => uses)).toEqual([1, 1, 1])
})

test('what other servers have counted is used up', async () => {
  const { take } = testLevels({ shared: async (_name, { uses }) => 18 + uses })
  expect((await take(3)).map(({ isWithin }) => isWithin)).toEqual([true, true, false])
})

test('a use that exceeds the rate of all servers is refused', async () => {
  const { take } = testLevels({ shared: async () => 6 })
  expect((await take(1, 'a', exact)).map(({ isWithin }) => isWithin)).toEqual([false])
})

test('a use that was given back is there again, for all servers', async () => {
  let total = 0
  const { levels } = testLevels({ shared: async (_name, { uses }) => (total += uses) })
  for (let number = 0; number < 8; number++) {
    expect(await levels.take('a', exact)).toMatchObject({ isWithin: true })
    expect(levels.giveBack('a', exact)).toMatchObject({ remaining: 5 })
  }
  await expect.poll(() => total).toBe(0)
})

test('uses of a large rate that are given back are settled in tenths', async () => {
  const { levels, take, settled } = testLevels()
  await take(4)
  for (let number = 0; number < 4; number++) levels.giveBack('a', rate)
  await expect.poll(() => settled.map(([, { uses }]) => uses)).toEqual([2, 2, -2, -2])
})

test('concurrent uses of a small rate are never more than it', async () => {
  let total = 0
  const { levels } = testLevels({
    shared: async (_name, { uses }) => (total += uses),
  })
  const uses = await Promise.all(Array.from({ length: 50 }, async () => levels.take('a', exact)))
  expect([within(uses), total]).toEqual([5, 5])
})

test('uses of a small rate that all servers have are allowed in order', async () => {
  let total = 2
  const { levels } = testLevels({ shared: async (_name, { uses }) => (total += uses) })
  const uses = await Promise.all(Array.from({ length: 5 }, async () => levels.take('a', exact)))
  expect(uses.map(({ isWithin }) => isWithin)).toEqual([true, true, true, false, false])
})

test('a shared level that is lower than the own uses lifts no limit', async () => {
  const { take } = testLevels({ shared: async () => 0 })
  expect(within(await take(50))).toBe(20)
})

test('without the database, the server counts alone', async () => {
  const { take } = testLevels({ shared: () => Promise.reject(new Error('no connection')) })
  expect(within(await take(50))).toBe(20)
})

test('forgets what came back before anything else', async () => {
  const { take, wait, levels } = testLevels({ maxLevels: 2 })
  await take(1, 'old')
  wait(10)
  await take(20, 'full')
  await take(1, 'new')
  expect(await levels.take('full', rate)).toMatchObject({ isWithin: false })
})

test('any number of names needs room for the last ones only', async () => {
  const { take, levels } = testLevels({ maxLevels: 3 })
  for (let number = 0; number < 100; number++) await take(1, `caller ${number}`)
  expect(await levels.take('caller 99', rate)).toMatchObject({ remaining: 18 })
  expect(await levels.take('caller 1', rate)).toMatchObject({ remaining: 19 })
})

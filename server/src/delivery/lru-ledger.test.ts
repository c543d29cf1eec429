import { expect, test } from 'vitest'
import { lruLedger } from './lru-ledger.ts'

test('above the limit, evicts the least recently used entries down to 90%', () => {
  const ledger = lruLedger(100)
  for (const name of ['a', 'b', 'c', 'd']) ledger.use(name, 25)
  expect(ledger.evict()).toEqual([])
  ledger.use('a', 25)
  ledger.use('e', 10)
  expect(ledger.evict()).toEqual(['b'])
  expect(ledger.bytes).toBe(85)
})

test('never evicts the most recent entry, even when it alone exceeds the limit', () => {
  const ledger = lruLedger(100)
  ledger.use('a', 10)
  ledger.use('b', 500)
  expect(ledger.evict()).toEqual(['a'])
  expect(ledger.evict()).toEqual([])
})

test('an entry used twice counts once, with its latest size', () => {
  const ledger = lruLedger(100)
  ledger.use('a', 10)
  ledger.use('a', 30)
  expect(ledger.bytes).toBe(30)
})

test('restored entries are older than entries used since the start', () => {
  const ledger = lruLedger(100)
  ledger.use('b', 20)
  ledger.restore([
    ['a', 40],
    ['b', 20],
    ['c', 50],
  ])
  expect(ledger.bytes).toBe(110)
  expect(ledger.evict()).toEqual(['a'])
  expect(ledger.bytes).toBe(70)
})

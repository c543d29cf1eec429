import { expect, it } from 'vitest'
import { lruLedger } from './lru-ledger.ts'

it('lets the least recently used go, down to nine tenths', () => {
  const ledger = lruLedger(100)
  for (const name of ['a', 'b', 'c', 'd']) ledger.use(name, 25)
  expect(ledger.evict()).toEqual([])
  ledger.use('a', 25)
  ledger.use('e', 10)
  expect(ledger.evict()).toEqual(['b'])
  expect(ledger.bytes).toBe(85)
})

it('never lets the one go that was used last, however large', () => {
  const ledger = lruLedger(100)
  ledger.use('a', 10)
  ledger.use('b', 500)
  expect(ledger.evict()).toEqual(['a'])
  expect(ledger.evict()).toEqual([])
})

it('counts an entry once, at its latest size', () => {
  const ledger = lruLedger(100)
  ledger.use('a', 10)
  ledger.use('a', 30)
  expect(ledger.bytes).toBe(30)
})

it('takes what it finds from before as older than what was used since', () => {
  const ledger = lruLedger(100)
  ledger.use('b', 20)
  ledger.recall([
    ['a', 40],
    ['b', 20],
    ['c', 50],
  ])
  expect(ledger.bytes).toBe(110)
  expect(ledger.evict()).toEqual(['a'])
  expect(ledger.bytes).toBe(70)
})

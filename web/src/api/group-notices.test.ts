import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { groupNotices } from './group-notices.ts'
import { groupFactsKey, groupKey, threadsKey } from './groups-changed.ts'

const messages = [...groupKey('g1'), 'messages']
const facts = groupFactsKey('g1')
let queries: QueryClient
let notice: ReturnType<typeof groupNotices>

beforeEach(() => {
  queries = new QueryClient()
  notice = groupNotices(queries)
})

const load = () => {
  for (const key of [messages, facts, threadsKey]) queries.setQueryData(key, 'known')
}
const stale = () =>
  [messages, facts, threadsKey].map((key) => queries.getQueryState(key)?.isInvalidated === true)

test('the first notice makes everything about the conversation stale', () => {
  load()
  notice('g1', 7)
  expect(stale()).toEqual([true, true, true])
})

test('the notice with the next number keeps the members', () => {
  notice('g1', 7)
  load()
  notice('g1', 8, 'ann')
  expect(stale().slice(0, 2)).toEqual([true, false])
})

test('the notice with the next number and no author, such as of an added member, keeps nothing', () => {
  notice('g1', 7)
  load()
  notice('g1', 8)
  expect(stale().slice(0, 2)).toEqual([true, true])
})

test('the notice with the same number, such as of a removed member, keeps nothing', () => {
  notice('g1', 7)
  load()
  notice('g1', 7)
  expect(stale().slice(0, 2)).toEqual([true, true])
})

test('the notice after a lost one keeps nothing', () => {
  notice('g1', 7)
  load()
  notice('g1', 9, 'ann')
  expect(stale().slice(0, 2)).toEqual([true, true])
})

test('a notice without a conversation makes all of them stale', () => {
  load()
  notice()
  expect(stale()).toEqual([true, true, true])
})

test('the list of conversations is fetched twice for ten messages in a row', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let fetches = 0
  const queryFn = () => Promise.resolve(++fetches)
  const list = new QueryObserver(queries, {
    queryKey: threadsKey,
    queryFn,
    initialData: 0,
    staleTime: Infinity,
  })
  onTestFinished(list.subscribe(() => {}))
  for (let sequence = 1; sequence <= 10; sequence++) notice('g1', sequence, 'ann')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetches).toBe(2)
})

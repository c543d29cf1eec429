import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ownProfilesKey, savedProfilesKey } from './own-lists-keys.ts'
import { approvalQueueKey, partKey, profileKey } from './profile-keys.ts'
import { profileChanged, profileSaved } from './profile-changed.ts'
import { callKey } from '../platform/calls/call-key.ts'
import { calls, type Call } from '../platform/calls/calls.ts'
import { kinds } from '../kind/registry.ts'

test('without parts, everything that shows the profile is stale, and nothing of others', async () => {
  const queries = new QueryClient()
  const showing = [
    profileKey(kinds.facility, 'f1'),
    partKey(kinds.facility, 'f1', 'images'),
    [...ownProfilesKey(kinds.facility), 2],
    [...savedProfilesKey(kinds.facility), 1],
    [...approvalQueueKey(kinds.facility), undefined, 1],
  ]
  const others = [
    profileKey(kinds.facility, 'f2'),
    profileKey(kinds.destination, 'f1'),
    ['favorites', 'facility', 'ids'],
  ]
  for (const key of [...showing, ...others]) queries.setQueryData(key, 'known')
  await profileChanged(queries, kinds.facility, 'f1')
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(showing.map(isStale)).toEqual(showing.map(() => true))
  expect(others.map(isStale)).toEqual(others.map(() => false))
})

test('with parts, only these are stale', async () => {
  const queries = new QueryClient()
  const documents = partKey(kinds.facility, 'f1', 'documents')
  const others = [
    partKey(kinds.facility, 'f1', 'profile'),
    partKey(kinds.facility, 'f1', 'images'),
    [...ownProfilesKey(kinds.facility), 2],
  ]
  for (const key of [documents, ...others]) queries.setQueryData(key, 'known')
  await profileChanged(queries, kinds.facility, 'f1', ['documents'])
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(isStale(documents)).toBe(true)
  expect(others.map(isStale)).toEqual([false, false, false])
})

/** The key of a read of one owner, by its operation. */
const readKey = (call: Call<object, unknown>, id: string) => callKey(call, { id }, 'ann')
const { events } = calls['event-mgmt']

test('without parts, all reads of the profile by operations are stale, and none of others', async () => {
  const queries = new QueryClient()
  const showing = [readKey(events.get, 'e1'), readKey(events.leads.list, 'e1')]
  const others = [readKey(events.get, 'e2'), readKey(calls['facility-mgmt'].facilities.get, 'e1')]
  for (const key of [...showing, ...others]) queries.setQueryData(key, 'known')
  await profileChanged(queries, kinds.event, 'e1')
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(showing.map(isStale)).toEqual([true, true])
  expect(others.map(isStale)).toEqual([false, false])
})

test('with parts, the operations of these parts are stale, by the names that the kind has for them', async () => {
  const queries = new QueryClient()
  const { facilities } = calls['facility-mgmt']
  const showing = [readKey(facilities.managers.list, 'f1'), readKey(facilities.documents.list, 'f1')]
  const others = [readKey(facilities.get, 'f1'), readKey(facilities.images.list, 'f1')]
  for (const key of [...showing, ...others]) queries.setQueryData(key, 'known')
  await profileChanged(queries, kinds.facility, 'f1', ['members', 'documents'])
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(showing.map(isStale)).toEqual([true, true])
  expect(others.map(isStale)).toEqual([false, false])
})

test('a saved profile is stale where pages of requests read it, and what else they read is not', async () => {
  const queries = new QueryClient()
  const event = readKey(events.get, 'f1')
  const leads = readKey(events.leads.list, 'f1')
  for (const key of [event, leads]) queries.setQueryData(key, 'known')
  await profileSaved(queries, kinds.event, saved)
  expect(queries.getQueryState(event)?.isInvalidated).toBe(true)
  expect(queries.getQueryState(leads)?.isInvalidated).toBe(false)
})

const saved = { id: 'f1', name: 'New name', email: null, updatedDate: '2027-03-12T09:00:00.000Z' }
const keys = ['profile', 'changes', 'reach'].map((part) => partKey(kinds.facility, 'f1', part))

/** A cache with a profile before `saved` was saved. */
function cacheWith(profile: object) {
  const queries = new QueryClient()
  for (const [place, data] of [profile, { city: '2026-01-01T00:00:00.000Z' }, 'Email'].entries())
    queries.setQueryData(keys[place] ?? [], data)
  return queries
}
const staleOf = (queries: QueryClient) => keys.map((key) => queries.getQueryState(key)?.isInvalidated)

test('a saved profile is in the cache, and lists that show it are stale', async () => {
  const queries = cacheWith({ ...saved, name: 'Old name' })
  const list = ownProfilesKey(kinds.facility)
  queries.setQueryData(list, 'old')
  await profileSaved(queries, kinds.facility, saved)
  expect(queries.getQueryData(keys[0] ?? [])).toEqual(saved)
  expect(staleOf(queries)).toEqual([false, false, false])
  expect(queries.getQueryState(list)?.isInvalidated).toBe(true)
})

test('a saved profile is in the loaded pages of lists, which are not fetched for it', async () => {
  const queries = cacheWith({ ...saved, name: 'Old name' })
  const list = ownProfilesKey(kinds.facility)
  const other = { id: 'f2', name: 'Elm Hall' }
  const [first, second] = [
    [...list, 1],
    [...list, 2],
  ]
  queries.setQueryData(first, { items: [{ id: 'f1', name: 'Old name', isOwn: true }, other], count: 3 })
  queries.setQueryData(second, { items: [other], count: 3 })
  await profileSaved(queries, kinds.facility, saved)
  expect(queries.getQueryData(first)).toEqual({ items: [{ ...saved, isOwn: true }, other], count: 3 })
  expect([first, second].map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([false, false])
})

test('a save dates the fields that changed', async () => {
  const queries = cacheWith({ ...saved, name: 'Old name' })
  await profileSaved(queries, kinds.facility, saved)
  expect(queries.getQueryData(keys[1] ?? [])).toEqual({
    city: '2026-01-01T00:00:00.000Z',
    name: '2027-03-12T09:00:00.000Z',
  })
})

test('after a change of the email, the way of requests is stale', async () => {
  const queries = cacheWith({ ...saved, email: 'desk@elm.example' })
  await profileSaved(queries, kinds.facility, saved)
  expect(staleOf(queries)).toEqual([false, false, true])
})

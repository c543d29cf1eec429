import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  approvalQueueKey,
  partKey,
  profileChanged,
  profileKey,
  ownProfilesKey,
  profileSaved,
  savedProfilesKey,
} from './profile-changed.ts'
import { kinds } from '../kinds/registry.ts'

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

test('a saved profile is in the cache, and lists that show it and the dates of its changes are stale', async () => {
  const queries = new QueryClient()
  const [key, list] = [partKey(kinds.facility, 'f1', 'profile'), ownProfilesKey(kinds.facility)]
  const changes = partKey(kinds.facility, 'f1', 'changes')
  for (const each of [key, list, changes]) queries.setQueryData(each, 'old')
  const saved = { id: 'f1', name: 'New name' }
  await profileSaved(queries, kinds.facility, saved)
  expect(queries.getQueryData(key)).toEqual(saved)
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false)
  expect([list, changes].map((each) => queries.getQueryState(each)?.isInvalidated)).toEqual([true, true])
})

import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  approvalQueueKey,
  profileChanged,
  profileKey,
  ownProfilesKey,
  savedProfilesKey,
} from './profile-changed.ts'
import { kinds } from '../kinds/registry.ts'

test('refetches everything that shows the profile, and nothing of others', async () => {
  const queries = new QueryClient()
  const showing = [
    profileKey(kinds.facility, 'f1'),
    [...profileKey(kinds.facility, 'f1'), 'images'],
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
  const isAskedAnew = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(showing.map(isAskedAnew)).toEqual(showing.map(() => true))
  expect(others.map(isAskedAnew)).toEqual(others.map(() => false))
})

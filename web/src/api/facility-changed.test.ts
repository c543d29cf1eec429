import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  approvalQueueKey,
  facilityChanged,
  facilityKey,
  ownFacilitiesKey,
  savedFacilitiesKey,
} from './facility-changed.ts'

test('has everything that shows the facility asked for anew, and nothing of others', async () => {
  const queries = new QueryClient()
  const showing = [
    facilityKey('f1'),
    [...facilityKey('f1'), 'images'],
    [...ownFacilitiesKey, 2],
    [...savedFacilitiesKey, 1],
    [...approvalQueueKey, undefined, 1],
  ]
  const others = [facilityKey('f2'), ['favorites', 'facilities']]
  for (const key of [...showing, ...others]) queries.setQueryData(key, 'known')
  await facilityChanged(queries, 'f1')
  const isAskedAnew = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(showing.map(isAskedAnew)).toEqual(showing.map(() => true))
  expect(others.map(isAskedAnew)).toEqual(others.map(() => false))
})

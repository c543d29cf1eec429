import { expect, test } from 'vitest'
import { api } from '../api/client.ts'
import { callsOf, functionOf, idOf } from '../platform/calls/calls.ts'
import { callKey, isTouched } from '../platform/calls/call-key.ts'
import { kindList, kinds } from './registry.ts'

test.each(kindList)('the operations of a kind are those of its client: $name', (kind) => {
  const named = callsOf(kind.calls)
  const real = kind.calls(api)
  expect(functionOf(api, named.get)).toBe(real.get)
  expect(functionOf(api, named.images.list)).toBe(real.images.list)
  expect(functionOf(api, named.members.list)).toBe(real.members.list)
  expect(functionOf(api, named.favorites.list)).toBe(real.favorites.list)
  expect(functionOf(api, named.reactions.add)).toBe(real.reactions.add)
})

test.each(kindList)('an operation of a kind is the same wherever it is picked: $name', (kind) => {
  const named = callsOf(kind.calls)
  expect(callsOf((client) => kind.calls(client).get)).toBe(named.get)
  expect(callsOf((client) => kind.calls(client).members.list)).toBe(named.members.list)
  expect(callsOf((client) => kind.calls(client).favorites.list)).toBe(named.favorites.list)
})

test('the names that all kinds share are not in the ids', () => {
  const { members, favorites } = callsOf(kinds.facility.calls)
  expect(idOf(members.list)).toBe('facility-mgmt.facilities.managers.list')
  expect(idOf(favorites.list)).toBe('facility-mgmt.facilities.liked.list')
})

test('a write touches all that is read of a profile', () => {
  const facility = callsOf(kinds.facility.calls)
  const own = callKey(facility.images.list, { ownerId: 'f1' }, null)
  const other = callKey(callsOf(kinds.hotel.calls).get, { id: 'f1' }, null)
  expect(isTouched(own, { call: facility, owner: 'f1' })).toBe(true)
  expect(isTouched(own, { call: facility, owner: 'f2' })).toBe(false)
  expect(isTouched(other, { call: facility, owner: 'f1' })).toBe(false)
})

import { expect, test } from 'vitest'
import { locationsOfCompany, pendingAffiliation } from './affiliations.ts'
import type { Affiliation } from '../../kind/profile-calls.ts'

const affiliation = (
  accepted: Pick<Affiliation, 'isAcceptedByOwner' | 'isAcceptedByCompany'>,
): Affiliation => ({
  id: 'a1',
  ownerId: 'f1',
  ownerKind: 'facility',
  ownerName: 'Oak Hall',
  city: null,
  state: null,
  lat: null,
  lng: null,
  companyId: 'c1',
  companyName: 'Elm Group',
  isAccepted: accepted.isAcceptedByOwner && accepted.isAcceptedByCompany,
  createdDate: '2027-02-19T00:00:00Z',
  ...accepted,
})

const fromLocation = affiliation({ isAcceptedByOwner: true, isAcceptedByCompany: false })
const fromCompany = affiliation({ isAcceptedByOwner: false, isAcceptedByCompany: true })

test('a location that asks is decided by the company', () => {
  const { to, name, decision } = pendingAffiliation(fromLocation, 'company')
  expect({ to, name }).toEqual({ to: '/facilities/f1', name: 'Oak Hall' })
  expect(decision).toMatchObject({ asker: 'Oak Hall', page: 'Elm Group' })
})

test('a location that asks waits for the answer on its own page', () =>
  expect(pendingAffiliation(fromLocation, 'location')).toMatchObject({
    to: '/companies/c1',
    name: 'Elm Group',
    decision: undefined,
  }))

test('a company that asks is answered by the location', () => {
  expect(pendingAffiliation(fromCompany, 'company').decision).toBeUndefined()
  expect(pendingAffiliation(fromCompany, 'location').decision).toMatchObject({
    asker: 'Elm Group',
    page: 'Oak Hall',
  })
})

test('an answer changes the pages of both sides', () => {
  const { decision } = pendingAffiliation(fromLocation, 'company')
  expect(decision?.shownOn.map(({ kind, id, parts }) => [kind.name, id, parts])).toEqual([
    ['facility', 'f1', ['companies', 'inherited']],
    ['company', 'c1', ['locations']],
  ])
})

test('the editor of a company offers to accept links that it has not accepted', () => {
  expect(locationsOfCompany.isWaiting(fromLocation)).toBe(true)
  expect(locationsOfCompany.isWaiting(fromCompany)).toBe(false)
})

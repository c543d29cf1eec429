import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { expect, test } from 'vitest'
import { showFacility } from './show-facility.server.ts'

const space = { surface: null, location: null, additionalFeatures: null }
const facility: Facility = {
  id: '018680ab-5efe-7000-9d70-9459d2a614b9',
  name: 'Waterstone Natatorium',
  description: 'Two pools. '.repeat(60),
  address: null,
  city: 'Indianapolis',
  state: 'Indiana',
  postalCode: null,
  lat: 39.8,
  lng: -86.3,
  googlePlaceId: null,
  phone: null,
  email: null,
  website: null,
  parentId: null,
  facilityType: 'Aquatic Center',
  availability: null,
  capacity: 3200,
  indoorArea: null,
  yearOpened: null,
  timeZone: null,
  region: 'Midwest',
  headerImage: '/art/018680ab-5efe-7000-9d70-9459d2a614b9/swimming',
  logo: null,
  status: 'Approved',
  isActive: true,
  isPromoted: true,
  membership: { isActive: false, tier: null },
  createdDate: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedDate: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  sports: ['Swimming'],
  amenities: [],
  spaceTypes: [
    { name: 'Pool', count: 2, ...space },
    { name: 'Court', count: 5, ...space },
    { name: 'Court', count: 3, ...space },
    { name: 'Mat', count: 4, ...space },
  ],
  rating: 4,
  reviewCount: 1,
  likeCount: 0,
  distance: 7.8,
}
const score = (changes: Partial<Facility>, wanted?: string) =>
  showFacility(wanted)({ ...facility, ...changes }, 1).score.map(({ label, value }) => `${label} ${value}`)

test('the score counts spaces of a sort together, most first, and seats last', () => {
  expect(score({})).toEqual(['Courts 8', 'Mats 4', 'Seats 3.2K'])
  expect(score({ capacity: null })).toEqual(['Courts 8', 'Mats 4', 'Pools 2'])
  expect(score({}, 'Pool')).toEqual(['Pools 2', 'Courts 8', 'Seats 3.2K'])
  expect(score({ spaceTypes: [], capacity: 0 })).toEqual([])
})

test('only the first of a page, if it is promoted, brings the opening of its description', () => {
  const shown = showFacility(undefined)(facility, 0)
  expect(shown.description?.length).toBeLessThan(270)
  expect(shown.description).toMatch(/pools\. …$|Two …$/)
  expect(showFacility(undefined)(facility, 1).description).toBeUndefined()
  expect(showFacility(undefined)({ ...facility, isPromoted: false }, 0).description).toBeUndefined()
})

test('a place as far as it is known', () => {
  const place = (changes: Partial<Facility>) => showFacility(undefined)({ ...facility, ...changes }, 1)
  expect(place({})).toMatchObject({ place: 'Indianapolis, IN', distance: '7.8 mi away' })
  expect(place({ city: null, distance: null }).place).toBe('IN')
  expect(place({ city: null, distance: null }).distance).toBeUndefined()
  expect(place({ lat: null }).position).toBeNull()
})

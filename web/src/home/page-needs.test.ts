import { expect, test } from 'vitest'
import { eventSummary } from '../kinds/event/summary.ts'
import { facilitySummary } from '../kinds/facility/summary.ts'
import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'
import { plainEvent } from '../page/testing/plain-event.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { pageNeeds } from './page-needs.ts'

const today = '2027-03-12'
const complete = {
  description: 'Eight courts.',
  spaceTypes: [
    {
      name: 'Court' as const,
      surface: 'Hardwood' as const,
      count: 8,
      location: null,
      additionalFeatures: null,
    },
  ],
  sports: ['Basketball'],
  amenities: ['Parking'],
  headerImage: '/images/abc',
  phone: '317 555 0100',
  address: '1 Elm St',
  status: 'Approved' as const,
}

const of = (summary: ProfileSummary, profiles: Profile[], count = profiles.length) => [
  { summary, profiles, count },
]
const ofFacilities = (...profiles: Profile[]) => of(facilitySummary, profiles)

test('complete public pages need nothing', () => {
  expect(pageNeeds(ofFacilities(plainFacility(complete)), today)).toEqual([])
})

test('a pending page waits for approval', () => {
  const pending = plainFacility({ ...complete, id: 'f1', name: 'Elm Hall', status: 'Pending' })
  expect(pageNeeds(ofFacilities(pending), today)).toEqual([
    {
      figure: '1',
      title: 'page waits for approval',
      text: 'Elm Hall. An administrator reviews it first.',
      action: 'Open Elm Hall',
      to: '/facilities/f1',
    },
  ])
})

test('an incomplete page leads to its most useful step', () => {
  const bare = plainFacility({ ...complete, id: 'f1', spaceTypes: [] })
  expect(pageNeeds(ofFacilities(bare), today)).toMatchObject([
    { title: 'page to complete', action: 'Grand Gym: add its spaces', to: '/facilities/f1#spaces' },
  ])
})

test('more than two pages are counted, and the first two named', () => {
  const pages = ['Elm', 'Oak', 'Ash', 'Fir'].map((name) =>
    plainFacility({ ...complete, name, status: 'Pending' }),
  )
  expect(pageNeeds(ofFacilities(...pages), today)).toMatchObject([
    {
      figure: '4',
      title: 'pages wait for approval',
      text: 'Elm, Oak, and 2 more. An administrator reviews them first.',
    },
  ])
})

test('a figure has a plus if the list has more pages than are loaded', () => {
  const pending = plainFacility({ ...complete, status: 'Pending' })
  expect(pageNeeds(of(facilitySummary, [pending], 25), today)).toMatchObject([
    { figure: '1+', title: 'pages wait for approval' },
  ])
})

test('a draft comes before what is incomplete', () => {
  const draft = plainEvent({ status: 'Draft', endDate: '2027-04-01', hotelCount: 0 })
  expect(pageNeeds(of(eventSummary, [draft]), today).map(({ title }) => title)).toEqual([
    'draft to publish',
    'page to complete',
  ])
})

test.each([
  ['is in the past', { status: 'Published' as const, endDate: '2027-03-11' }],
  ['was cancelled', { status: 'Cancelled' as const, endDate: '2027-04-01' }],
  ['is completed', { status: 'Completed' as const, endDate: '2027-04-01' }],
])('an event that %s needs nothing', (_case, known) => {
  expect(pageNeeds(of(eventSummary, [plainEvent({ ...known, hotelCount: 0 })]), today)).toEqual([])
})

test('an event on its last day can still be completed', () => {
  const last = plainEvent({ status: 'Published', endDate: today, hotelCount: 0 })
  expect(pageNeeds(of(eventSummary, [last]), today)).toMatchObject([{ title: 'page to complete' }])
})

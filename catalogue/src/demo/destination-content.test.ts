import { DestinationDraft } from '@app/contract/destinations/destination-schema.ts'
import { regionOf, states } from '@app/contract/reference-lists/regions.ts'
import { describe, expect, test } from 'vitest'
import { milesBetween } from '@app/contract/rules/globe.ts'
import { destinationRows } from './destinations/destination-rows.ts'
import { planDestinations } from './destinations/plan-destinations.ts'
import { facilityRows } from './facilities/facility-rows.ts'
import { planFacilities } from './facilities/plan-facilities.ts'
import { demoAccount } from './people/accounts.ts'
import { areaCodesOf } from './places/area-codes.ts'
import { readTowns } from './places/towns.ts'
import { sentencesOf, textFlaws } from './testing/text-flaws.ts'
import { newWorld } from './world.ts'

const towns = readTowns()
const world = newWorld('2026-11-21')
const facilityPlan = planFacilities(15_500, towns).slice(0, 5000)
const facilities = new Map(
  facilityPlan.map((planned, at) => {
    const { profiles } = facilityRows(planned, at, world)
    const [profile] = profiles
    return [String(profile?.id), { planned, lat: Number(profile?.lat), lng: Number(profile?.lng) }]
  }),
)
const plan = planDestinations(15_500, towns)
const destinations = plan.map((planned, at) => {
  const rows = destinationRows(planned, at, world)
  const [profile] = rows.profiles
  const [destination] = rows.destinations
  if (profile === undefined || destination === undefined) throw new Error('a destination without rows')
  return { ...rows, planned, profile, destination }
})
const links = destinations.flatMap(({ profile, facilityDestinations }) =>
  facilityDestinations.map((link) => ({ ...link, profile })),
)
const countsOf = (values: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]))

test.each([
  [15_500, 800],
  [300, 15],
  [60, 3],
  [10, 1],
  [1, 0],
])('a catalogue of %i facilities has %i destinations', (count, expected) => {
  expect(planDestinations(count, towns)).toHaveLength(expected)
})

test('every type has destinations, most of all visitors bureaus', () => {
  expect(countsOf(plan.map(({ type }) => type))).toEqual({
    'Convention & Visitors Bureau': 351,
    'Sports Commission': 231,
    'Destination Management Organization': 144,
    'Management Group': 74,
  })
})

test('every state and province has at least 4 destinations', () => {
  const counts = countsOf(plan.map(({ town }) => town.state))
  expect(states.filter(({ name }) => (counts[name] ?? 0) < 4)).toEqual([])
  expect(Object.keys(counts)).toHaveLength(states.length)
})

test('names are unique and made of a place and generic words', () => {
  const names = destinations.map(({ profile }) => profile.name)
  expect(new Set(names).size).toBe(800)
  expect(names.slice(0, 8)).toEqual([
    'Indianapolis Sports Council',
    'Discover Fishers',
    'Northeast New Jersey Sports Authority',
    'Repentigny Event Management',
    'Victoria Sports Authority',
    'Vancouver Sports Council',
    'Visit Lewiston',
    'Western Tennessee Sports Council',
  ])
  expect(names).toEqual(
    expect.arrayContaining([
      'Hamilton County Tourism',
      'Polk County Convention & Visitors Bureau',
      'Greater Ottawa Sports Commission',
    ]),
  )
})

test('the contract accepts every destination', () => {
  const rejected = destinations.flatMap(({ profile, destination }) => {
    const { error } = DestinationDraft.safeParse({
      name: profile.name,
      description: profile.description,
      address: profile.address,
      city: profile.city,
      state: profile.state,
      postalCode: profile.postal_code,
      lat: profile.lat,
      lng: profile.lng,
      phone: profile.phone,
      email: profile.email,
      website: profile.website,
      destinationType: destination.destination_type,
      services: destination.services,
      hotelLiveRatesEnabled: destination.hotel_live_rates_enabled,
      hotelLiveRatesVisibleAfter: destination.hotel_live_rates_visible_after,
      hotelSpecialsHiddenAfter: destination.hotel_specials_hidden_after,
    })
    return error?.issues ?? []
  })
  expect(rejected).toEqual([])
})

test('ids are unique', () => {
  const ids = destinations.flatMap(({ profiles, members, facilityDestinations, reactions, boosts }) =>
    [profiles, members, facilityDestinations, reactions, boosts].flat().map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('the region, position, postal code and area code are of the town and its state', () => {
  for (const { profile, planned } of destinations) {
    const { town } = planned
    expect(profile).toMatchObject({ city: town.name, state: town.state, region: regionOf(town.state) })
    const position = { lat: Number(profile.lat), lng: Number(profile.lng) }
    expect(milesBetween(town, position), String(profile.name)).toBeLessThan(32)
    const code = String(profile.postal_code).slice(0, town.country === 'US' ? 5 : 3)
    expect(town.postalCodes.find((known) => known.code === code)).toMatchObject({ state: town.state })
    const [, area] = /^\((\d{3})\) 555-01\d\d$/.exec(String(profile.phone ?? '(000) 555-0100')) ?? []
    expect([...areaCodesOf(town.state), '000']).toContain(area)
  }
})

test('websites and e-mail addresses are unique and under .example', () => {
  const websites = destinations.flatMap(({ profile }) => profile.website ?? [])
  expect(websites.filter((url) => !/^https:\/\/www\.[a-z0-9-]+\.example$/.test(String(url)))).toEqual([])
  expect(new Set(websites).size).toBe(websites.length)
  const emails = destinations.flatMap(({ profile }) => profile.email ?? [])
  expect(emails.filter((email) => !/^[a-z]+@[a-z0-9-]+\.example$/.test(String(email)))).toEqual([])
})

describe('links to facilities', () => {
  test('are to facilities within 60 miles', () => {
    const far = links.filter(({ owner_id: id, profile }) => {
      const facility = facilities.get(String(id))
      const position = { lat: Number(profile.lat), lng: Number(profile.lng) }
      return facility === undefined || milesBetween(facility, position) > 60
    })
    expect(far).toEqual([])
    expect(links.length).toBeGreaterThan(5000)
  })

  test('are to three destinations at most, and to one at least for most facilities of large towns', () => {
    const counts = countsOf(links.map(({ owner_id: id }) => id))
    expect(Math.max(...Object.values(counts))).toBe(3)
    const inLargeTowns = [...facilities].filter(([, { planned }]) => planned.town.population > 100_000)
    const linked = inLargeTowns.filter(([id]) => id in counts)
    expect(linked.length / inLargeTowns.length).toBeGreaterThan(0.75)
  })

  test('are mostly accepted, and never by a pending destination', () => {
    const accepted = links.filter(({ is_accepted: isAccepted }) => isAccepted)
    expect(accepted.length / links.length).toBeGreaterThan(0.9)
    expect(accepted.filter(({ profile }) => profile.status === 'Pending')).toEqual([])
  })
})

describe('standing', () => {
  test('10 destinations are pending, and most of the others are active members', () => {
    expect(
      countsOf(destinations.map(({ profile }) => `${profile.status}, ${profile.membership_is_active}`)),
    ).toEqual({ 'Approved, true': 579, 'Approved, false': 211, 'Pending, false': 10 })
  })

  test('approved destinations have all tiers, pending ones have none', () => {
    expect(
      countsOf(destinations.map(({ profile }) => `${profile.status}, ${profile.membership_tier}`)),
    ).toEqual({
      'Approved, Legacy': 111,
      'Approved, Bronze': 250,
      'Approved, Silver': 164,
      'Approved, Gold': 115,
      'Approved, null': 150,
      'Pending, null': 10,
    })
  })

  test('members have the roles of the kind, the first one is a manager', () => {
    const roles = destinations.flatMap(({ members }) => members.map(({ role }) => role))
    expect(Object.keys(countsOf(roles)).toSorted()).toEqual(['Manager', 'Marketing', 'Sales'])
    const first = destinations.flatMap(({ members: [member] }) => member?.role ?? [])
    expect(new Set(first)).toEqual(new Set(['Manager']))
  })

  test('only active members have boosts', () => {
    const boosted = destinations.filter(({ boosts }) => boosts.length > 0)
    expect(boosted.length).toBeGreaterThan(50)
    expect(boosted.filter(({ profile }) => profile.membership_is_active !== true)).toEqual([])
  })

  test('the demo account manages an approved Gold member and a pending destination', () => {
    const { id } = demoAccount('destination')
    const managed = destinations.filter(({ members }) => members.some(({ user_id: user }) => user === id))
    expect(managed.map(({ profile }) => profile)).toMatchObject([
      { name: 'Indianapolis Sports Council', status: 'Approved', membership_tier: 'Gold' },
      { name: 'Discover Fishers', status: 'Pending', membership_tier: null },
    ])
  })
})

describe('descriptions', () => {
  const texts = destinations.map(({ profile }) => String(profile.description))

  test('name the area and the services', () => {
    expect(texts[0]).toBe(
      'Indianapolis Sports Council brings tournaments and championships to Indianapolis, Indiana. Organizers get help with lodging services, signage and event marketing sponsorship. New events are welcome all year, with the most open dates in spring and fall.',
    )
  })

  test('have two to four sentences', () => {
    const counts = texts.map((text) => sentencesOf(text).length)
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 4])
  })

  test.each(textFlaws)('have no %s', (_what, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([])
  })
})

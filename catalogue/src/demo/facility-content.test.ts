import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { ReviewDraft } from '@app/contract/facilities/review-schema.ts'
import { SpaceTypeDraft } from '@app/contract/facilities/space-type-schema.ts'
import { Id } from '@app/contract/envelope.ts'
import { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { regionOf, states } from '@app/contract/reference-lists/regions.ts'
import { SportName } from '@app/contract/reference-lists/sports.ts'
import { describe, expect, test } from 'vitest'
import { milesBetween } from '@app/contract/rules/globe.ts'
import { areaCodesOf } from './places/area-codes.ts'
import { readTowns } from './places/towns.ts'
import { planFacilities } from './facilities/plan-facilities.ts'
import { facilityRows } from './facilities/facility-rows.ts'
import { worldDay } from './epoch.ts'
import { sentencesOf, textFlaws } from './testing/text-flaws.ts'
import { newWorld } from './world.ts'

const towns = readTowns()
const plan = planFacilities(15_500, towns)
// A part is enough for the slower checks. It has every state.
const sample = plan.slice(0, 5000)
const world = newWorld('2026-11-21')
const facilities = sample.map((planned, at) => facilityRows(planned, at, world))
const profiles = facilities.flatMap(({ profiles: [profile] }) => profile ?? [])
const reviews = facilities.flatMap((rows) => rows.reviews)
const texts = (column: 'description' | 'address' | 'name') =>
  profiles.map((profile) => String(profile[column]))

test('every state and province has facilities, by population', () => {
  const counts = Map.groupBy(plan, ({ town }) => town.state)
  for (const { name } of states) expect(counts.get(name)?.length ?? 0, name).toBeGreaterThanOrEqual(20)
  expect(plan).toHaveLength(15_500)
  expect(counts.get('California')?.length).toBeGreaterThan(5 * (counts.get('Oregon')?.length ?? 0))
  expect(plan.filter(({ isPending }) => isPending)).toHaveLength(40)
})

test.each([1, 3, 10, 64, 300])('plans %i facilities', (count) => {
  expect(planFacilities(count, towns)).toHaveLength(count)
})

describe('the contract accepts', () => {
  test('facilities', () => {
    for (const {
      profiles: [profile],
      facilities: [facility],
    } of facilities) {
      const { error } = FacilityDraft.safeParse({
        name: profile?.name,
        description: profile?.description,
        address: profile?.address,
        city: profile?.city,
        state: profile?.state,
        postalCode: profile?.postal_code,
        lat: profile?.lat,
        lng: profile?.lng,
        phone: profile?.phone,
        email: profile?.email,
        website: profile?.website,
        facilityType: facility?.facility_type,
        availability: facility?.availability,
        capacity: facility?.capacity,
        indoorArea: facility?.indoor_area,
        yearOpened: facility?.year_opened,
        timeZone: facility?.time_zone,
      })
      expect(error?.issues, String(profile?.name)).toBeUndefined()
    }
  })

  test('spaces, sports and amenities', () => {
    for (const { spaceTypes, sports, amenities } of facilities) {
      for (const { name, surface, count, location, additional_features: additionalFeatures } of spaceTypes)
        expect(
          SpaceTypeDraft.safeParse({ name, surface, count, location, additionalFeatures }).error?.issues,
        ).toBeUndefined()
      for (const { name } of sports) expect(SportName.safeParse(name).success, String(name)).toBe(true)
      for (const { name } of amenities) expect(AmenityName.safeParse(name).success, String(name)).toBe(true)
    }
  })

  test('reviews', () => {
    for (const { rating, title, text } of reviews)
      expect(ReviewDraft.safeParse({ rating, title, text }).error?.issues).toBeUndefined()
  })

  test('ids, which are unique', () => {
    const ids = facilities.flatMap((rows) =>
      [
        rows.profiles,
        rows.sports,
        rows.amenities,
        rows.spaceTypes,
        rows.members,
        rows.reviews,
        rows.reactions,
        rows.boosts,
      ]
        .flat()
        .map(({ id }) => String(id)),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids.slice(0, 2000)) {
      expect(Id.safeParse(id).success, id).toBe(true)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })
})

describe('consistency', () => {
  test('names are unique in a town', () => {
    expect(new Set(profiles.map(({ name, city, state }) => `${name}|${city}|${state}`)).size).toBe(
      profiles.length,
    )
  })

  test('every sport has a space for it', () => {
    const needs = new Map([
      ['Swimming', ['Pool', 'Open Water']],
      ['Ice Hockey', ['Rink']],
      ['Curling', ['Rink']],
      ['Baseball', ['Diamond']],
      ['Golf', ['Golf Course']],
      ['Bowling', ['Bowling Lane']],
      ['Tennis', ['Court']],
      ['Basketball', ['Court']],
      ['Alpine Skiing', ['Ski Slope']],
      ['Surfing', ['Open Water']],
      ['Soccer', ['Field']],
      ['Equestrian', ['Equestrian Arena']],
    ])
    const homeless = facilities.flatMap(({ profiles: [profile], sports, spaceTypes }) =>
      sports
        .filter(({ name }) => {
          const spaces = needs.get(String(name))
          return spaces !== undefined && !spaceTypes.some((space) => spaces.includes(String(space.name)))
        })
        .map(({ name }) => `${profile?.name}: ${name}`),
    )
    expect(homeless).toEqual([])
  })

  test('no facility has an unlikely number of spaces', () => {
    const most = new Map(
      Object.entries({
        Pool: 3,
        'Golf Course': 2,
        Track: 1,
        Rink: 8,
        Diamond: 12,
        Field: 12,
        'Ski Slope': 60,
      }),
    )
    for (const { spaceTypes } of facilities)
      for (const { name, count } of spaceTypes)
        expect(Number(count), String(name)).toBeLessThanOrEqual(most.get(String(name)) ?? 50)
  })

  test('sports are in states that play them', () => {
    const statesOf = (sport: string) =>
      new Set(
        facilities
          .filter(({ sports }) => sports.some(({ name }) => name === sport))
          .map(({ profiles: [profile] }) => profile?.state),
      )
    expect(statesOf('Ice Hockey')).toContain('Minnesota')
    expect(statesOf('Ice Hockey')).not.toContain('Puerto Rico')
    expect(statesOf('Curling')).toContain('Saskatchewan')
    expect(statesOf('Alpine Skiing')).not.toContain('Florida')
    for (const state of statesOf('Surfing'))
      expect(['Kansas', 'Alberta', 'Colorado', 'Ohio', 'Indiana']).not.toContain(state)
  })

  test('the region, position, postal code and area code match the town', () => {
    for (const [at, { town }] of sample.entries()) {
      const profile = profiles[at]
      expect(profile).toMatchObject({ city: town.name, state: town.state, region: regionOf(town.state) })
      expect(
        milesBetween(town, { lat: Number(profile?.lat), lng: Number(profile?.lng) }),
        String(profile?.name),
      ).toBeLessThan(32)
      const code = String(profile?.postal_code)
      expect(code).toMatch(town.country === 'US' ? /^\d{5}$/ : /^[A-Z]\d[A-Z] \d[A-Z]\d$/)
      expect(town.postalCodes.map((known) => known.code)).toContain(
        code.slice(0, town.country === 'US' ? 5 : 3),
      )
      const [, area] = /^\((\d{3})\) 555-01\d\d$/.exec(String(profile?.phone ?? '(000) 555-0100')) ?? []
      expect([...areaCodesOf(town.state), '000']).toContain(area)
    }
  })

  test('websites and e-mail addresses are under .example', () => {
    const websites = profiles.flatMap(({ website }) => website ?? [])
    expect(
      websites.filter((address) => !/^https:\/\/www\.[a-z0-9-]+\.example$/.test(String(address))),
    ).toEqual([])
    expect(new Set(websites).size).toBe(websites.length)
    const emails = profiles.flatMap(({ email }) => email ?? [])
    expect(emails.filter((address) => !/^[a-z]+@[a-z0-9-]+\.example$/.test(String(address)))).toEqual([])
  })

  test('only active members have boosts, which do not overlap', () => {
    for (const {
      profiles: [profile],
      boosts,
    } of facilities) {
      if (boosts.length > 0) expect(profile).toMatchObject({ status: 'Approved', membership_is_active: true })
      const days = boosts.map(({ start_date: from, end_date: to }) => [String(from), String(to)])
      expect(days.flat()).toEqual(days.flat().toSorted())
    }
  })

  test('reviews are from the last three years, one per person, and mostly positive', () => {
    const mean = reviews.reduce((sum, { rating }) => sum + Number(rating), 0) / reviews.length
    expect(mean).toBeGreaterThan(4.15)
    expect(mean).toBeLessThan(4.45)
    for (const { created_date: at } of reviews) {
      expect(Date.parse(String(at))).toBeLessThan(worldDay)
      expect(Date.parse(String(at))).toBeGreaterThan(worldDay - 1100 * 86_400_000)
    }
    const counts = facilities.map((rows) => rows.reviews.length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(counts.length / 4)
    for (const rows of facilities)
      expect(new Set(rows.reviews.map((review) => review.user_id)).size).toBe(rows.reviews.length)
    expect(reviews.filter(({ text }) => text === null).length).toBeGreaterThan(reviews.length / 8)
  })
})

describe('language', () => {
  const allTexts = [
    ...texts('description'),
    ...reviews.flatMap(({ text, title }) => [text, title]).filter((text) => text !== null),
    ...facilities
      .flatMap(({ spaceTypes }) => spaceTypes.map((space) => space.additional_features))
      .filter((text) => text !== null),
  ].map(String)

  test.each(textFlaws)('no %s', (_what, pattern) => {
    expect(allTexts.filter((text) => pattern.test(text)).slice(0, 5)).toEqual([])
  })

  test('descriptions have two to four sentences and hardly ever repeat', () => {
    const descriptions = texts('description')
    for (const text of descriptions) {
      const sentences = sentencesOf(text)
      expect(sentences.length, text).toBeGreaterThanOrEqual(2)
      expect(sentences.length, text).toBeLessThanOrEqual(4)
      expect(text).toMatch(/\.$/)
    }
    expect(new Set(descriptions).size).toBeGreaterThan(descriptions.length * 0.999)
  })

  test('numbers in descriptions match the row', () => {
    const wrong = facilities.flatMap(({ profiles: [profile], facilities: [facility] }) => {
      const text = String(profile?.description)
      const [, year = facility?.year_opened] = /\b(?:in|from) ((?:19|20)\d\d)\b/.exec(text) ?? []
      const [, area = String(facility?.indoor_area)] = /([\d,]+) square feet/.exec(text) ?? []
      const isRight =
        String(year) === String(facility?.year_opened) &&
        area.replaceAll(',', '') === String(facility?.indoor_area)
      return isRight ? [] : [text]
    })
    expect(wrong).toEqual([])
  })

  test('no name is that of a famous venue', () => {
    const known =
      /Madison Square|Fenway|Wrigley|Lambeau|Rose Bowl|Lucas Oil|Gainbridge|Allegiant|SoFi\b|Disney|Olympic|Pebble Beach|Churchill/i
    expect(texts('name').filter((name) => known.test(name))).toEqual([])
  })

  test('uses French in Quebec, Spanish in Puerto Rico and Canadian spelling in Canada', () => {
    const namesIn = (state: string) =>
      profiles.filter((profile) => profile.state === state).map(({ name }) => String(name))
    expect(
      namesIn('Quebec').filter((name) =>
        /^(?:Aréna|Centre|Parc|Stade|Complexe|Club|Piscine|Gymnase)/.test(name),
      ).length,
    ).toBeGreaterThan(20)
    expect(
      namesIn('Puerto Rico').filter((name) =>
        /^(?:Coliseo|Parque|Cancha|Complejo|Estadio|Centro|Gimnasio)/.test(name),
      ).length,
    ).toBeGreaterThan(8)
    const canadian = profiles
      .filter(({ state }) => state === 'Ontario')
      .map(({ description }) => String(description))
    expect(canadian.filter((text) => /\bcenter\b|\bmeters?\b/.test(text))).toEqual([])
  })
})

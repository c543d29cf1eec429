import { BusinessDraft } from '@app/contract/businesses/business-schema.ts'
import { promotions } from '@app/contract/businesses/promotion-schema.ts'
import { HoursDraft } from '@app/contract/patterns/hours.ts'
import { CompanyDraft } from '@app/contract/companies/company-schema.ts'
import { HotelDraft } from '@app/contract/hotels/hotel-schema.ts'
import { hotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { roomTypes } from '@app/contract/hotels/room-schema.ts'
import { expect, test } from 'vitest'
import { demoBusinesses } from './businesses/business-rows.ts'
import type { DemoKind } from './demo-kind.ts'
import { demoCompanies } from './companies/company-rows.ts'
import { facilityRows } from './facilities/facility-rows.ts'
import { planFacilities } from './facilities/plan-facilities.ts'
import { demoHotels } from './hotels/hotel-rows.ts'
import { readTowns } from './places/towns.ts'
import type { Rows } from './rows/columns.ts'
import { textFlaws } from './testing/text-flaws.ts'
import { newWorld } from './world.ts'

const towns = readTowns()
const world = newWorld('2026-11-21')
for (const [at, planned] of planFacilities(15_500, towns).slice(0, 2000).entries())
  facilityRows(planned, at, world)
const build = ({ plan }: DemoKind) => plan(15_500, towns, world).map((rowsOf) => rowsOf())
const hotels = build(demoHotels)
const businesses = build(demoBusinesses)
const companies = build(demoCompanies)
const profileOf = ({ profiles: [profile] }: Rows) => {
  if (profile === undefined) throw new Error('a profile without a row')
  return profile
}
const common = (rows: Rows) => {
  const { name, description, address, city, state, postal_code, lat, lng, phone, email, website } =
    profileOf(rows)
  return { name, description, address, city, state, postalCode: postal_code, lat, lng, phone, email, website }
}

test('there are 3,000 hotels, 2,000 businesses and 300 companies, some of them pending', () => {
  const pending = (all: readonly Rows[]) => all.filter((rows) => profileOf(rows).status === 'Pending').length
  expect([hotels, businesses, companies].map((all) => [all.length, pending(all)])).toEqual([
    [3000, 13],
    [2000, 11],
    [300, 6],
  ])
})

test('the contract accepts every hotel', () => {
  const issues = hotels.flatMap((rows) => {
    const [hotel] = rows.hotels
    const draft = {
      ...common(rows),
      starRating: hotel?.star_rating,
      roomCount: hotel?.room_count,
      checkInTime: hotel?.check_in_time,
      checkOutTime: hotel?.check_out_time,
      amenities: hotel?.amenities,
    }
    return HotelDraft.safeParse(draft).error?.issues ?? []
  })
  expect(issues).toEqual([])
})

test('the contract accepts what hotels sell', () => {
  const issues = hotels.flatMap(({ hotelRooms, hotelPricings }) => [
    ...hotelRooms.flatMap(
      ({ id: _id, owner_id: _owner, created_date: _date, min_stay: minStay, ...room }) =>
        roomTypes.draft.safeParse({ ...room, minStay }).error?.issues ?? [],
    ),
    ...hotelPricings.flatMap(
      ({ currency, charges }) => hotelPricing.draft.safeParse({ currency, charges }).error?.issues ?? [],
    ),
  ])
  expect(issues).toEqual([])
})

test('nine of ten hotels sell rooms, at most as many as they have and two of a type', () => {
  const selling = hotels.filter(({ hotelRooms }) => hotelRooms.length > 0)
  expect(selling.length / hotels.length).toBeGreaterThan(0.85)
  for (const {
    hotels: [hotel],
    hotelRooms,
  } of selling) {
    const sold = hotelRooms.reduce((sum, { count }) => sum + Number(count), 0)
    expect(sold).toBeLessThanOrEqual(Number(hotel?.room_count) + 2 * hotelRooms.length)
  }
})

test('the contract accepts every business with its promotions and hours', () => {
  const issues = businesses.flatMap((rows) => {
    const [business] = rows.businesses
    const draft = {
      ...common(rows),
      businessType: business?.business_type,
      placeType: business?.place_type,
      attributes: business?.attributes,
      priceLevel: business?.price_level,
      seats: business?.seats,
      takesGroups: business?.takes_groups,
      timeZone: business?.time_zone,
    }
    return [
      ...(BusinessDraft.safeParse(draft).error?.issues ?? []),
      ...rows.hours.flatMap(({ weekday, opens, closes, season, season_start, season_end }) => {
        const hours = { weekday, opens, closes, season, seasonStart: season_start, seasonEnd: season_end }
        return HoursDraft.safeParse(hours).error?.issues ?? []
      }),
      ...rows.promotions.flatMap((promotion) => {
        const { title, terms, code, discount_percent, start_date, end_date, is_default } = promotion
        const given = { title, terms, code, startDate: start_date, endDate: end_date, isDefault: is_default }
        const parsed = promotions.draft.safeParse({ ...given, discountPercent: discount_percent })
        return parsed.error?.issues ?? []
      }),
    ]
  })
  expect(issues).toEqual([])
})

test('nine of ten businesses tell when they are open, and most of those where people eat how many they seat', () => {
  const released = businesses.filter((rows) => profileOf(rows).status === 'Approved')
  const open = released.filter(({ hours }) => hours.length > 0)
  expect(open.length / released.length).toBeGreaterThan(0.9)
  for (const { hours } of open) {
    const starts = hours.map(({ season, weekday, opens }) => `${season} ${weekday} ${opens}`)
    expect(new Set(starts).size).toBe(hours.length)
  }
  const meals = released.flatMap((rows) => rows.businesses).filter((one) => one.price_level !== null)
  expect(meals.filter(({ seats }) => seats !== null).length / meals.length).toBeGreaterThan(0.85)
})

test('a business with promotions has one default', () => {
  const counts = businesses
    .filter((rows) => rows.promotions.length > 0)
    .map((rows) => rows.promotions.filter(({ is_default }) => is_default).length)
  expect(new Set(counts)).toEqual(new Set([1]))
  expect(counts.length).toBeGreaterThan(500)
})

test('the contract accepts every company', () => {
  const issues = companies.flatMap((rows) => {
    const [company] = rows.companies
    const draft = {
      ...common(rows),
      companyType: company?.company_type,
      services: company?.services,
      yearFounded: company?.year_founded,
    }
    return CompanyDraft.safeParse(draft).error?.issues ?? []
  })
  expect(issues).toEqual([])
})

test.each(textFlaws)('no description has %s', (_name, flaw) => {
  const texts = [...hotels, ...businesses, ...companies].map((rows) => String(profileOf(rows).description))
  expect(texts.filter((text) => flaw.test(text))).toEqual([])
})

test('most hotel groups have several locations, each listed once', () => {
  const groups = companies.filter(
    (rows) =>
      rows.companies[0]?.company_type === 'Accommodation Provider' && profileOf(rows).status === 'Approved',
  )
  const counts = groups.map(({ affiliations }) => affiliations.length)
  expect(counts.filter((count) => count > 1).length).toBeGreaterThan(groups.length * 0.8)
  for (const { affiliations } of companies)
    expect(new Set(affiliations.map(({ owner_id }) => owner_id)).size).toBe(affiliations.length)
})

test('better hotels cost more', () => {
  const average = (stars: number) => {
    const rates = hotels.flatMap(({ hotels: [hotel], hotelRooms: [room] }) =>
      hotel?.star_rating === stars && room !== undefined ? Number(room.rate) : [],
    )
    return rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  }
  const averages = [1, 2, 3, 4, 5].map(average)
  expect(averages).toEqual(averages.toSorted((a, b) => a - b))
})

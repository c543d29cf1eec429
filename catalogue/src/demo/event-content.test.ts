import { eventHotels } from '@app/contract/events/event-hotels.ts'
import { eventSettings } from '@app/contract/events/event-setting.ts'
import { EventDraft } from '@app/contract/events/event-schema.ts'
import { SpaceTypeDraft } from '@app/contract/facilities/space-type-schema.ts'
import { OrganizationDraft } from '@app/contract/organizations/organization-schema.ts'
import { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { isSuitable, suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import { describe, expect, test } from 'vitest'
import { milesBetween } from '@app/contract/rules/globe.ts'
import type { DemoKind } from './demo-kind.ts'
import { worldDay } from './epoch.ts'
import { demoEvents } from './events/event-rows.ts'
import { facilityRows } from './facilities/facility-rows.ts'
import { planFacilities } from './facilities/plan-facilities.ts'
import { demoHotels } from './hotels/hotel-rows.ts'
import { demoOrganizations } from './organizations/organization-rows.ts'
import { demoAccount } from './people/accounts.ts'
import { readTowns } from './places/towns.ts'
import type { Rows } from './rows/columns.ts'
import { textFlaws } from './testing/text-flaws.ts'
import { newWorld } from './world.ts'

const today = '2026-11-21'
const towns = readTowns()
const world = newWorld(today)
// A part is enough. It has every state.
const facilities = planFacilities(15_500, towns)
  .slice(0, 4000)
  .map((planned, at) => facilityRows(planned, at, world))
const build = ({ plan }: DemoKind) => plan(15_500, towns, world).map((rowsOf) => rowsOf())
const hotels = build(demoHotels)
const organizations = build(demoOrganizations)
const only = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('a profile without a row')
  return item
}
const events = build(demoEvents).map((rows) => {
  const [profile, event, sport] = [only(rows.profiles), only(rows.events), only(rows.sports)]
  return {
    rows,
    profile,
    event,
    sport: String(sport.name),
    start: String(event.start_date),
    end: String(event.end_date),
  }
})
const facilityById = new Map(facilities.map((rows) => [only(rows.profiles).id, rows]))
const hotelById = new Map(hotels.map((rows) => [only(rows.profiles).id, rows]))
const teamOf = ({ members }: Rows) =>
  members.filter(({ role }) => role !== 'Guest').map(({ user_id }) => user_id)
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
const monthOf = (day: string) => Number(day.slice(5, 7))
const countsOf = (values: unknown[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([name, all]) => [name, all.length]))

describe('organizations', () => {
  test('there are 1,500, most of which hold events', () => {
    const types = organizations.map((rows) => only(rows.organizations).organization_type)
    const { 'Event Organization': holding, 'Industry Partner': selling } = countsOf(types)
    expect(organizations).toHaveLength(1500)
    expect(holding).toBeGreaterThan(1150)
    expect(selling).toBeGreaterThan(270)
  })

  test('the contract accepts every organization', () => {
    const issues = organizations.flatMap((rows) => {
      const organization = only(rows.organizations)
      const draft = {
        ...common(rows),
        organizationType: organization.organization_type,
        travelScope: organization.travel_scope,
        yearFounded: organization.year_founded,
        vendorCategory: organization.vendor_category,
        services: organization.services,
      }
      return OrganizationDraft.safeParse(draft).error?.issues ?? []
    })
    expect(issues).toEqual([])
  })

  test('names are unique', () => {
    const names = organizations.map((rows) => only(rows.profiles).name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('a town in a name is the town of the organization', () => {
    const cities = new Set([...towns.values()].flat().map(({ name }) => name))
    const elsewhere = organizations.filter((rows) => {
      const { name, city } = only(rows.profiles)
      const [first] = String(name).split(/ (?:Youth|Junior|Adult|Prep|Collegiate) /)
      return first !== name && cities.has(String(first)) && first !== city
    })
    // Quarters and families may have the name of a town somewhere.
    expect(elsewhere.length).toBeLessThan(20)
  })
})

describe('the contract accepts', () => {
  test('every event', () => {
    const issues = events.flatMap(({ rows, profile, event }) => {
      const draft = {
        ...common(rows),
        parentId: profile.parent_id,
        status: profile.status,
        category: event.category,
        isClosed: event.is_closed,
        type: event.type,
        startDate: event.start_date,
        endDate: event.end_date,
        hasFlexibleDates: event.has_flexible_dates,
        dayCount: event.day_count,
        startTime: event.start_time,
        endTime: event.end_time,
        timeZone: event.time_zone,
        ageGroup: event.age_group,
        eventLevel: event.event_level,
        gender: event.gender,
        participation: event.participation,
        individualCost: event.individual_cost,
        teamCost: event.team_cost,
        teamCount: event.team_count,
        registrationLink: event.registration_link,
        entryDeadline: event.entry_deadline,
        facilityTypes: event.facility_types,
        spaceName: event.space_name,
        surface: event.surface,
        location: event.location,
        urgency: event.urgency,
        requestAddress: event.request_address,
        requestDist: event.request_dist,
      }
      return EventDraft.safeParse(draft).error?.issues ?? []
    })
    expect(issues).toEqual([])
  })

  test('their hotels, requirements and amenities', () => {
    for (const { rows } of events) {
      for (const { hotel_id: hotelId, booking_link: bookingLink, note } of rows.eventHotels)
        expect(eventHotels.draft.safeParse({ hotelId, bookingLink, note }).error?.issues).toBeUndefined()
      for (const { name, surface, count, location } of rows.spaceTypes)
        expect(SpaceTypeDraft.safeParse({ name, surface, count, location }).error?.issues).toBeUndefined()
      for (const { name } of rows.amenities) expect(AmenityName.safeParse(name).success).toBe(true)
    }
  })
})

describe('events', () => {
  test('there are 5,000 in all categories and states', () => {
    const {
      Marketed: marketed,
      RFP: rfp,
      Private: ofFew,
    } = countsOf(events.map(({ event }) => event.category))
    expect(events).toHaveLength(5000)
    expect([marketed, rfp, ofFew].map((count) => Math.round((count ?? 0) / 100))).toEqual([40, 6, 4])
    const statuses = countsOf(events.map(({ profile }) => profile.status))
    expect(Math.min(...Object.values(statuses))).toBeGreaterThan(200)
    expect(Object.keys(statuses).toSorted()).toEqual(['Cancelled', 'Completed', 'Draft', 'Published'])
    expect(events.filter(({ event }) => event.has_flexible_dates === true).length).toBeGreaterThan(300)
    expect(events.filter(({ start, end }) => start <= today && today <= end).length).toBeGreaterThan(40)
  })

  test('published events are not over, and completed ones are', () => {
    const ends = (status: string) =>
      events.flatMap(({ profile, end }) => (profile.status === status ? end : []))
    expect(ends('Published').filter((end) => end < today)).toEqual([])
    expect(ends('Completed').filter((end) => end >= today)).toEqual([])
  })

  test('take place at a venue with a space for their sport, where they are', () => {
    const placed = events.filter(({ event }) => event.category !== 'RFP')
    for (const { rows, profile, event, sport } of placed) {
      const venue = facilityById.get(String(only(rows.eventPlaces).profile_id))
      expect(venue?.sports.map(({ name }) => name)).toContain(sport)
      const hasSpace = venue?.spaceTypes.some(({ name, surface, location }) => {
        const suitable = suitableSpace(sport, String(location))
        return suitable && isSuitable(suitable, { name: String(name), surface: String(surface) })
      })
      expect(hasSpace, `${sport} at ${String(venue?.profiles[0]?.name)}`).toBe(true)
      const { city, state, lat, lng } = only(venue?.profiles ?? [])
      expect([profile.city, profile.state, profile.lat, profile.lng]).toEqual([city, state, lat, lng])
      expect(event.time_zone).toBe(only(venue?.facilities ?? []).time_zone)
    }
  })

  test('that look for a venue have requirements and no place', () => {
    for (const { rows, event } of events.filter((each) => each.event.category === 'RFP')) {
      expect([rows.eventPlaces.length, rows.spaceTypes.length]).toEqual([0, 1])
      expect(event.urgency).toBeTypeOf('number')
    }
  })

  test('are listed by the people of their organization, before they start', () => {
    const staff = new Map(
      organizations.map((rows) => [only(rows.profiles).id, rows.members.map(({ user_id }) => user_id)]),
    )
    for (const { rows, profile, start } of events) {
      expect(teamOf(rows)).toEqual(staff.get(profile.parent_id))
      expect(Date.parse(String(profile.created_date))).toBeLessThan(Math.max(Date.parse(start), worldDay))
    }
  })

  test.each([
    ['Ice Hockey', [9, 10, 11, 12, 1, 2, 3, 4]],
    ['Baseball', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['Softball', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['Contact Football', [8, 9, 10, 11, 12]],
    ['Track & Field', [3, 4, 5, 6, 7, 8, 9]],
  ])('tournaments in %s are in season', (sport, months) => {
    const out = events.filter(
      (each) =>
        each.sport === sport &&
        each.event.type !== 'Camp' &&
        each.event.has_flexible_dates === false &&
        !months.includes(monthOf(each.start)),
    )
    expect(out.map(({ profile, start }) => `${String(profile.name)} ${start}`)).toEqual([])
  })

  test('tournaments are between Friday and Sunday', () => {
    const tournaments = events.filter(({ event }) => event.type === 'Tournament' && event.day_count === null)
    expect(Object.keys(countsOf(tournaments.map(({ start }) => weekdayOf(start)))).toSorted()).toEqual([
      'Friday',
      'Saturday',
      'Sunday',
    ])
    for (const { start, end } of tournaments) expect(addDays(end, -2) <= start && end >= start).toBe(true)
    expect(tournaments.filter(({ end }) => weekdayOf(end) === 'Monday')).toEqual([])
  })

  test('camps are on weekdays in summer', () => {
    const camps = events.filter(({ event }) => event.type === 'Camp' && event.day_count === null)
    expect(camps.length).toBeGreaterThan(200)
    for (const { start, end } of camps) {
      expect(weekdayOf(start)).toBe('Monday')
      expect(countDays(start, end)).toBeLessThanOrEqual(5)
      expect([6, 7, 8, 9]).toContain(monthOf(start))
    }
  })

  test('a third has hotels, within 12 miles', () => {
    const withHotels = events.filter(({ rows }) => rows.eventHotels.length > 0)
    expect(withHotels.length / events.length).toBeGreaterThan(0.25)
    expect(withHotels.length / events.length).toBeLessThan(0.4)
    for (const { rows, profile } of withHotels)
      for (const { hotel_id } of rows.eventHotels) {
        const hotel = hotelById.get(String(hotel_id))
        expect(milesBetween(positionOf(profile), positionOf(only(hotel?.profiles ?? [])))).toBeLessThan(12.1)
      }
  })

  test('cost what their type costs', () => {
    for (const { event } of events) {
      const { type, participation, individual_cost: each, team_cost: team } = event
      expect(each === null || participation === 'Individual').toBe(true)
      expect(team === null || participation === 'Team').toBe(true)
      if (type === 'Practice' || type === 'Game') expect([each, team]).toEqual([null, null])
      if (type === 'Camp') expect(Number(each)).toBeGreaterThan(90)
      if (team !== null) expect(Number(team)).toBeGreaterThan(200)
    }
  })

  test('the demo account has events in every state, seven of them to come', () => {
    const { id } = demoAccount('organizer')
    const own = events.filter(({ rows }) => rows.members[0]?.user_id === id)
    const open = own.filter(
      ({ profile, event }) => event.category === 'Marketed' && profile.status === 'Published',
    )
    expect([own.length, open.length]).toEqual([13, 7])
    expect(countsOf(own.map(({ profile }) => profile.status))).toEqual({
      Published: 9,
      Completed: 2,
      Cancelled: 1,
      Draft: 1,
    })
  })
})

test.each(textFlaws)('no description has %s', (_name, flaw) => {
  const texts = [...organizations, ...events.map(({ rows }) => rows)].map((rows) =>
    String(only(rows.profiles).description),
  )
  expect(texts.filter((text) => flaw.test(text))).toEqual([])
})

test('no name has a season or a year, which could become wrong', () => {
  const untrue = /\b(?:spring|summer|fall|winter|holiday|\d{4}|national(?! park)|annual)\b/i
  // 'Fall River' is a town, which may be another than the one that a request is near.
  const seasonalTowns = [...towns.values()]
    .flatMap((all) => all.map(({ name }) => name))
    .filter((name) => untrue.test(name))
  const names = events.map(({ profile }) => {
    const { city } = profile
    const host = organizations.find((each) => only(each.profiles).id === profile.parent_id)
    const rest = String(profile.name).replace(String(city), '').replace(String(host?.profiles[0]?.name), '')
    return seasonalTowns.reduce((name, town) => name.replace(town, ''), rest)
  })
  expect(names.filter((name) => untrue.test(name))).toEqual([])
})

function common(rows: Rows) {
  const { name, description, address, city, state, postal_code, lat, lng, phone, email, website } = only(
    rows.profiles,
  )
  return { name, description, address, city, state, postalCode: postal_code, lat, lng, phone, email, website }
}

function positionOf({ lat, lng }: Rows['profiles'][number]) {
  return { lat: Number(lat), lng: Number(lng) }
}

describe('what surrounds an event', () => {
  test('only private events have guests, and the demo participant is one', () => {
    const guests = events.map(({ event, rows }) => ({
      category: event.category,
      users: rows.members.flatMap(({ role, user_id }) => (role === 'Guest' ? [user_id] : [])),
    }))
    expect(new Set(guests.filter(({ users }) => users.length > 0).map(({ category }) => category))).toEqual(
      new Set(['Private']),
    )
    expect(guests.some(({ users }) => users.includes(demoAccount('participant').id))).toBe(true)
  })

  test('every person is on the team of an event once', () => {
    for (const { rows } of events) {
      const users = rows.members.map(({ user_id }) => user_id)
      expect(new Set(users).size).toBe(users.length)
    }
  })

  test('a fourth of the marketed events have partners, with or without a page', () => {
    const partners = events.flatMap(({ rows }) => rows.partners)
    const withPartners = events.filter(({ rows }) => rows.partners.length > 0)
    const marketed = events.filter(({ event }) => event.category === 'Marketed')
    expect(withPartners.length / marketed.length).toBeCloseTo(0.25, 1)
    expect(partners.every(({ profile_id, name }) => (profile_id === null) !== (name === null))).toBe(true)
    expect(partners.some(({ name }) => name === null)).toBe(true)
    expect(partners.some(({ profile_id }) => profile_id === null)).toBe(true)
  })

  test('a fifth of the events with a venue have settings that the contract accepts', () => {
    const settings = events.flatMap(({ rows }) => rows.eventSettings)
    const withVenue = events.filter(({ event }) => event.category !== 'RFP')
    expect(settings.length / withVenue.length).toBeCloseTo(0.2, 1)
    for (const setting of settings)
      expect(
        eventSettings.draft.safeParse({
          isHotelLinkIgnored: setting.is_hotel_link_ignored,
          hotelLiveRatesEnabled: setting.hotel_live_rates_enabled,
          hotelLiveRatesVisibleAfter: setting.hotel_live_rates_visible_after,
          hotelSpecialsHiddenAfter: setting.hotel_specials_hidden_after,
        }).error?.issues,
      ).toBeUndefined()
  })

  test('the demo organizer has events that show rates of hotels, and others that do not yet', () => {
    const isShown = events
      .filter(({ rows, event, profile, start }) => {
        const isManaged = rows.members.some(({ user_id }) => user_id === demoAccount('organizer').id)
        return isManaged && event.category === 'Marketed' && profile.status === 'Published' && start > today
      })
      .map(({ rows }) => {
        const [settings] = rows.eventSettings
        const visibleAfter = String(settings?.hotel_live_rates_visible_after)
        return settings?.hotel_live_rates_enabled === true && today > visibleAfter
      })
    expect(new Set(isShown)).toEqual(new Set([true, false]))
  })

  test('some hotels of events have a link to book', () => {
    const links = events.flatMap(({ rows }) => rows.eventHotels.map(({ booking_link }) => booking_link))
    expect(links).toContain(null)
    expect(links.filter((link) => link !== null).length).toBeGreaterThan(links.length / 10)
  })
})

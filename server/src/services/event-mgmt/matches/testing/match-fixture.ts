import type * as z from 'zod'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import type { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type { SpaceTypeDraft } from '@app/contract/facilities/space-type-schema.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { saturdayIn } from '../../../facility-mgmt/calendar/testing/weekend-fixture.ts'
import { makeFacility } from '../../../../testing/facilities.ts'
import type { SignedUp } from '../../../../testing/people.ts'
import { eventually, type Api, type TestServer } from '../../../../testing/test-server.ts'

export type Sport = z.infer<typeof SportName>
export type Asked = z.input<typeof MatchRequest>
/** A Saturday in half a year, far enough from all other tests. */
export const saturday = saturdayIn(26)

interface NewHost {
  sport: Sport
  name?: string
  /** Turf fields outdoors, of which the calendar has each. Without a calendar if false. */
  fields?: number
  hasCalendar?: boolean
  spaces?: readonly z.input<typeof SpaceTypeDraft>[]
  changes?: Partial<z.input<typeof FacilityDraft>>
}

/** A facility with turf fields that shares its calendar. */
export async function makeHost(server: TestServer, manager: SignedUp, host: NewHost) {
  const { sport, name = 'Elm Fields', fields = 4, hasCalendar = true, spaces, changes } = host
  const { id: ownerId } = await makeFacility(server, manager.person, {
    name,
    timeZone: 'America/New_York',
    ...changes,
  })
  const { facilities } = manager.api
  const turf = { name: 'Field', surface: 'Turf', location: 'Outdoor', count: fields } as const
  for (const data of spaces ?? [turf]) await facilities.spaceTypes.create({ ownerId, data })
  const unitIds: string[] = []
  const listed = hasCalendar ? fields : 0
  for (let n = 1; n <= listed; n++) {
    const data = { name: `Field ${n}`, spaceType: 'Field', surface: 'Turf' } as const
    unitIds.push((await facilities.spaces.create({ ownerId, data })).data.units[0]!.id)
  }
  if (hasCalendar) await facilities.calendar.share({ ownerId, data: { isShared: true } })
  // Comes last: once it is found by its sport, the rest is indexed as well.
  await facilities.sports.create({ ownerId, data: { name: sport } })
  const allDay = (day: string, count: number) => ({
    title: 'Secret league',
    unitIds: unitIds.slice(0, count),
    starts: `${day}T04:00:00.000Z`,
    ends: `${addDays(day, 1)}T04:00:00.000Z`,
  })
  return {
    id: ownerId,
    /** Books so many fields for the whole day. */
    book: (day: string, count: number) =>
      facilities.calendar.entries.create({ ownerId, data: { kind: 'Booking', ...allDay(day, count) } }),
    /** Books so many fields from midnight to noon. */
    bookMorning: (day: string, count: number) =>
      facilities.calendar.entries.create({
        ownerId,
        data: { kind: 'Booking', ...allDay(day, count), ends: `${day}T16:00:00.000Z` },
      }),
    /** Holds so many fields for the whole day, and gives the hold to a lead. */
    async hold(day: string, count: number, leadId?: string) {
      const { data } = await facilities.calendar.entries.create({
        ownerId,
        data: { kind: 'Hold', ...allDay(day, count), expiresDate: `${addDays(day, -1)}T00:00:00Z` },
      })
      if (leadId !== undefined)
        await manager.api.facilityLeads.holds({ ownerId, data: { leadId, entryIds: [data.id] } })
    },
  }
}

export const weekend = { startDate: saturday, endDate: addDays(saturday, 1) }

/** A request for soccer fields on that weekend, as `makeEvent` takes it. */
export const listedRequest = (name: string, changes: object) => ({
  name,
  category: 'RFP' as const,
  sportsList: ['Soccer' as const],
  ...weekend,
  spaceName: 'Field' as const,
  needsSpecificSpaceType: true,
  ...changes,
})

/** Waits until the index has so many hosts for a sport, with their calendars. */
export const hostsIndexed = (visitor: Api, sport: Sport, count: number, unknown = 0) =>
  eventually(
    async () => (await visitor.events.matches.count({ data: { sportsList: [sport], ...weekend } })).data,
    (found) => found.count === count && found.unknown === unknown,
  )

import { importerOf } from '../../import/testing/online-imports.ts'
import {
  makeSharedCalendar,
  saturdayIn,
} from '../../services/facility-mgmt/calendar/testing/weekend-fixture.ts'
import { makeDestination } from '../../testing/destinations.ts'
import type { World } from '../world.ts'
import { newcomer, type AcceptedCall, type AcceptedCalls } from './accepted-call.ts'

const saturday = saturdayIn(5)
const times = { starts: `${saturday}T14:00:00.000Z`, ends: `${saturday}T16:00:00.000Z` }

async function pageWithEntry(world: World, kind: 'Booking' | 'Hold') {
  const { manager: by, ownerId, unitId } = await makeSharedCalendar(world.server)
  const expiresDate = kind === 'Hold' ? times.starts : null
  const data = { kind, title: 'League', unitIds: [unitId], ...times, expiresDate }
  const { id } = (await by.api.facilities.calendar.entries.create({ ownerId, data })).data
  return { by, input: { ownerId, id } }
}

const calendarCalls: AcceptedCalls = {
  'facility-mgmt.facilities.calendar.get': async (world) => {
    const { manager: by, ownerId } = await makeSharedCalendar(world.server)
    return { by, input: { ownerId, from: `${saturday}T00:00:00Z`, to: `${saturday}T12:00:00Z` } }
  },
  'facility-mgmt.facilities.calendar.entries.update': async (world) => {
    const { by, input } = await pageWithEntry(world, 'Booking')
    return { by, input: { ...input, patch: [{ op: 'replace', path: '/title', value: 'Cup' }] } }
  },
  'facility-mgmt.facilities.calendar.entries.confirm': (world) => pageWithEntry(world, 'Hold'),
  'facility-mgmt.facilities.calendar.gaps.publish': async (world) => {
    const { manager: by, ownerId } = await makeSharedCalendar(world.server)
    return { by, input: { ownerId, data: { saturday } } }
  },
  'facility-mgmt.facilities.calendar.series.create': async (world) => {
    const { manager: by, ownerId, unitId } = await makeSharedCalendar(world.server)
    const days = { weekdays: ['Saturday', 'Sunday'], firstDay: saturday, lastDay: saturdayIn(7) }
    const data = { kind: 'Booking', title: 'League', unitIds: [unitId], from: '10:00', to: '12:00', ...days }
    return { by, input: { ownerId, data } }
  },
  'facility-mgmt.facilities.calendar.feeds.create': async (world) => {
    const { manager: by, ownerId } = await makeSharedCalendar(world.server)
    return { by, input: { ownerId, data: { spaceId: null } } }
  },
  'facility-mgmt.facilities.calendar.availability': async (world) => {
    const { ownerId } = await makeSharedCalendar(world.server)
    return { by: {}, input: { ownerId, from: saturday, to: saturdayIn(6) } }
  },
  'facility-mgmt.facilities.calendar.subscriptions.create': async (world) => {
    const { manager: by, ownerId } = await makeSharedCalendar(world.server)
    const data = { name: 'School', url: 'webcal://calendar.invalid/school.ics', spaceId: null }
    return { by, input: { ownerId, data } }
  },
}

const file = () => new Blob([`name,city,state\nElm Hall ${crypto.randomUUID()},Kokomo,Indiana\n`])

/** Calls on a file that was read and compared. */
const importInputs: Record<string, object> = {
  check: { data: { columns: [] } },
  decide: { data: { rows: 'all', decision: 'new' } },
  start: { data: {} },
  remove: {},
}

/** Nobody else, because somebody may have one file worked on at a time. */
async function ofAdministrator(world: World): Promise<AcceptedCall> {
  const by = await newcomer(world, ['admin'])
  const { id: importId } = await importerOf(by.api).dropped(file())
  return { by, input: { importId } }
}

async function ofDestination(world: World): Promise<AcceptedCall> {
  const by = await newcomer(world)
  const { id: ownerId } = await makeDestination(world.server, by.person)
  const { id: importId } = await importerOf(by.api, ownerId).dropped(file())
  return { by, input: { ownerId, importId } }
}

const importCalls: AcceptedCalls = Object.fromEntries(
  Object.entries(importInputs).flatMap(([name, more]) =>
    [
      { prefix: 'import-mgmt.imports', make: ofAdministrator },
      { prefix: 'destination-mgmt.destinations.imports', make: ofDestination },
    ].map(({ prefix, make }) => [
      `${prefix}.${name}`,
      async (world: World) => {
        const { by, input } = await make(world)
        return { by, input: { ...input, ...more } }
      },
    ]),
  ),
)

/** The calendar of a page, files of venues, and hotels of other systems. */
export const venueCalls: AcceptedCalls = {
  ...calendarCalls,
  ...importCalls,
  'hotel-mgmt.hotels.onboard': async (world) => ({
    by: await newcomer(world),
    input: { data: { hotelPartnerId: crypto.randomUUID(), name: 'Oak Inn' } },
  }),
}

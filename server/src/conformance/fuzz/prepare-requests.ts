import { addDays } from '@app/contract/rules/calendar-date.ts'
import { makeHost } from '../../services/event-mgmt/matches/testing/match-fixture.ts'
import { makeDestination } from '../../testing/destinations.ts'
import { makeEvent } from '../../testing/events.ts'
import { leadOf, linkedRequest, offer } from '../../testing/linked-request.ts'
import type { SignedUp } from '../../testing/people.ts'
import type { World } from '../world.ts'
import { newcomer, type AcceptedCalls } from './accepted-call.ts'

const [firstDay, lastDay] = ['2031-04-23', '2031-04-25']

/** Of a request that isn't sent yet. */
const draft = {
  name: 'Spring Cup',
  status: 'Published' as const,
  category: 'Private' as const,
  startDate: '2099-03-12',
  endDate: '2099-03-14',
  sportsList: ['Soccer' as const],
  requirements: [],
  amenities: [],
}

async function openRequest(world: World) {
  const [organizer, host] = [await newcomer(world), await newcomer(world)]
  return { organizer, host, request: await linkedRequest(world.server, { organizer, host }) }
}

/** A page of a host whose membership opens the events that look for a venue. */
async function memberPage(world: World, host: SignedUp) {
  const { id } = await world.server.stage.facility({ manager: host.person })
  const membership = {
    op: 'replace' as const,
    path: '/membership',
    value: { isActive: true, tier: 'Silver' },
  }
  await world.server.withToken(world.people.admin.token).facilities.update({ id, patch: [membership] })
  return id
}

/** A request to a page with two fields and a calendar. */
async function requestWithFields(world: World) {
  const [organizer, host] = [await newcomer(world), await newcomer(world)]
  const page = await makeHost(world.server, host, {
    sport: 'Soccer',
    fields: 2,
    changes: { timeZone: 'America/New_York' },
  })
  const { id: eventId } = await makeEvent(world.server, organizer.person, {
    category: 'Private',
    startDate: firstDay,
    endDate: lastDay,
  })
  const { data } = await organizer.api.events.leads.create({ ownerId: eventId, data: { profileId: page.id } })
  const calendar = await host.api.facilities.calendar.get({
    ownerId: page.id,
    from: `${firstDay}T04:00:00Z`,
    to: `${addDays(lastDay, 1)}T04:00:00Z`,
  })
  const unitIds = calendar.data.spaces.flatMap(({ units }) => units.map(({ id }) => id))
  const times = { unitIds, starts: `${firstDay}T14:00:00.000Z`, ends: `${firstDay}T20:00:00.000Z` }
  return { host, ownerId: page.id, leadId: data.id, times }
}

/** Requests, offers and what is held for them. */
export const requestCalls: AcceptedCalls = {
  'event-mgmt.events.request.add': async (world) => ({
    by: await newcomer(world),
    input: { data: draft },
  }),
  'event-mgmt.events.request.restore': async (world) => {
    const by = await newcomer(world)
    const { id } = (await by.api.events.request.add({ data: draft })).data
    await by.api.events.remove({ id })
    return { by, input: { id } }
  },
  'event-mgmt.events.searchRfps': async (world) => {
    const by = await newcomer(world)
    await memberPage(world, by)
    return { by, input: { data: {} } }
  },
  'event-mgmt.events.leads.offer': async (world) => {
    const by = await newcomer(world)
    const profileId = await memberPage(world, by)
    const organizer = await newcomer(world)
    const { id: ownerId } = await makeEvent(world.server, organizer.person, { category: 'RFP' })
    return { by, input: { ownerId, data: { profileId } } }
  },
  'event-mgmt.events.leads.update': async (world) => {
    const { host, request } = await openRequest(world)
    const patch = [{ op: 'replace' as const, path: '/status', value: 'Interested' }]
    return { by: host, input: { ...leadOf(request), patch } }
  },
  'event-mgmt.events.leads.member': async (world) => {
    const { host, request } = await openRequest(world)
    return { by: host, input: { ...leadOf(request), data: { userId: host.id } } }
  },
  'event-mgmt.events.leads.bid.submit': async (world) => {
    const { host, request } = await openRequest(world)
    return { by: host, input: { ...leadOf(request), data: offer } }
  },
  'event-mgmt.events.leads.award': async (world) => {
    const { organizer, host, request } = await openRequest(world)
    await host.api.events.leads.bid.submit({ ...leadOf(request), data: offer })
    return { by: organizer, input: { ...leadOf(request), data: {} } }
  },
  'event-mgmt.events.leads.holdRequests.create': async (world) => {
    const { server } = world
    const [organizer, bureau, host] = [await newcomer(world), await newcomer(world), await newcomer(world)]
    const { id: profileId } = await makeDestination(server, bureau.person)
    const { id: facilityId } = await server.stage.facility({ manager: host.person })
    await server.pool.query(
      `insert into facility_destination (id, owner_id, destination_id, is_accepted)
      values (gen_random_uuid(), $1, $2, true)`,
      [facilityId, profileId],
    )
    const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'Private' })
    const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
    return { by: bureau, input: { ownerId, id: data.id, data: { facilityId } } }
  },
  'event-mgmt.facilityLeads.hold': async (world) => {
    const { host, ownerId, leadId, times } = await requestWithFields(world)
    const expiresDate = `${addDays(firstDay, -10)}T12:00:00.000Z`
    return { by: host, input: { ownerId, data: { leadId, expiresDate, holds: [times] } } }
  },
  'event-mgmt.facilityLeads.holds': async (world) => {
    const { host, ownerId, leadId, times } = await requestWithFields(world)
    const data = { kind: 'Hold' as const, title: 'Spring Cup', ...times, expiresDate: times.starts }
    const entry = await host.api.facilities.calendar.entries.create({ ownerId, data })
    return { by: host, input: { ownerId, data: { leadId, entryIds: [entry.data.id] } } }
  },
}

import type { DemoKind } from '../demo-kind.ts'
import { dayLength, seed, worldDay } from '../epoch.ts'
import { inventEvent, type EventFacts } from '../events/event.ts'
import { requestOf } from '../events/event-rows.ts'
import { factColumns } from '../events/fact-columns.ts'
import { describeEvent, eventName } from '../events/event-words.ts'
import type { Organizer } from '../organizations/organization.ts'
import { groundsAround } from '../places/grounds.ts'
import { siteIn } from '../places/position.ts'
import { chooser } from '../places/spread.ts'
import { randomOf } from '../random.ts'
import { noRows, type Rows } from '../rows/columns.ts'
import { profileRows } from '../rows/profile-rows.ts'
import { mainTypeOf } from '../sports/sport-forms.ts'
import type { World } from '../world.ts'
import { askedOf, phaseOf } from './asking.ts'
import { leadRows } from './lead-rows.ts'
import { managedRequests, type ManagedRequest } from './managed-requests.ts'

const usual = { facilities: 15_500, requests: 1200 }

/** Events that ask hosts, with their leads and bids. After facilities, destinations and organizations. */
export const demoRequests: DemoKind = {
  kind: 'event',
  plan: (count, _towns, world) => {
    let choose: ((at: number) => Organizer) | undefined
    return Array.from({ length: Math.round((usual.requests * count) / usual.facilities) }, (_, at) => () => {
      choose ??= chooser(world.organizers, ({ share }) => share)
      const planned = managedRequests[at]
      const organizer = planned
        ? world.organizers.find(({ isManaged }) => isManaged)
        : choose(requesterAt(at))
      return organizer && organizer.grounds.length > 0 ? requestRows(at, planned, organizer, world) : noRows()
    })
  },
}
const requesterAt = (at: number) => randomOf(seed, 'requester', at).next()

/** The only draws that depend on the day are those of leads, which have a source of their own. */
function requestRows(
  at: number,
  planned: ManagedRequest | undefined,
  organizer: Organizer,
  world: World,
): Rows {
  const random = randomOf(seed, 'request', at)
  const { today } = world
  const grounds = planned
    ? groundsAround(
        siteIn(organizer.town, random),
        { sports: [planned.sport], miles: 110 },
        world.facilities,
        random,
      )
    : organizer.grounds
  const ground = random.pick(grounds.length > 0 ? grounds : organizer.grounds)
  const invented = inventEvent(
    {
      category: planned || random.chance(0.75) ? 'Private' : 'RFP',
      type: mainTypeOf(ground.sport),
      status: !planned && random.chance(0.03) ? 'Cancelled' : 'Published',
      isClosed: false,
      daysBack: 160,
      isFlexible: !planned && random.chance(0.2),
      ...(planned && { inDays: planned.inDays }),
    },
    { organizer, ground, today },
    random,
  )
  const facts: EventFacts = planned
    ? { ...invented, teamCount: planned.teams, spacesNeeded: planned.spaces, isTeams: true }
    : invented
  const name = planned?.name ?? eventName(facts, (taken) => world.names.has(taken), random)
  world.names.add(name)
  const { facility, space, sport } = ground
  const { town, site } = facility.facts
  const listedAt = Math.max(organizer.listedAt, worldDay - random.int(30, 200) * dayLength)
  const standing = { staff: organizer.staff, tier: null, isMember: false, isBoosted: false }
  const build = profileRows('event', { town, isPending: false }, standing, listedAt, random)
  const describe = () => describeEvent({ ...facts, category: 'RFP' }, random)
  const rows = build.start({ name, language: 'English', site, mailboxes: ['info'], describe }, world)
  const { urgency, address, dist, place } = requestOf(organizer.town, random)
  rows.profiles = rows.profiles.map((profile) => ({
    ...profile,
    ...place,
    website: null,
    parent_id: organizer.id,
    status: facts.status,
  }))
  // A required live stream would leave planned requests few hosts to show.
  const asked = askedOf(facts, random, planned ? undefined : randomOf(seed, 'stream', at))
  const phase = phaseOf(facts, planned, today, random)
  rows.events = [
    {
      ...factColumns(build.id, facts),
      registration_link: null,
      entry_deadline: null,
      ...asked,
      response_deadline: phase.deadline,
      decision_date: phase.decision,
      time_zone: organizer.town.timeZone,
      facility_types: [],
      space_name: space.name,
      surface: space.surface,
      location: space.location,
      urgency,
      request_address: address,
      // Wide enough for those who are asked, so that their match has hosts to show.
      request_dist: planned && address !== null ? 250 : dist,
      sports_list: [sport],
    },
  ]
  rows.sports = build.children([{ name: sport }])
  rows.members = build.members({ Manager: 'Manager', Sales: 'Staff', Marketing: 'Staff' })
  leadRows(rows, { at, id: build.id, name, facts, asked, phase, statuses: planned?.statuses }, world)
  return rows
}

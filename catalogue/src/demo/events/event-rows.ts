import { states } from '@app/contract/reference-lists/regions.ts'
import type { DemoKind } from '../demo-kind.ts'
import { dayLength, seed, worldDay } from '../epoch.ts'
import type { Organizer } from '../organizations/organization.ts'
import { chooser } from '../places/spread.ts'
import type { Town } from '../places/towns.ts'
import { randomOf, type Random } from '../random.ts'
import { noRows, type PlaceColumns, type Rows } from '../rows/columns.ts'
import { profileRows } from '../rows/profile-rows.ts'
import type { World } from '../world.ts'
import { guestsOf, partnersOf, settingsOf } from './event-company.ts'
import { describeEvent, eventName } from './event-words.ts'
import { factColumns } from './fact-columns.ts'
import { inventEvent, type EventFacts } from './event.ts'
import { managedEvents } from './managed-events.ts'

const usual = { facilities: 15_500, events: 5000 }

/** After facilities, hotels and organizations. */
export const demoEvents: DemoKind = {
  kind: 'event',
  plan: (count, _towns, world) => {
    const events = Math.round((usual.events * count) / usual.facilities)
    let choose: ((at: number) => Organizer) | undefined
    return Array.from({ length: events }, (_, at) => () => {
      choose ??= chooser(world.organizers, ({ share }) => share)
      return eventRows(at, choose, world)
    })
  },
}

const categories = [
  ['Marketed', 80],
  ['RFP', 12],
  ['Private', 8],
] as const

/** All rows of an event; none if nobody holds events. The first events are those of the demo account. */
function eventRows(at: number, choose: (at: number) => Organizer, world: World): Rows {
  const random = randomOf(seed, 'event', at)
  const planned = managedEvents[at]
  const organizer = planned ? world.organizers.find(({ isManaged }) => isManaged) : choose(random.next())
  if (organizer === undefined || organizer.grounds.length === 0) return noRows()
  const setting = { organizer, ground: random.pick(organizer.grounds), today: world.today }
  const facts = inventEvent(planned ?? { category: random.weighted(categories) }, setting, random)
  const { category, ground, entryDeadline } = facts
  const { facility, space } = ground
  const { town, site, layout, amenities } = facility.facts
  const name = eventName(facts, (taken) => world.names.has(taken), random)
  world.names.add(name)
  const listedAt = Math.max(organizer.listedAt, worldDay - Math.floor((25 + random.next() * 175) * dayLength))
  const standing = { staff: organizer.staff, tier: null, isMember: false, isBoosted: false }
  const build = profileRows('event', { town, isPending: false }, standing, listedAt, random)

  const describe = () => describeEvent(facts, random)
  const rows = build.start({ name, language: 'English', site, mailboxes, describe }, world)
  const request = category === 'RFP' ? requestOf(organizer.town, random) : undefined
  const place = request?.place ?? facility.place
  const isPublic = category === 'Marketed' && facts.status !== 'Draft'
  const sites = rows.profiles.map(({ website }) => website)
  rows.profiles = rows.profiles.map((profile) => ({
    ...profile,
    ...place,
    website: category === 'Private' ? null : profile.website,
    parent_id: organizer.id,
    status: facts.status,
  }))
  rows.events = sites.map((website) => ({
    ...factColumns(build.id, facts),
    time_zone: (request ? organizer.town : town).timeZone,
    registration_link: category === 'Marketed' && website !== null ? `${String(website)}/register` : null,
    entry_deadline: entryDeadline,
    facility_types: [layout.type],
    space_name: space.name,
    surface: space.surface,
    location: space.location,
    urgency: request?.urgency ?? null,
    request_address: request?.address ?? null,
    request_dist: request?.dist ?? null,
    sports_list: [ground.sport],
    ...noRequest,
  }))
  rows.sports = build.children([{ name: ground.sport }])
  rows.members = build.members(eventRoles)
  if (category === 'Private') rows.members.push(...build.children(guestsOf(facts, world, random)))
  if (request) {
    const { surface, location } = space
    rows.spaceTypes = build.children([
      { name: space.name, surface, count: facts.spacesNeeded, location, additional_features: null },
    ])
    rows.amenities = build.children(random.sample(wantedAmenities, random.int(1, 3)).map(named))
  } else {
    rows.eventPlaces = build.children([{ profile_id: facility.id, note: null }])
    rows.amenities = build.children(random.sample(amenities, random.int(0, 5)).map(named))
    const [website = null] = sites
    rows.eventHotels = build.children(
      hotelsOf(facts, website === null ? null : String(website), world, random),
    )
    rows.eventSettings = build.children(settingsOf(facts, random))
    rows.partners = build.children(category === 'Marketed' ? partnersOf(facts, world, random) : [])
  }
  if (isPublic) rows.reactions = build.reactions(random.sample(world.reviewers, likesOf(random)))
  if (isPublic && random.chance(0.02)) rows.boosts = build.boosts(world)
  return rows
}

/** What only requests have. */
const noRequest = {
  flex_weeks: null,
  setup_days: null,
  participants: null,
  attendance: null,
  space_count: null,
  needs_specific_space_type: false,
  budget_from: null,
  budget_to: null,
  room_nights: null,
  rooms_per_night: null,
  hotel_dist: null,
  partner_dist: null,
  live_stream: null,
  response_deadline: null,
  decision_date: null,
}
const mailboxes = ['info', 'register', 'teams']
const eventRoles = { Manager: 'Manager', Sales: 'Staff', Marketing: 'Staff' }
const wantedAmenities = ['Parking', 'Restrooms', 'Concessions', 'Scoreboard', 'Locker Rooms', 'Bleachers']
const named = (name: string) => ({ name })
const likesOf = (random: Random) => Math.floor(random.next() ** 4 * 25)

/** How soon an organization looks for a venue, and where: around its own town, or nationally. */
export function requestOf(town: Town, random: Random) {
  const urgency = random.weighted([
    [0, 2],
    [1, 4],
    [2, 4],
  ] as const)
  const nowhere = {
    address: null,
    city: null,
    state: null,
    region: null,
    postal_code: null,
    lat: null,
    lng: null,
  }
  if (random.chance(0.2)) return { urgency, address: null, dist: null, place: nowhere }
  const { name: city, state, region, lat, lng } = town
  const place: PlaceColumns = { ...nowhere, city, state, region, lat, lng }
  const code = states.find((each) => each.name === state)?.code ?? state
  return { urgency, address: `${city}, ${code}`, dist: random.pick([25, 50, 100, 150, 250, null]), place }
}

const hotelNotes = ['Ask for the team rate', 'Teams are housed together', null, null]

/** For a third of the events, up to four hotels nearby. */
function hotelsOf({ ground }: EventFacts, website: string | null, { hotels }: World, random: Random) {
  if (!random.chance(0.42)) return []
  const near = hotels.near(ground.facility, 12)
  return random.sample(near, random.int(1, 4)).map(({ item: { id } }, at) => ({
    hotel_id: id,
    booking_link: website !== null && random.chance(0.5) ? `${website}/hotels/${at + 1}` : null,
    note: random.pick(hotelNotes),
  }))
}

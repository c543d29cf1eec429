import type { DemoKind } from '../demo-kind.ts'
import { demoId } from '../demo-id.ts'
import { instant, seed } from '../epoch.ts'
import { demoAccount } from '../people/accounts.ts'
import { planProfiles } from '../places/plan-profiles.ts'
import { siteIn } from '../places/position.ts'
import { listingMoment, momentSince, type Planned } from '../planned.ts'
import { randomOf } from '../random.ts'
import type { Rows } from '../rows/columns.ts'
import { profileRows } from '../rows/profile-rows.ts'
import { inventStanding } from '../rows/standing.ts'
import type { World } from '../world.ts'
import { describeHotel, inventHotel } from './hotel.ts'
import { inventCharges, inventRooms } from './rooms.ts'

const plan = {
  kind: 'hotel',
  profiles: 3000,
  pending: 12,
  leastOfState: 6,
  managedIn: ['Indianapolis', 'Carmel', 'Fishers'],
}

export const demoHotels: DemoKind = {
  kind: 'hotel',
  plan: (count, towns, world) =>
    planProfiles(plan, count, towns).map((planned, at) => () => hotelRows(planned, at, world)),
}

// No hotel has a membership.
const tiers = { none: 1, Legacy: 0, Bronze: 0, Silver: 0, Gold: 0 }
const mailboxes = ['frontdesk', 'groups', 'stay', 'info']
/** In dollars. */
const usualRate = 129
const managerId = demoAccount('hotel').id

/** All rows of a planned hotel. `at` is its position in the plan. */
function hotelRows(planned: Planned, at: number, world: World): Rows {
  const random = randomOf(seed, 'hotel', at)
  const { town } = planned
  const named = (name: string) => `${name}\n${town.name}\n${town.state}`
  const found = inventHotel(town, (name) => world.names.has(named(name)), random)
  // Whoever tries the demo as a hotel has rooms.
  const facts = at < plan.managedIn.length ? { ...found, rate: found.rate ?? usualRate } : found
  world.names.add(named(facts.name))
  const site = siteIn(town, random)
  const listedAt = listingMoment(planned, random)
  const invented = inventStanding(planned, { staff: world.staff, managerId, tiers }, random)
  const standing = { ...invented, tier: null, isMember: false }
  const { id, idAt, ...build } = profileRows('hotel', planned, standing, listedAt, random)

  const describe = () => describeHotel(facts, town, random)
  const rows = build.start({ name: facts.name, language: 'English', site, mailboxes, describe }, world)
  rows.hotels = [
    {
      profile_id: id,
      star_rating: facts.stars,
      room_count: facts.rooms,
      check_in_time: facts.checkIn,
      check_out_time: facts.checkOut,
      amenities: facts.amenities,
    },
  ]
  // Apart, so that another room type changes nothing else.
  const selling = randomOf(seed, 'hotel-rooms', at)
  const item = (sequence: number) => ({
    id: demoId(listedAt, sequence, selling),
    owner_id: id,
    created_date: instant(listedAt),
  })
  rows.hotelRooms = inventRooms(facts, world.today, selling).map((room) => ({
    ...item(room.position),
    ...room,
  }))
  if (rows.hotelRooms.length > 0)
    rows.hotelPricings = [
      { ...item(rows.hotelRooms.length), currency: 'USD', charges: inventCharges(facts, selling) },
    ]
  rows.members = build.members()
  if (planned.isPending) return rows

  world.locations.push({ id, listedAt, state: town.state })
  world.hotels.add({ id, lat: site.lat, lng: site.lng })
  rows.reactions = build.reactions(random.sample(world.reviewers, Math.floor(random.next() ** 4 * 40)))
  if (standing.isBoosted || random.chance(0.01)) rows.boosts = build.boosts(world)
  // Hotels work with facilities nearby.
  const around = world.facilities.near(site, 15)
  rows.partners = random
    .sample(around, random.chance(0.3) ? random.int(1, 3) : 0)
    .map(({ item: facility }) => ({
      facility,
      moment: momentSince(Math.max(listedAt, facility.listedAt), random),
    }))
    .map(({ facility, moment }) => ({
      id: idAt(moment),
      owner_id: id,
      profile_id: facility.id,
      name: null,
      created_date: instant(moment),
    }))
  return rows
}

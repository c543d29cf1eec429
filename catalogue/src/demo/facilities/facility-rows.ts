import type { DemoKind } from '../demo-kind.ts'
import { instant, seed } from '../epoch.ts'
import { demoAccount } from '../people/accounts.ts'
import type { Person } from '../people/people.ts'
import { listingMoment } from '../planned.ts'
import { randomOf, type Random } from '../random.ts'
import type { Rows } from '../rows/columns.ts'
import { placeOf, profileRows } from '../rows/profile-rows.ts'
import { inventStanding } from '../rows/standing.ts'
import type { World } from '../world.ts'
import { describe } from './descriptions/description.ts'
import { inventFacility } from './facility.ts'
import { planFacilities, type PlannedFacility } from './plan-facilities.ts'
import { inventReviews } from './reviews/reviews.ts'

export const demoFacilities: DemoKind = {
  kind: 'facility',
  plan: (count, towns, world) =>
    planFacilities(count, towns).map((planned, at) => () => facilityRows(planned, at, world)),
}

const tiers = { none: 78, Legacy: 4, Bronze: 9, Silver: 6, Gold: 3 }
const mailboxes = ['info', 'events', 'bookings', 'office']
const managerId = demoAccount('facility').id

/** All rows of a planned facility. `at` is its position in the plan. */
export function facilityRows(planned: PlannedFacility, at: number, world: World): Rows {
  const random = randomOf(seed, 'facility', at)
  const { town } = planned
  const named = (name: string) => `${name}\n${town.name}\n${town.state}`
  const facts = inventFacility(town, (name) => world.names.has(named(name)), random, planned.type)
  world.names.add(named(facts.name))
  const listedAt = listingMoment(planned, random)
  const standing = inventStanding(planned, { staff: world.staff, managerId, tiers }, random)
  const { id, idAt, children, ...build } = profileRows('facility', planned, standing, listedAt, random)

  const rows = build.start({ ...facts, mailboxes, describe: () => describe(facts, random) }, world)
  rows.facilities = [
    {
      profile_id: id,
      facility_type: facts.layout.type,
      availability: facts.availability,
      capacity: facts.seats,
      indoor_area: facts.indoorArea,
      year_opened: facts.yearOpened,
      time_zone: town.timeZone,
    },
  ]
  rows.sports = children(facts.sports.map((name) => ({ name })))
  rows.amenities = children(facts.amenities.map((name) => ({ name })))
  rows.spaceTypes = children(
    facts.spaces.map(({ name, surface, count, location, additionalFeatures }) => ({
      name,
      surface,
      count,
      location,
      additional_features: additionalFeatures,
    })),
  )
  rows.members = build.members()
  const isManaged = planned.demoTier !== undefined
  const [author] = standing.staff
  if (author && (isManaged || !planned.isPending))
    world.calendars.set(id, { id, listedAt, facts, authorId: author.userId, isManaged })
  if (planned.isPending) return rows

  const { lat, lng } = facts.site
  const place = placeOf(rows)
  const listed = { id, listedAt, lat, lng, destinationCount: 0, facts, place }
  world.facilities.add(listed)
  if (isManaged) world.managedFacilities.push(listed)
  rows.reviews = inventReviews(facts, listedAt, world.reviewers, random).map(
    ({ person, at: moment, rating, title, text }) => ({
      id: idAt(moment),
      owner_id: id,
      user_id: person.id,
      rating,
      title,
      text,
      created_date: instant(moment),
      updated_date: instant(moment),
    }),
  )
  rows.reactions = build.reactions(inventLikes(rows.reviews.length, world, random))
  if (standing.isBoosted) rows.boosts = build.boosts(world)
  return rows
}

function inventLikes(reviewCount: number, { reviewers }: World, random: Random): Person[] {
  const count = Math.floor(reviewCount * random.next() * 1.2 + random.next() ** 4 * 8)
  return random.sample(reviewers, Math.min(count, 60))
}

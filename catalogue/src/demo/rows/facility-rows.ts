import type { Person } from '../people/people.ts'
import { inventBoosts } from '../boosts.ts'
import { demoId } from '../demo-id.ts'
import { describe } from '../descriptions/description.ts'
import { dayLength, instant, seed, worldDay } from '../epoch.ts'
import { inventFacility } from '../facility.ts'
import type { Facts } from '../facts.ts'
import { addressIn, domainOf, phoneIn, postalCodeAt } from '../places/contact.ts'
import type { Planned } from '../plan.ts'
import { randomOf, type Random } from '../random.ts'
import { inventReviews } from '../reviews/reviews.ts'
import type { World } from '../world.ts'
import { noRows, type RowOf, type Rows } from './columns.ts'
import { inventStanding, type FacilityStanding } from './standing-of-facility.ts'

/** All rows of the facility planned at this place of the list. */
export function facilityRows(planned: Planned, at: number, world: World): Rows {
  const random = randomOf(seed, 'facility', at)
  const { town } = planned
  const named = (name: string) => `${name}\n${town.name}\n${town.state}`
  const facts = inventFacility(town, (name) => world.names.has(named(name)), random, planned.type)
  world.names.add(named(facts.name))
  const listedAt = listingMoment(planned, random)
  const standing = inventStanding(planned, world.staff, world.managerId, random)

  let sequence = 0
  const idAt = (moment: number) => demoId(moment, sequence++, random)
  const id = idAt(listedAt)
  const rows = noRows()
  rows.profiles = [profileRow(id, facts, planned, standing, listedAt, world, random)]
  rows.facilities = [facilityRow(id, facts)]

  const created_date = instant(listedAt)
  const children = <T extends object>(items: readonly T[]) =>
    items.map((item) => ({ id: idAt(listedAt), profile_id: id, ...item, created_date }))
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
  rows.members = children(standing.staff.map(({ userId, role }) => ({ user_id: userId, role })))
  if (planned.isPending) return rows

  for (const { person, at: moment, rating, title, text } of inventReviews(
    facts,
    listedAt,
    world.reviewers,
    random,
  )) {
    const written = instant(moment)
    rows.reviews.push({
      id: idAt(moment),
      profile_id: id,
      user_id: person.id,
      rating,
      title,
      text,
      created_date: written,
      updated_date: written,
    })
  }
  for (const person of inventLikes(rows.reviews.length, world, random)) {
    const moment = listedAt + Math.floor(random.next() * (worldDay - listedAt))
    rows.reactions.push({
      id: idAt(moment),
      profile_id: id,
      user_id: person.id,
      created_date: instant(moment),
    })
  }
  if (standing.isBoosted) {
    const created_by = standing.staff[0]?.userId ?? null
    rows.boosts = children(
      inventBoosts(world.today, random).map(({ startDate, endDate }) => ({
        start_date: startDate,
        end_date: endDate,
        created_by,
      })),
    )
  }
  return rows
}

function profileRow(
  id: string,
  facts: Facts,
  planned: Planned,
  { staff, tier, isMember }: FacilityStanding,
  listedAt: number,
  world: World,
  random: Random,
): RowOf<'profiles'> {
  const { town, site, language } = facts
  const domain = random.chance(0.82)
    ? domainOf(facts.name, town, (taken) => world.domains.has(taken))
    : undefined
  if (domain !== undefined) world.domains.add(domain)
  const updatedAt = random.chance(0.4)
    ? listedAt + Math.floor(random.next() * (worldDay - listedAt))
    : listedAt
  const listedBy = staff[0]?.userId ?? null
  return {
    id,
    kind: 'facility',
    name: facts.name,
    description: describe(facts, random),
    address: addressIn(town, language, random),
    city: town.name,
    state: town.state,
    region: town.region,
    postal_code: postalCodeAt(site, random),
    lat: site.lat,
    lng: site.lng,
    phone: random.chance(0.93) ? phoneIn(town, random) : null,
    email:
      domain !== undefined && random.chance(0.7)
        ? `${random.pick(['info', 'events', 'bookings', 'office'])}@${domain}`
        : null,
    website: domain === undefined ? null : `https://www.${domain}`,
    status: planned.isPending ? 'Pending' : 'Approved',
    membership_is_active: isMember,
    membership_tier: tier,
    import_id: world.importId,
    created_date: instant(listedAt),
    created_by: listedBy,
    updated_date: instant(updatedAt),
    updated_by: listedBy,
  }
}

const facilityRow = (id: string, facts: Facts): RowOf<'facilities'> => ({
  profile_id: id,
  facility_type: facts.layout.type,
  availability: facts.availability,
  capacity: facts.seats,
  indoor_area: facts.indoorArea,
  year_opened: facts.yearOpened,
  time_zone: facts.town.timeZone,
})

/** Most were listed when the marketplace opened or soon after; what awaits approval came lately. */
function listingMoment({ isPending }: Planned, random: Random): number {
  const days = isPending ? random.next() * 20 : 2 + (1 - random.next() ** 1.7) * 1700
  return Math.floor(worldDay - days * dayLength)
}

function inventLikes(reviewCount: number, { reviewers }: World, random: Random): Person[] {
  const count = Math.floor(reviewCount * random.next() * 1.2 + random.next() ** 4 * 8)
  return random.sample(reviewers, Math.min(count, 60))
}

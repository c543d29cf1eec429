import type { DemoKind } from '../demo-kind.ts'
import { calendarDate, dayLength, seed } from '../epoch.ts'
import { demoAccount } from '../people/accounts.ts'
import { planProfiles } from '../places/plan-profiles.ts'
import { siteIn } from '../places/position.ts'
import { listingMoment, type Planned } from '../planned.ts'
import { randomOf, type Random } from '../random.ts'
import type { Rows } from '../rows/columns.ts'
import { profileRows } from '../rows/profile-rows.ts'
import { inventStanding } from '../rows/standing.ts'
import type { World } from '../world.ts'
import { describeBusiness, inventBusiness, type BusinessFacts } from './business.ts'
import { inventHours, inventSeats } from './hours.ts'

const plan = {
  kind: 'business',
  profiles: 2000,
  pending: 10,
  leastOfState: 4,
  managedIn: ['Indianapolis', 'Fishers', 'Carmel'],
}

export const demoBusinesses: DemoKind = {
  kind: 'business',
  plan: (count, towns, world) =>
    planProfiles(plan, count, towns).map((planned, at) => () => businessRows(planned, at, world)),
}

const tiers = { none: 70, Legacy: 4, Bronze: 12, Silver: 9, Gold: 5 }
const mailboxes = ['hello', 'info', 'groups', 'orders']
const managerId = demoAccount('business').id

/** All rows of a planned business. `at` is its position in the plan. */
function businessRows(planned: Planned, at: number, world: World): Rows {
  const random = randomOf(seed, 'business', at)
  // Of its own, so that nothing else of the catalogue depends on them.
  const ofHours = randomOf(seed, 'business hours', at)
  const { town } = planned
  const named = (name: string) => `${name}\n${town.name}\n${town.state}`
  const facts = inventBusiness(town, (name) => world.names.has(named(name)), random)
  world.names.add(named(facts.name))
  const site = siteIn(town, random)
  const listedAt = listingMoment(planned, random)
  const standing = inventStanding(planned, { staff: world.staff, managerId, tiers }, random)
  const { id, children, ...build } = profileRows('business', planned, standing, listedAt, random)

  const describe = () => describeBusiness(facts, random)
  const rows = build.start({ name: facts.name, language: 'English', site, mailboxes, describe }, world)
  rows.businesses = [
    {
      profile_id: id,
      business_type: facts.category,
      place_type: facts.placeType,
      attributes: facts.tags,
      price_level: facts.priceLevel,
      ...inventSeats(facts.placeType, facts.tags, ofHours),
      time_zone: town.timeZone,
    },
  ]
  rows.members = build.members()
  if (planned.isPending) return rows

  world.locations.push({ id, listedAt, state: town.state })
  const isManaged = planned.demoTier !== undefined
  rows.promotions = children(inventPromotions(facts, world.today, isManaged, random))
  rows.reactions = build.reactions(random.sample(world.reviewers, Math.floor(random.next() ** 4 * 50)))
  if (standing.isBoosted) rows.boosts = build.boosts(world)
  rows.hours = children(inventHours(facts.placeType, isManaged, ofHours))
  return rows
}

/** Promotions before, on and after the day of the build. The first one is the default. */
function inventPromotions({ deals }: BusinessFacts, today: string, isManaged: boolean, random: Random) {
  const day = Date.parse(`${today}T00:00:00Z`)
  const dateAfter = (days: number) => calendarDate(day + days * dayLength)
  const count = isManaged
    ? 3
    : random.weighted([
        [0, 6],
        [1, 3],
        [2, 1],
      ] as const)
  return random.sample(deals, count).map((title, at) => {
    const start = at === 0 && random.chance(0.7) ? -random.int(1, 40) : random.int(-200, 60)
    const discount = /^(\d+)%/.exec(title)?.[1]
    return {
      title,
      terms: random.chance(0.6) ? 'Not with other offers. Show the code before you order.' : null,
      code: random.chance(0.7) ? `TEAM${random.int(10, 99)}` : null,
      discount_percent: discount === undefined ? null : Number(discount),
      start_date: dateAfter(start),
      end_date: dateAfter(start + random.pick([30, 60, 90, 120])),
      is_default: at === 0,
    }
  })
}

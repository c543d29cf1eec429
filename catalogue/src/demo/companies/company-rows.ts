import type { DemoKind } from '../demo-kind.ts'
import { instant, seed } from '../epoch.ts'
import { demoAccount } from '../people/accounts.ts'
import { planProfiles } from '../places/plan-profiles.ts'
import { siteIn } from '../places/position.ts'
import { listingMoment, momentSince, type Planned } from '../planned.ts'
import { randomOf, type Random } from '../random.ts'
import type { Rows } from '../rows/columns.ts'
import { profileRows } from '../rows/profile-rows.ts'
import { inventStanding } from '../rows/standing.ts'
import type { ListedLocation, World } from '../world.ts'
import { describeCompany, inventCompany } from './company.ts'

const plan = {
  kind: 'company',
  profiles: 300,
  pending: 5,
  leastOfState: 1,
  managedIn: ['Indianapolis', 'Carmel'],
}

/** After hotels and businesses, which companies link to. */
export const demoCompanies: DemoKind = {
  kind: 'company',
  plan: (count, towns, world) =>
    planProfiles(plan, count, towns).map((planned, at) => () => companyRows(planned, at, world)),
}

// No company has a membership.
const tiers = { none: 1, Legacy: 0, Bronze: 0, Silver: 0, Gold: 0 }
const mailboxes = ['hello', 'sales', 'info', 'office']
const managerId = demoAccount('company').id

/** All rows of a planned company. `at` is its position in the plan. */
function companyRows(planned: Planned, at: number, world: World): Rows {
  const random = randomOf(seed, 'company', at)
  const { town } = planned
  const facts = inventCompany(town, (name) => world.names.has(name), random)
  world.names.add(facts.name)
  const site = siteIn(town, random)
  const listedAt = listingMoment(planned, random)
  const invented = inventStanding(planned, { staff: world.staff, managerId, tiers }, random)
  const standing = { ...invented, tier: null, isMember: false }
  const { id, idAt, ...build } = profileRows('company', planned, standing, listedAt, random)

  const describe = () => describeCompany(facts, town, random)
  const rows = build.start({ name: facts.name, language: 'English', site, mailboxes, describe }, world)
  rows.companies = [
    { profile_id: id, company_type: facts.type, services: facts.services, year_founded: facts.yearFounded },
  ]
  rows.members = build.members()
  if (planned.isPending) return rows

  rows.affiliations = locationsOf(facts.type === 'Accommodation Provider', town.state, world, random).map(
    (location) => {
      const moment = momentSince(Math.max(listedAt, location.listedAt), random)
      return {
        id: idAt(moment),
        owner_id: location.id,
        company_id: id,
        is_accepted_by_owner: random.chance(0.95),
        is_accepted_by_company: true,
        created_date: instant(moment),
      }
    },
  )
  rows.reactions = build.reactions(random.sample(world.reviewers, Math.floor(random.next() ** 3 * 40)))
  if (random.chance(0.03)) rows.boosts = build.boosts(world)
  return rows
}

/** Groups of hotels have many locations, mostly in their own state. Others have few or none. */
function locationsOf(
  isGroup: boolean,
  state: string,
  { locations }: World,
  random: Random,
): ListedLocation[] {
  if (!isGroup && random.chance(0.7)) return []
  const own = locations.filter((location) => location.state === state)
  const count = isGroup ? random.int(2, 14) : random.int(1, 4)
  const elsewhere = random.chance(0.4) ? random.sample(locations, Math.ceil(count / 3)) : []
  return [...new Set([...random.sample(own, count), ...elsewhere])]
}

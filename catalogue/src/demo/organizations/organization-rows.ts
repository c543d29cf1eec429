import type { DemoKind } from '../demo-kind.ts'
import { describeCompany, inventCompany } from '../companies/company.ts'
import { seed } from '../epoch.ts'
import { demoAccount } from '../people/accounts.ts'
import { groundsAround } from '../places/grounds.ts'
import { planProfiles } from '../places/plan-profiles.ts'
import { siteIn, type Site } from '../places/position.ts'
import type { Town } from '../places/towns.ts'
import { listingMoment, type Planned } from '../planned.ts'
import { randomOf, type Random } from '../random.ts'
import type { Rows } from '../rows/columns.ts'
import { profileRows } from '../rows/profile-rows.ts'
import { inventStanding } from '../rows/standing.ts'
import type { World } from '../world.ts'
import { describeOrganization, inventOrganization, reaches, type OrganizationFacts } from './organization.ts'

const plan = {
  kind: 'organization',
  profiles: 1500,
  pending: 8,
  leastOfState: 5,
  managedIn: ['Indianapolis', 'Fishers'],
}

/** After facilities, where organizations hold their events. */
export const demoOrganizations: DemoKind = {
  kind: 'organization',
  plan: (count, towns, world) =>
    planProfiles(plan, count, towns).map((planned, at) => () => organizationRows(planned, at, world)),
}

/** What the organizations of the demo account hold: sports that are played indoors, all year round. */
const managed = { sports: ['Basketball', 'Volleyball'], ageGroup: 'Youth & High School' } as const

// No organization has a membership. The weights say how many have people.
const tiers = { none: 30, Legacy: 0, Bronze: 70, Silver: 0, Gold: 0 }
const mailboxes = ['info', 'events', 'register', 'office']
const managerId = demoAccount('organizer').id
const roles = { Manager: 'Manager', Sales: 'Staff', Marketing: 'Marketing' }

/** All rows of a planned organization. `at` is its position in the plan. */
function organizationRows(planned: Planned, at: number, world: World): Rows {
  const random = randomOf(seed, 'organization', at)
  const { town } = planned
  const isManaged = planned.demoTier !== undefined
  const site = siteIn(town, random)
  const facts =
    isManaged || !random.chance(0.2) ? organizerIn(town, site, isManaged, world, random) : undefined
  const partner = facts ? undefined : inventCompany(town, (name) => world.names.has(name), random)
  const name = facts?.name ?? partner?.name ?? ''
  world.names.add(name)
  const listedAt = listingMoment(planned, random)
  const invented = inventStanding(planned, { staff: world.staff, managerId, tiers }, random)
  const standing = { ...invented, tier: null, isMember: false }
  const { id, children, ...build } = profileRows('organization', planned, standing, listedAt, random)

  const describe = () =>
    facts ? describeOrganization(facts, town, random) : partner ? describeCompany(partner, town, random) : ''
  const rows = build.start({ name, language: 'English', site, mailboxes, describe }, world)
  rows.organizations = [
    {
      profile_id: id,
      organization_type: facts ? 'Event Organization' : 'Industry Partner',
      travel_scope: facts?.travelScope ?? null,
      year_founded: (facts ?? partner)?.yearFounded ?? null,
      vendor_category: partner?.type ?? null,
      services: partner?.services ?? [],
    },
  ]
  rows.sports = children((facts?.sports ?? []).map((sport) => ({ name: sport })))
  rows.members = build.members(roles)
  if (planned.isPending) return rows

  rows.reactions = build.reactions(random.sample(world.reviewers, Math.floor(1 + random.next() ** 3 * 50)))
  if (random.chance(0.02)) rows.boosts = build.boosts(world)
  // The events of the demo account are planned one by one.
  const share = isManaged ? 0 : 0.3 + random.next() ** 4 * 8
  const { staff } = standing
  if (facts) world.organizers.push({ ...facts, id, listedAt, town, staff, isManaged, share })
  return rows
}

/** Undefined if there is no place nearby where it could hold an event. */
function organizerIn(
  town: Town,
  site: Site,
  isManaged: boolean,
  world: World,
  random: Random,
): OrganizationFacts | undefined {
  const travelScope = isManaged
    ? 'Both'
    : random.weighted([
        ['Local', 45],
        ['Both', 25],
        ['Travel', 30],
      ] as const)
  const given = isManaged ? managed : undefined
  const around = groundsAround(
    site,
    { miles: reaches[travelScope], sports: given?.sports },
    world.facilities,
    random,
  )
  if (around.length === 0) return undefined
  const setting = { town, travelScope, around, given }
  return inventOrganization(setting, (name) => world.names.has(name), random)
}

import type { Tier } from '@app/contract/reference-lists/tiers.ts'
import type { Person } from '../people/people.ts'
import type { Planned } from '../plan.ts'
import type { Random } from '../random.ts'

/** How far a facility has come on the marketplace. */
export interface FacilityStanding {
  /** Users with their roles, the one who listed it first; empty when nobody of the venue has joined. */
  staff: { userId: string; role: 'Manager' | 'Sales' | 'Marketing' }[]
  tier: Tier | null
  isMember: boolean
  isBoosted: boolean
}

const boostShares = { Legacy: 0.02, Bronze: 0.08, Silver: 0.2, Gold: 0.4 }

/** Only venues whose people have joined hold a membership, and only members boost. */
export function inventStanding(
  planned: Planned,
  staff: readonly Person[],
  managerId: string,
  random: Random,
): FacilityStanding {
  const [first, second] = random.sample(staff, 2).map(({ id }) => id)
  const tier = random.weighted<Tier | null>([
    [null, 78],
    ['Legacy', 4],
    ['Bronze', 9],
    ['Silver', 6],
    ['Gold', 3],
  ])
  const isPaid = random.chance(0.92)
  const hasJoined = tier !== null || planned.isPending || random.chance(0.1)
  const isBoosted = tier !== null && isPaid && random.chance(boostShares[tier])
  const people = [
    ...(planned.isShown ? [{ userId: managerId, role: 'Manager' as const }] : []),
    ...(hasJoined && first
      ? [{ userId: first, role: planned.isShown ? ('Sales' as const) : ('Manager' as const) }]
      : []),
    ...(hasJoined && second && random.chance(0.25)
      ? [{ userId: second, role: random.pick(['Sales', 'Marketing'] as const) }]
      : []),
  ]
  if (planned.isPending) return { staff: people, tier: null, isMember: false, isBoosted: false }
  if (planned.isShown)
    return {
      staff: people,
      tier: planned.type === 'Sports Complex' ? 'Gold' : 'Silver',
      isMember: true,
      isBoosted: planned.type === 'Sports Complex',
    }
  return { staff: people, tier, isMember: tier !== null && isPaid, isBoosted }
}

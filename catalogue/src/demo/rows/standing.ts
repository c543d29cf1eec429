import { tiers, type Tier } from '@app/contract/reference-lists/tiers.ts'
import type { Person } from '../people/people.ts'
import type { Planned } from '../planned.ts'
import type { Random } from '../random.ts'

export type StaffRole = 'Manager' | 'Sales' | 'Marketing'

/** The people and the membership of a profile. */
export interface Standing {
  /** Members with their roles, first the one who listed the profile. Empty if nobody has joined. */
  staff: { userId: string; role: StaffRole }[]
  tier: Tier | null
  isMember: boolean
  isBoosted: boolean
}

export interface StandingOptions {
  staff: readonly Person[]
  /** The kind's demo account. */
  managerId: string
  /** How common each tier is. */
  tiers: Readonly<Record<Tier | 'none', number>>
}

const boostShares = { Legacy: 0.02, Bronze: 0.08, Silver: 0.2, Gold: 0.4 }

/** Only profiles whose people have joined have a tier, and only active members boost. */
export function inventStanding(
  { isPending, demoTier }: Planned,
  { staff, managerId, tiers: shares }: StandingOptions,
  random: Random,
): Standing {
  const isManaged = demoTier !== undefined
  const [first, second] = random.sample(staff, 2).map(({ id }) => id)
  const tier = random.weighted<Tier | null>([
    [null, shares.none],
    ...tiers.map((each) => [each, shares[each]] as const),
  ])
  const isPaid = random.chance(0.92)
  const hasJoined = tier !== null || isPending || random.chance(0.1)
  const isBoosted = tier !== null && isPaid && random.chance(boostShares[tier])
  const people = [
    ...(isManaged ? [{ userId: managerId, role: 'Manager' as const }] : []),
    ...(hasJoined && first
      ? [{ userId: first, role: isManaged ? ('Sales' as const) : ('Manager' as const) }]
      : []),
    ...(hasJoined && second && random.chance(0.25)
      ? [{ userId: second, role: random.pick(['Sales', 'Marketing'] as const) }]
      : []),
  ]
  if (isPending) return { staff: people, tier: null, isMember: false, isBoosted: false }
  if (isManaged) return { staff: people, tier: demoTier, isMember: true, isBoosted: demoTier === 'Gold' }
  return { staff: people, tier, isMember: tier !== null && isPaid, isBoosted }
}

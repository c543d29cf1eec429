import { membershipKinds } from './owners.ts'

/** The properties of a membership that gates depend on. */
export interface GateMembership {
  kind: string
  isActive: boolean
  tier: string | null
}

/** The memberships that each feature requires, by section 4 of the first specification document. */
export const gates = {
  rfpMarketplace: (membership: GateMembership) =>
    (membership.kind === 'facility' || membership.kind === 'destination') &&
    countsAsMembership(membership) &&
    membership.tier !== null &&
    membership.tier !== 'Legacy',
  hotLeads: ({ kind, isActive, tier }: GateMembership) =>
    hasMembership(kind) && isActive && tier !== null && tier !== 'Bronze' && tier !== 'Legacy',
  organizationStats: ({ kind, isActive }: GateMembership) => hasMembership(kind) && isActive,
} as const
export type GateTier = keyof typeof gates

/** `of: 'owner'` requires the membership of the owner, `of: 'caller'` that of any profile whose team the caller is on. */
export interface Gate {
  of: 'owner' | 'caller'
  tier: GateTier
  /** From this rung on the owner up, no membership is needed. By default, only admins need none. */
  unless?: 'member' | 'manager'
}

export const hasMembership = (kind: string) => membershipKinds.some((one) => one === kind)

/** Business and facility memberships count if they are active and not Bronze, destination memberships if active. */
export const countsAsMembership = ({ kind, isActive, tier }: GateMembership) =>
  hasMembership(kind) && isActive && (kind === 'destination' || tier !== 'Bronze')

export const opens = (tier: GateTier, memberships: readonly GateMembership[]) => memberships.some(gates[tier])

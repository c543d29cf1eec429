import { gates, hasMembership, type GateMembership, type GateTier } from '@app/contract/gates.ts'
import type { PaidTier } from '@app/contract/reference-lists/tiers.ts'
import { listOf } from '../components/format.ts'

export const gateWords: Record<GateTier, string> = {
  rfpMarketplace: 'the RFP marketplace',
  hotLeads: 'hot leads',
  organizationStats: 'organization stats',
}
const gateNames: readonly GateTier[] = ['rfpMarketplace', 'hotLeads', 'organizationStats']
const betterTiers = ['Bronze', 'Silver', 'Gold'] as const satisfies readonly PaidTier[]

const openedBy = (membership: GateMembership) => gateNames.filter((name) => gates[name](membership))
const textOf = (names: readonly GateTier[]) => listOf(names.map((name) => gateWords[name]))

/** What the team of a page has with a membership, in words, such as 'hot leads and organization stats'. */
export function openedText(membership: GateMembership): string {
  const opened = openedBy(membership)
  return opened.length === 0 ? 'nothing besides the page' : textOf(opened)
}

/** The lowest tier with which a page of this kind opens a gate. Null if none does. */
export const tierThatOpens = (kind: string, gate: GateTier): PaidTier | null =>
  betterTiers.find((tier) => gates[gate]({ kind, isActive: true, tier })) ?? null

/** That of a page. Kinds without memberships have no active one. */
export const membershipOf = <M>({ membership }: { membership?: M }) =>
  membership ?? { isActive: false, tier: null }

/** What the membership of a page opens for its team. Null for kinds without tiers. */
export function opensText(membership: GateMembership): string | null {
  const { kind, isActive, tier } = membership
  if (!hasMembership(kind)) return null
  if (tier === null) return 'No membership. The page is free.'
  if (!isActive) return `The ${tier} membership isn’t active. It opens nothing now.`
  const opened = openedBy(membership)
  return opened.length === 0 ? 'Page only.' : `Opens ${textOf(opened)}.`
}

/** What an upgrade would open besides, with the lowest tier that opens everything. Null if nothing is left to open. */
export function upgradeText(membership: GateMembership): string | null {
  const { kind, isActive, tier } = membership
  if (!hasMembership(kind)) return null
  const opened = openedBy(membership)
  const atTier = (name: string) => openedBy({ kind, isActive: true, tier: name })
  if (!isActive && tier !== null) return `Once active, it opens ${textOf(atTier(tier))}.`
  const most = atTier('Gold')
  const lowest = betterTiers.find((name) => atTier(name).length === most.length)
  const added = most.filter((name) => !opened.includes(name))
  return added.length === 0 || lowest === undefined ? null : `${lowest} adds ${textOf(added)}.`
}

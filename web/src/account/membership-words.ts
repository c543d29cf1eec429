import { countsAsMembership, gates, type GateMembership, type GateTier } from '@app/contract/gates.ts'
import { listOf } from '../page/format.ts'

const words: Record<GateTier, string> = {
  rfpMarketplace: 'the RFP marketplace',
  hotLeads: 'hot leads',
  organizationStats: 'organization stats',
}
const gateNames: readonly GateTier[] = ['rfpMarketplace', 'hotLeads', 'organizationStats']

/** Whether profiles of a kind have tiers: the best one would count. */
const hasTiers = (kind: string) => countsAsMembership({ kind, isActive: true, tier: 'Gold' })

/** What the membership of a page opens for its team. Null for kinds without tiers. */
export function opensText(membership: GateMembership): string | null {
  const { kind, isActive, tier } = membership
  if (!hasTiers(kind)) return null
  if (tier === null) return 'No membership. The page is free.'
  if (!isActive) return `The ${tier} membership isn’t active. It opens nothing now.`
  const opened = gateNames.filter((name) => gates[name](membership)).map((name) => words[name])
  return opened.length === 0 ? 'Page only' : `Opens ${listOf(opened)}`
}

import type { PaidTier } from '@app/contract/reference-lists/tiers.ts'
import { withQuery } from './list-query.ts'

interface AskedFor {
  /** The id of a page. */
  page?: string | undefined
  tier?: PaidTier | undefined
}

/** The page of memberships, with what to ask for chosen. */
export const plansPath = ({ page, tier }: AskedFor = {}) => withQuery('/account/plans', { page, tier })

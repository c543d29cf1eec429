import type { MembershipKind } from '@app/contract/patterns/membership-asks.ts'
import type * as z from 'zod'
import { calls } from '../../platform/calls/calls.ts'

/** The calls by which a page of a kind asks for a membership. */
export const asksOf = (kind: z.output<typeof MembershipKind>) =>
  ({
    facility: calls['facility-mgmt'].facilities.membershipAsks,
    destination: calls['destination-mgmt'].destinations.membershipAsks,
    business: calls['business-mgmt'].businesses.membershipAsks,
  })[kind]

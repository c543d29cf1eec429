import * as z from 'zod'
import { One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'
import { leadItem } from './lead-routes.ts'
import { HostMatch, MatchCondition } from './match-schema.ts'

/** How the host of a lead fits the event. */
export const LeadFit = z.object({
  /** What it doesn't meet. Empty if it fits. */
  misses: z.array(MatchCondition),
  match: HostMatch,
})
export type LeadFit = z.output<typeof LeadFit>

/** Null for hosts that are no facility, or are on no marketplace. */
export const fitOfLead = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const lead = leadItem(kind)
  return {
    fit: route({
      ...lead,
      path: `${lead.path}/fit`,
      method: 'GET',
      turns: 'heavy',
      reply: One(LeadFit.nullable()),
      summary: 'What the event asks against what the host has',
    }),
  }
}

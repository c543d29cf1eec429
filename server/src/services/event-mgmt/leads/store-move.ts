import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { LeadEnding } from '@app/contract/rules/lead-endings.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { audit, type Audited } from '../../../patterns/audit.ts'
import type { Call } from '../../../platform/http/call.ts'

interface Move {
  status: LeadStatus
  side: LeadSide
  isByAward?: boolean
  /** What ended the lead. By default, a decision of one of its sides. */
  ended?: LeadEnding | null
}

/** Stores a move of a locked lead, and keeps it in its history. The caller tells the other side. */
export async function storeMove(
  call: Audited & Partial<Pick<Call, 'rung'>>,
  lead: { id: string; profileId: string; status: LeadStatus },
  { status, side, isByAward = false, ended = null }: Move,
) {
  // A reason is that of the last pass.
  const change = status === 'Passed' && ended === null ? { status } : { status, pass_reason: null }
  await call.db
    .updateTable('lead')
    .set({ ...change, ended })
    .where('id', '=', lead.id)
    .execute()
  await call.db
    .insertInto('lead_move')
    .values({
      lead_id: lead.id,
      from_status: lead.status,
      to_status: status,
      by: side === 'host' && call.rung === 'admin' ? 'admin' : side,
      user_id: call.user?.id ?? null,
      is_by_award: isByAward,
      is_by_link: call.link !== undefined,
    })
    .execute()
  await audit(call, lead.profileId, lead.id, [{ op: 'replace', path: '/status', value: status }])
}

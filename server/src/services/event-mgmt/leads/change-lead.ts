import { sql } from 'kysely'
import { EventLeadChange, eventLeads } from '@app/contract/events/lead-schema.ts'
import { nothing } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { audit } from '../../../patterns/audit.ts'
import { getChild, readChild, type OwnedItem } from '../../../patterns/children.ts'
import { changesOf, patchableFields } from '../../../patterns/patch.ts'
import { conflict, forbidden, invalidField } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'
import { moveEventLead } from '../bids/award.ts'
import { endWithdrawn } from '../endings/end-lead.ts'
import { leadsOf, lockLead, oneLead, requireSide } from './event-leads.ts'

type Change = Partial<ReturnType<typeof EventLeadChange.parse>>

/**
 * Changes a lead. A status is set by the side whose move it is, the message by the organizer, and the reason for passing by the host.
 * Winning is the organizer's award.
 */
export async function changeLead(
  { ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] },
  call: Call,
) {
  const lead = await lockLead(call, ownerId, id)
  const before = await readChild(leadsOf, call, ownerId, id)
  checkRevision(call, before.revision)
  const document = { ...patchableFields(eventLeads, before.row), closeOthers: false }
  const change: Change = changesOf(call, document, patch, EventLeadChange)
  const { status, message, passReason, closeOthers } = change
  // A link moves a lead, and writes to nobody.
  if (message !== undefined && call.link) throw forbidden()
  if (message !== undefined) requireSide(lead, 'sender')
  if (passReason !== undefined) requireSide(lead, 'host')
  if (closeOthers === true && (status ?? lead.status) !== 'Won')
    throw invalidField('closeOthers', 'belongs to the status Won')
  if (closeOthers === true) requireSide(lead, 'sender')
  if (passReason && (status ?? lead.status) !== 'Passed')
    throw invalidField('passReason', 'belongs to the status Passed')
  if (status !== undefined || closeOthers === true) {
    const move = { leadId: id, status: status ?? lead.status, closeOthers: closeOthers ?? false }
    await moveEventLead(call, ownerId, move, lead.sides)
  }
  if (message !== undefined || passReason !== undefined)
    await call.db
      .updateTable('lead')
      .set({
        ...(message !== undefined && { message }),
        ...(passReason !== undefined && { pass_reason: passReason }),
      })
      .where('id', '=', id)
      .execute()
  if (message !== undefined) await audit(call, ownerId, id, patch)
  if (passReason !== undefined) await audit(call, lead.profileId, id, patch)
  return getChild(oneLead, call, ownerId, id)
}

/** Withdraws the event from a host. What was awarded is reopened first. */
export async function withdrawLead({ ownerId, id }: OwnedItem, call: Call) {
  const lead = await lockLead(call, ownerId, id)
  const { revision } = await readChild(leadsOf, call, ownerId, id)
  checkRevision(call, revision)
  if (lead.status === 'Won')
    throw conflict('MOVE_NOT_ALLOWED', 'This host was chosen. Reopen the request before you withdraw it.')
  await endWithdrawn(call, id)
  await audit(call, ownerId, id, [{ op: 'remove', path: '' }])
  return nothing
}

/** Says who of the host's team works on a lead. */
export async function assignLead(
  { ownerId, id, data: { userId } }: OwnedItem & { data: { userId: string | null } },
  call: Call,
) {
  const lead = await lockLead(call, ownerId, id)
  requireSide(lead, 'host')
  const { rows } = await sql`
    select from derived.staff where owner_id = ${lead.profileId} and user_id = ${userId}::uuid`.execute(
    call.db,
  )
  if (userId !== null && rows.length === 0)
    throw invalidField('data/userId', 'is not on the team of this page')
  await call.db.updateTable('lead').set({ member_id: userId }).where('id', '=', id).execute()
  await audit(call, lead.profileId, id, [{ op: 'replace', path: '/memberId', value: userId }])
  return getChild(leadsOf, call, ownerId, id)
}

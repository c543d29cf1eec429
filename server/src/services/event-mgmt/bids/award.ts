import { sql } from 'kysely'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { audit } from '../../../patterns/audit.ts'
import { closeOthers as closeOtherLeads, lockEvent, moveLead } from '../leads/move-lead.ts'
import { conflict, TimeTaken } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { confirmHolds, lockEntries } from '../../facility-mgmt/index.ts'
import { endAward, endLost, endPassed } from '../endings/end-lead.ts'
import { byCalendar, heldFor } from './held-entries.ts'

interface Move {
  leadId: string
  status: LeadStatus
  closeOthers: boolean
}

/**
 * Moves a lead of an event, whoever asks for it. Choosing a host books what it holds for the event, and closes the others if asked to,
 * in the same transaction. A lead that is lost, or reopened, releases what it holds or has booked.
 */
export async function moveEventLead(
  call: Call,
  eventId: string,
  { leadId, status, closeOthers }: Move,
  sides: readonly LeadSide[],
) {
  await lockEvent(call, eventId)
  const { rows } = await sql<{
    status: LeadStatus
  }>`select status from lead where id = ${leadId} for update`.execute(call.db)
  await moveLead(call, sql`l.request_id = ${eventId}`, { leadId, status }, sides)
  const before = rows[0]?.status
  if (before !== status) await followMove(call, leadId, { from: before, to: status })
  // A host that was chosen before may be chosen again to close the others.
  if (status === 'Won' && closeOthers) await endLost(call, await closeOtherLeads(call, eventId))
}

async function followMove(
  call: Call,
  leadId: string,
  { from, to }: { from: LeadStatus | undefined; to: LeadStatus },
) {
  if (to === 'Won') await bookHolds(call, leadId)
  else if (from === 'Won') await endAward(call, leadId)
  else if (to === 'Lost') await endLost(call, [leadId])
  else if (to === 'Passed') await endPassed(call, leadId)
  if (to === 'Won' || from === 'Won') await placeEvent(call, leadId, to === 'Won')
}

/** The host that is chosen becomes a place of the event, and is none when it is reopened, unless somebody has changed the place since. */
async function placeEvent(call: Call, leadId: string, isChosen: boolean) {
  const { rows } = await sql<{ id: string; eventId: string; profileId: string }>`
    with host as (select request_id, profile_id from lead where id = ${leadId}),
    changed as (${
      isChosen
        ? sql`insert into event_place (id, owner_id, profile_id) select uuidv7(), request_id, profile_id from host
          on conflict do nothing returning id, owner_id, profile_id`
        : sql`delete from event_place t using host h
          where t.owner_id = h.request_id and t.profile_id = h.profile_id and t.revision = 1 and t.note is null
          returning t.id, t.owner_id, t.profile_id`
    }),
    touched as (update profile p set updated_date = now() from changed c where p.id = c.owner_id)
    select id, owner_id as "eventId", profile_id as "profileId" from changed`.execute(call.db)
  for (const { id, eventId, profileId } of rows)
    await audit(call, eventId, id, [
      isChosen ? { op: 'add', path: '', value: { profileId } } : { op: 'remove', path: '' },
    ])
}

async function bookHolds(call: Call, leadId: string) {
  for (const { ownerId, ids } of byCalendar(await heldFor(call, [leadId]))) {
    const holds = (await lockEntries(call, ownerId, ids)).filter(({ kind }) => kind === 'Hold')
    if (holds.length === 0) continue
    try {
      const expired = 'A hold of this bid ran out. Ask the host to hold the dates again.'
      await confirmHolds(call, ownerId, holds, expired)
    } catch (error) {
      // Its entries are of other customers of the host, whom the organizer doesn't know.
      if (error instanceof TimeTaken)
        throw conflict(
          'TIME_TAKEN',
          'Somebody else booked these dates, or holds them ahead of you. Ask the host.',
        )
      throw error
    }
  }
}

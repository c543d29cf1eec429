import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import type { LeadNote } from '@app/contract/events/lead-schema.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { findLead, type SidedLead } from './event-leads.ts'

type Note = z.output<typeof LeadNote>

/** Somebody on both sides notes for the host. */
const sideOf = ({ sides }: SidedLead) => (sides.includes('host') ? 'host' : 'sender')

/** The notes of the caller's side on a lead, oldest first. */
export async function readNotes({ ownerId, id }: OwnedItem, call: Call) {
  const lead = await findLead(call, ownerId, id)
  const { rows } = await sql<Note>`
    select n.id, n.text, u.name as "authorName", derived.instant(n.created_date) as "createdDate"
    from lead_note n left join app_user u on u.id = n.author_id
    where n.lead_id = ${id} and n.side = ${sideOf(lead)} order by n.created_date, n.id`.execute(call.db)
  return { data: rows }
}

export async function addNote({ ownerId, id, data }: OwnedItem & { data: { text: string } }, call: Call) {
  // Locked against a withdrawal.
  const lead = await findLead(call, ownerId, id, sql`for key share of l`)
  const author = signedIn(call)
  const { rows } = await sql<Note>`
    with added as (
      insert into lead_note (id, lead_id, side, author_id, text)
      values (${newId()}, ${id}, ${sideOf(lead)}, ${author.id}, ${data.text}) returning *)
    select a.id, a.text, u.name as "authorName", derived.instant(a.created_date) as "createdDate"
    from added a join app_user u on u.id = a.author_id`.execute(call.db)
  const [note] = rows
  if (!note) throw new Error('the note was not stored')
  return { data: note }
}

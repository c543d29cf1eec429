import { sql, type RawBuilder } from 'kysely'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { keyHours } from '../asking/read-sent-request.ts'

/** Whether an address, a column of these rows, is that of an account that manages the owner beside it. */
async function isOfManager(db: AnyDatabase, addresses: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select from (${addresses}) a join derived.mailed_manager m on m.owner_id = a.owner_id and lower(m.email) = lower(a.email)`.execute(
    db,
  )
  return rows.length > 0
}

/** The page of a request by the link that its sender was mailed, which needs no account. */
export const linkOfSender = async (db: AnyDatabase, origin: string, requestId: string) =>
  `${origin}/requests/status#${await issueToken(db, 'request-key', requestId, keyHours)}`

/** Where the sender of a request reads its answers: as the organizer, if the address is that of an account that manages the event. */
export async function linkToAnswers(db: AnyDatabase, origin: string, requestId: string) {
  const isOrganizer = await isOfManager(
    db,
    sql`select r.id as owner_id, r.email from request r where r.id = ${requestId}`,
  )
  const url = isOrganizer ? `${origin}/requests/${requestId}` : await linkOfSender(db, origin, requestId)
  return { url, isOrganizer }
}

/** Where the address of a host reads a lead: as its team, if the address is that of an account that manages the page. */
export async function linkToLead(db: AnyDatabase, origin: string, leadId: string) {
  const isTeam = await isOfManager(
    db,
    sql`select p.id as owner_id, p.email from lead l join profile p on p.id = l.profile_id where l.id = ${leadId}`,
  )
  const url = isTeam
    ? `${origin}/leads/${leadId}`
    : `${origin}/leads/answer#${await issueToken(db, 'lead-key', leadId, keyHours)}`
  return { url, isTeam }
}

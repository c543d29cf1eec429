import { sql } from 'kysely'
import { giveToManager } from '../../../patterns/request-sender.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import { leaveGroups } from '../groups/leave-groups.ts'
import type { Call } from '../../../platform/http/call.ts'
import { forgetSender } from './forget-names.ts'
import { forgetRequests, readNamedRequests } from './forget-requests.ts'
import { forgetStays } from './forget-stays.ts'

interface LeavingUser {
  id: string
  /** Their verified address, in lowercase. Null if it could be somebody else's. */
  email: string | null
}

/**
 * Removes or anonymizes what other people rely on and what no foreign key reaches. The rest goes with the row of the user:
 * foreign keys delete what is only theirs, and empty the columns that name who wrote something.
 */
export async function forgetUser(call: Call, user: LeavingUser) {
  await leaveTeams(call, user.id)
  await leaveGroups(call, user.id)
  await removeInvitations(call, user)
  const requests = await readNamedRequests(call, user.id)
  await closeRequests(call, user.id)
  await forgetRequests(call, user.id, requests)
  // Also what these changes would tell hosts.
  await sql`delete from request_change where request_id in (select id from request where user_id = ${user.id})`.execute(
    call.db,
  )
  await sql`update request set name = 'Former member', email = ${removedAddress}, organization = null
    where user_id = ${user.id}`.execute(call.db)
  await forgetSender(call, user.id)
  await forgetStays(call, user)
  await removeInquiries(call, user)
  await sql`update import set by = 'A former member' where user_id = ${user.id}`.execute(call.db)
  await sql`delete from image where owner_id = ${user.id}`.execute(call.db)
  await forgetReplies(call, [user.id, ...requests.map(({ id }) => id)])
  // The log keeps that something was written, but not what people wrote about themselves.
  await sql`update audit_log set patch = null where owner_id = ${user.id}`.execute(call.db)
  // Foreign keys empty columns of these rows. Writers lock profiles in this order; another one could deadlock.
  await sql`select from profile where created_by = ${user.id} or updated_by = ${user.id}
    order by derived.rank_of(kind), id for no key update`.execute(call.db)
}

/** Replies that are kept for retries, of the person or about what is theirs. */
const forgetReplies = ({ db }: Call, [userId, ...requestIds]: readonly string[]) =>
  sql`delete from idempotency i where i.user_id = ${userId} or exists (
    select from unnest(${[userId, ...requestIds]}::text[]) as named (id) where strpos(i.reply, named.id) > 0)`.execute(
    db,
  )

async function leaveTeams({ db, user, operation }: Call, id: string) {
  await sql`
    with removed as (delete from member where user_id = ${id} returning id, owner_id)
    insert into audit_log (user_id, operation, owner_id, subject_id, patch)
    select ${user?.id ?? null}::uuid, ${operation}, owner_id, id, '[{"op": "remove", "path": ""}]'
    from removed order by id`.execute(db)
}

/** Nobody joins by the invitation of somebody who has left. */
async function removeInvitations({ db }: Call, { id, email }: LeavingUser) {
  await sql`update invitation set status = 'Withdrawn', decided_date = now()
    where invited_by = ${id} and status = 'Open'`.execute(db)
  await sql`delete from invitation where user_id = ${id} or email = ${email}`.execute(db)
}

/** Also what somebody wrote to the team from this address without an account. */
async function removeInquiries({ db }: Call, { id, email }: LeavingUser) {
  const own = sql`select id from inquiry where user_id = ${id} or email = ${email}`
  await sql`delete from mail_job j where j.subject_id in (${own})`.execute(db)
  await sql`delete from mailed_token where subject_id in (${own})`.execute(db)
  await sql`delete from inquiry where user_id = ${id} or email = ${email}`.execute(db)
}

/**
 * Hosts keep their bookings and what was asked, but not who asked. Requests that others manage are theirs from now on, and end nothing. The
 * others have no organizer anymore, which the table of endings settles.
 */
async function closeRequests({ db }: Call, id: string) {
  const own = sql`select id from request where user_id = ${id}`
  await sql`delete from mailed_token where subject_id in (${own})`.execute(db)
  await giveToManager(db, sql`r.user_id = ${id}`, id)
  await sql`delete from mail_job j where j.subject_id in (${own})
    or j.subject_id in (select l.id from lead l where l.request_id in (${own}))
    or j.subject_id in (select m.id from ending_mail m where m.request_id in (${own}))`.execute(db)
  await sql`delete from ending_mail where request_id in (${own})`.execute(db)
  const unconfirmed = sql`${own} and confirmed_date is null`
  await sql`update audit_log set patch = null, before = null where owner_id in (${unconfirmed})`.execute(db)
  await sql`delete from owner where id in (${unconfirmed})`.execute(db)
  await sql`select derived.record_ending(r.id, 'unmanaged', null) from request r
    where r.user_id = ${id} and derived.is_unclaimed(r.id)`.execute(db)
}

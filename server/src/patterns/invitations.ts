import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import { nothing } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { conflict } from '../platform/errors.ts'
import { checkRevision, signedIn, type Call } from '../platform/http/call.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { audit } from './audit.ts'
import { lockUntilCommit } from './lock-until-commit.ts'
import { notify } from './notify.ts'
import { readPageLink } from './page-link.ts'
import { requireRoom } from './quotas.ts'
import { countUse, isWithinLimit } from './use-limits.ts'

/** From the last time that it was sent. */
export const invitationDays = 14
/** After declining, nobody is invited to the same profile again for this long. */
export const declinedDays = 30

const day = 24 * 3600
const perInviter = { name: 'invitation', most: 100, seconds: day }
const perInvitation = { name: 'invitation-resend', most: 4, seconds: day }
/** Emails to one person from all profiles, so that nobody's mailbox is flooded. Home shows the other invitations. */
const perPerson = { name: 'invitation-mail', most: 5, seconds: day }

const expiry = sql<Date>`now() + make_interval(days => ${invitationDays})`

interface Draft {
  userId?: string | undefined
  email?: string | undefined
  role: string
}

/**
 * Invites a person to the team and returns the invitation's id. Nothing here depends on whether there is an account, so
 * that the reply doesn't tell. The email does: see `invitation-mails.ts`.
 */
export async function invite(call: Call, ownerId: string, { userId, email, role }: Draft): Promise<string> {
  const inviter = signedIn(call)
  await lockUntilCommit(call, `invite/${ownerId}`)
  const person = { email: email?.toLowerCase() ?? null, userId: userId ?? null }
  if (userId !== undefined) await requireNoMember(call, ownerId, userId)
  await requireNoInvitation(call, ownerId, person)
  await requireRoomOnTeam(call, ownerId)
  await countUse(call.db, perInviter, inviter.id, 'You have sent many invitations today. Try again tomorrow.')
  const id = newId()
  await call.db
    .insertInto('invitation')
    .values({
      id,
      profile_id: ownerId,
      email: person.email,
      user_id: person.userId,
      role,
      invited_by: inviter.id,
      expires_date: expiry,
    })
    .execute()
  // The address stays out of the audit log, which outlives the invitation.
  await audit(call, ownerId, id, [{ op: 'add', path: '', value: { role, isPending: true } }])
  if (await mailInvitation(call, id, person)) await notifyInvited(call, ownerId, person)
  call.report('invitation.sent', { owner: ownerId })
  return id
}

async function requireRoomOnTeam(call: Call, ownerId: string) {
  const open = sql`select count(*) from invitation
    where profile_id = ${ownerId} and status = 'Open' and expires_date > now()`
  const counts: Record<string, RawBuilder<unknown>> = {
    members: sql`(${open}) + (select count(*) from member where owner_id = ${ownerId})`,
    invitations: open,
  }
  for (const quota of call.route.quotas ?? []) {
    const count = counts[quota.name]
    if (count === undefined) throw new Error(`no count for the quota ${quota.name}`)
    await requireRoom(call, quota, {
      subjectId: ownerId,
      count,
      subject: 'This page has',
      advice: 'Withdraw an invitation or remove somebody first.',
    })
  }
}

interface Person {
  email: string | null
  userId: string | null
}

const isSame = ({ email, userId }: Person) => sql`(email = ${email} or user_id = ${userId}::uuid)`

async function requireNoMember(call: Call, ownerId: string, userId: string) {
  const member = await call.db
    .selectFrom('member')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (member) throw conflict('ALREADY_EXISTS', 'This person is on the team already.')
}

/** Throws if the profile has invited the person already, or they declined lately. */
async function requireNoInvitation(call: Call, ownerId: string, person: Person) {
  await sql`update invitation set status = 'Expired'
    where profile_id = ${ownerId} and ${isSame(person)} and status = 'Open' and expires_date <= now()`.execute(
    call.db,
  )
  const { rows } = await sql<{ isInvited: boolean; declinedUntil: string | null }>`
    select coalesce(bool_or(status = 'Open' and ${isSame(person)}), false) as "isInvited",
      to_char(max(decided_date) filter (where status = 'Declined' and ${isSame(person)})
        + make_interval(days => ${declinedDays}), 'FMMonth FMDD, YYYY') as "declinedUntil"
    from invitation where profile_id = ${ownerId}
      and (status = 'Open' and expires_date > now()
        or status = 'Declined' and decided_date > now() - make_interval(days => ${declinedDays}))`.execute(
    call.db,
  )
  const { isInvited = false, declinedUntil = null } = rows[0] ?? {}
  if (isInvited)
    throw conflict('ALREADY_EXISTS', 'This person is invited already. Send the invitation again instead.')
  if (declinedUntil !== null)
    throw conflict(
      'INVITATION_DECLINED',
      `This person declined an invitation to this page. You can invite them again after ${declinedUntil}.`,
    )
}

/**
 * Queues the email unless its recipient was sent enough today. Silently: a refusal would tell that an id and an address belong to
 * the same person.
 */
async function mailInvitation(call: Call, id: string, person: Person): Promise<boolean> {
  const isMailed = await isWithinLimit(call.db, perPerson, await recipientOf(call, person))
  // Its composer finds out whether an account with this address wants it, so that the same is done for all addresses here.
  if (isMailed) await queueMail(call.db, 'invitation', id)
  return isMailed
}

/** Those who have an account, as far as the email goes to them too. */
async function notifyInvited(call: Call, ownerId: string, { email, userId }: Person) {
  const { name } = await readPageLink(call, ownerId)
  const invited = sql`
    select u.id from app_user u where u.email_verified and (u.id = ${userId}::uuid or lower(u.email) = ${email})
      and not exists (select from member m where m.owner_id = ${ownerId} and m.user_id = u.id)
      and not exists (select from invitation d where d.profile_id = ${ownerId} and d.decided_by = u.id
        and d.status = 'Declined' and d.decided_date > now() - make_interval(days => ${declinedDays}))`
  await notify(call, invited, {
    kind: 'invited',
    aboutId: ownerId,
    title: `Join the team of ${name}`,
    contents: `${signedIn(call).name} invites you.`,
    url: '/home',
    mail: 'caller',
  })
}

/** The address that the email goes to, however the person was invited. */
async function recipientOf({ db }: Call, { email, userId }: Person): Promise<string> {
  if (email !== null) return email
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from app_user where id = ${userId} and email_verified`.execute(db)
  return rows[0]?.email ?? String(userId)
}

interface OpenInvitation {
  id: string
  profileId: string
  email: string | null
  userId: string | null
  role: string
  revision: number
}

/** Locks an open invitation of a profile. Undefined if there is none with this id. */
export async function lockInvitation(
  call: Call,
  ownerId: string,
  id: string,
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select id, profile_id as "profileId", email, user_id as "userId", role, revision from invitation
    where profile_id = ${ownerId} and id = ${id} and status = 'Open' and expires_date > now() for update`.execute(
    call.db,
  )
  return rows[0]
}

export async function resendInvitation(call: Call, ownerId: string, id: string) {
  const invitation = await lockInvitation(call, ownerId, id)
  if (!invitation) throw conflict('ALREADY_DECIDED', 'This invitation was just answered.')
  checkRevision(call, invitation.revision)
  await countUse(
    call.db,
    perInvitation,
    id,
    'This invitation was sent several times today. Try again tomorrow.',
  )
  await call.db.updateTable('invitation').set({ expires_date: expiry }).where('id', '=', id).execute()
  await audit(call, ownerId, id, [{ op: 'replace', path: '/expiresDate' }])
  await mailInvitation(call, id, invitation)
  call.report('invitation.sent', { owner: ownerId })
}

/** Changes the role that is offered. */
export async function changeInvitation(
  call: Call,
  { id, profileId, revision }: OpenInvitation,
  changes: Record<string, unknown>,
  patch: PatchOperation[],
) {
  checkRevision(call, revision)
  if (typeof changes.role !== 'string') return
  await call.db.updateTable('invitation').set({ role: changes.role }).where('id', '=', id).execute()
  await audit(call, profileId, id, patch)
}

export async function withdrawInvitation(call: Call, { id, profileId, revision }: OpenInvitation) {
  checkRevision(call, revision)
  await closeInvitation(call, id, 'Withdrawn')
  await audit(call, profileId, id, [{ op: 'remove', path: '' }])
  call.report('invitation.withdrawn', { owner: profileId })
  return nothing
}

/** Ends an open invitation. */
export const closeInvitation = (
  { db, user }: Call,
  id: string,
  status: 'Accepted' | 'Declined' | 'Withdrawn',
) =>
  sql`update invitation set status = ${status}, decided_date = now(), decided_by = ${user?.id ?? null}
    where id = ${id}`.execute(db)

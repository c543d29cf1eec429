import { sql } from 'kysely'
import {
  Invitation,
  OpenInvitation,
  type invitations,
  type OpenInvitationPage,
} from '@app/contract/contact/invitation-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { asJson } from '../../../patterns/columns.ts'
import { hasWords } from '../../../patterns/filter-sql.ts'
import { closeInvitation } from '../../../patterns/invitations.ts'
import { findToken, linkExpired } from '../../../patterns/mailed-tokens.ts'
import { managersOf, notify } from '../../../patterns/notify.ts'
import { readPageLink } from '../../../patterns/page-link.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { cursorOf, isAfter } from '../../../patterns/time-cursor.ts'
import { conflict, notFound, Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { continuedPage, one, page } from '../../../platform/http/json-text.ts'

const invitationJson = sql.raw(asJson(Invitation.shape, 't'))
const view = sql`derived.invitation_item`

/** The condition that an invitation is for the caller: for their id, or for their verified address. */
const isForCaller = (call: Call) => sql`(t.user_id = ${signedIn(call).id} or t.email = (
  select lower(u.email) from app_user u where u.id = ${signedIn(call).id} and u.email_verified))`

/** Handlers for invitations to teams of all kinds. */
export const invitationHandlers = (): Handlers<typeof invitations> => ({
  list: async ({ take, ...search }, call) =>
    continuedPage<OpenInvitation>((await openInvitations(search, take + 1).execute(call.db)).rows, take),

  my: async (paging, call) => {
    const where = sql`t.status = 'Open' and ${isForCaller(call)}`
    const { rows } = await pageQuery(
      { item: invitationJson, from: view, where, order: sql`t.created_date desc, t.id desc` },
      paging,
    ).execute(call.db)
    return page<Invitation>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  read: async ({ data: { token } }, call) => readInvitation(call, await idOfToken(call, token)),

  accept: async ({ data }, call) => {
    const user = signedIn(call)
    const invitation = await lockInvitation(call, data)
    if (!(await isFor(call, invitation.id))) throw forOther(invitation)
    requireOpen(invitation)
    const { id, profileId, role } = invitation
    // Somebody who is on the team already, such as by a claim, keeps their role.
    const member = await call.db
      .insertInto('member')
      .values({ id, owner_id: profileId, user_id: user.id, role })
      .onConflict((existing) => existing.columns(['owner_id', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    await closeInvitation(call, id, 'Accepted')
    if (member) {
      await audit(call, profileId, id, [{ op: 'add', path: '', value: { userId: user.id, role } }])
      const { name, url } = await readPageLink(call, profileId)
      await notify(call, managersOf(profileId), {
        kind: 'joined',
        aboutId: profileId,
        title: `${user.name} joined the team of ${name}`,
        contents: `They accepted the invitation, as ${role}.`,
        url,
      })
    }
    call.report('invitation.accepted', { owner: profileId })
    return readInvitation(call, id)
  },

  decline: async ({ data }, call) => {
    // Whoever holds the mailed link reads the mailbox. Without it, the invited person has to sign in.
    const invitation = await lockInvitation(call, data)
    if (invitation.status !== 'Declined') {
      requireOpen(invitation)
      await closeInvitation(call, invitation.id, 'Declined')
      await audit(call, invitation.profileId, invitation.id, [
        { op: 'replace', path: '/status', value: 'Declined' },
      ])
      call.report('invitation.declined', { owner: invitation.profileId })
    }
    return readInvitation(call, invitation.id)
  },
})

const openJson = sql.raw(asJson(OpenInvitation.shape, 't'))

/** The limit is written out: plans are generic, and for an unknown limit they would sort all invitations. */
function openInvitations({ text, before }: Omit<OpenInvitationPage, 'take'>, limit: number) {
  const position = [sql.ref('t.created_date'), sql.ref('t.id')] as const
  const where = sql.join([isAfter(before, ...position), ...hasWords(text, [sql`t.words`])], sql` and `)
  return sql<{ item: string; next: string }>`
    select ${openJson}::text as item, ${cursorOf(...position)} as next from derived.open_invitation_item t where ${where}
    order by t.created_date desc, t.id desc limit ${sql.lit(limit)}`
}

async function idOfToken(call: Call, token: string): Promise<string> {
  const found = await findToken(call.db, 'invitation', token)
  if (!found) throw linkExpired()
  return found.subjectId
}

interface LockedInvitation {
  id: string
  profileId: string
  email: string | null
  role: string
  status: Invitation['status']
}

/** Locks an invitation, which the caller knows by its link or is the invited person of. */
async function lockInvitation(
  call: Call,
  { token, invitationId }: { token?: string | undefined; invitationId?: string | undefined },
): Promise<LockedInvitation> {
  const id = token === undefined ? await ownId(call, invitationId ?? '') : await idOfToken(call, token)
  await sql`select from invitation where id = ${id} for update`.execute(call.db)
  const { rows } = await sql<LockedInvitation>`
    select t.id, t.profile ->> 'id' as "profileId", t.email, t.role, t.status from ${view} t where t.id = ${id}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw notFound('This invitation')
  return found
}

async function ownId(call: Call, id: string): Promise<string> {
  signedIn(call)
  if (!(await isFor(call, id))) throw notFound('This invitation')
  return id
}

async function isFor(call: Call, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${view} t where t.id = ${id} and ${isForCaller(call)}`.execute(
    call.db,
  )
  return rows.length > 0
}

const forOther = ({ email }: LockedInvitation) =>
  new Refusal(
    403,
    'INVITATION_FOR_OTHER',
    email === null
      ? 'This invitation is for another account. Log in with the account that was invited.'
      : `This invitation is for ${email}. Log in with an account whose confirmed address this is.`,
  )

function requireOpen({ status }: LockedInvitation) {
  if (status === 'Open') return
  if (status === 'Expired')
    throw conflict('INVITATION_EXPIRED', 'This invitation has expired. Ask the team for a new one.')
  throw conflict('ALREADY_DECIDED', closedTexts[status])
}

const closedTexts = {
  Accepted: 'This invitation was accepted already.',
  Declined: 'This invitation was declined.',
  Withdrawn: 'The team has withdrawn this invitation.',
}

async function readInvitation(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${invitationJson}::text as item from ${view} t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This invitation')
  return one<Invitation>(found.item)
}

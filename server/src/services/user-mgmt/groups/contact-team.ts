import { sql } from 'kysely'
import type * as z from 'zod'
import type { DirectMessageDraft } from '@app/contract/groups/message-schema.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import type { ProfileKind } from '../../../patterns/profile-kind.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { visibleOfAnyKind } from '../lists/list-entries.ts'
import { countConversation, insertGroup, isRefused, readGroup } from './group-rows.ts'
import { teamRefuses } from './require-heard.ts'
import { sendMessage } from './send-message.ts'

interface Input {
  profileId: string
  data: z.output<typeof DirectMessageDraft>
}

/** Handler that writes to the team of a page, in the caller's only conversation with it. */
export const contactTeam =
  (kinds: readonly ProfileKind[]) =>
  async ({ profileId, data }: Input, call: Call) => {
    const visible = await visibleOfAnyKind({ kinds }, call)
    const { rows } = await sql`select from profile p where p.id = ${profileId} and ${visible}`.execute(
      call.db,
    )
    if (rows.length === 0) throw notFound()
    // Two calls at the same time find one conversation: the second waits for the first.
    await lockUntilCommit(call, `contact/${profileId}/${signedIn(call).id}`)
    const found = await findContact(call, profileId)
    const id = found ?? (await openContact(call, profileId))
    await sendMessage(call, id, { ...data, replyToId: null, mentions: [], attachments: [] })
    return (await readGroup(call, id, found === undefined ? 201 : 200)).reply
  }

async function findContact(call: Call, profileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from user_group where is_contact and about_id = ${profileId} and contact_id = ${signedIn(call).id}`.execute(
    call.db,
  )
  return rows[0]?.id
}

async function openContact(call: Call, profileId: string): Promise<string> {
  const caller = signedIn(call).id
  // Locks the people before the team, as the deletion of an account does. Then nobody joins until the conversation is there.
  await findTeam(call, profileId)
  await sql`select derived.lock_teams(array(select ${profileId}::uuid union
    select parent_id from derived.parent where profile_id = ${profileId}), true)`.execute(call.db)
  const team = await findTeam(call, profileId)
  if (team.some(({ id }) => id === caller)) throw conflict('OWN_PAGE', 'You are on the team of this page.')
  if (team.length === 0) throw conflict('NO_TEAM', 'Nobody is on the team of this page yet.')
  // Who doesn't want to hear from the caller isn't asked to.
  const people = team.filter(({ refuses }) => !refuses)
  if (people.length === 0) throw teamRefuses()
  await countConversation(call)
  const id = await insertGroup(call, {
    name: null,
    aboutId: profileId,
    people: [caller, ...people.map((person) => person.id)].map((userId) => ({ userId, role: 'member' })),
  })
  await sql`update user_group set is_contact = true, contact_id = ${caller} where id = ${id}`.execute(call.db)
  await sql`update group_member set is_team = true where owner_id = ${id} and user_id <> ${caller}`.execute(
    call.db,
  )
  return id
}

/** The people of a page's team, and whether one of them and the caller refuse to hear from the other. */
async function findTeam(call: Call, profileId: string) {
  const { rows } = await sql<{ id: string; refuses: boolean }>`
    select u.id, ${isRefused(call)} as refuses from app_user u
    where u.blocked_date is null and u.id in (select s.user_id from derived.staff s where s.owner_id = ${profileId})
    order by u.id for key share of u`.execute(call.db)
  return rows
}

/** Whether the caller is on the team of a page. */
export async function isOnTeam(call: Call, profileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from derived.staff s join profile p on p.id = s.owner_id and p.deleted_date is null
    where s.owner_id = ${profileId} and s.user_id = ${signedIn(call).id}`.execute(call.db)
  return rows.length > 0
}

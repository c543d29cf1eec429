import { sql } from 'kysely'
import { notify, type Notifier } from '../../../patterns/notify.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { isRefused } from './group-rows.ts'

/** Somebody to notify of a message. */
export interface Told {
  id: string
  /** Whether they are on the contacted team. */
  isTeam: boolean
}

/**
 * SQL of whom to notify of a message: those who are mentioned, unless they are too often, or otherwise all members, except those who
 * have an unopened notification of this conversation, or had one within the last hour. Those who are reading it are told later, if
 * they haven't read it then (`late-news.ts`). Nobody is notified of a conversation that
 * they have muted or ignored, or by somebody whom they refuse to hear from in the name of a team, or of a mention.
 */
export function untoldMembers(call: Call, groupId: string, mentions: readonly string[]) {
  const isMention = mentions.length > 0
  return sql`
    select coalesce(json_agg(json_build_object('id', u.id, 'isTeam', m.is_team)), '[]')
    from group_member m join user_group g on g.id = m.owner_id join app_user u on u.id = m.user_id
    where m.owner_id = ${groupId} and m.user_id <> ${signedIn(call).id} and not (m.is_muted or m.is_ignored)
      and not (${isMention ? sql`true` : sql`g.is_contact`} and ${isRefused(call)})
      and not ${isReading}
      and ${isMention ? sql`m.user_id = any (${mentions}::uuid[]) and ${isRarelyMentioned}` : isUntold}`
}

/** Notifies these people of a message. Its words stay in the conversation, where they can be deleted. */
export async function tellMembers(
  call: Notifier & { user: object },
  groupId: string,
  { mentions }: { mentions: readonly string[] },
  told: readonly Told[],
) {
  const author = call.user.id
  const isMention = mentions.length > 0
  // Most messages tell nobody, and need no names.
  if (told.length === 0) return
  const ids = told.map(({ id }) => id)
  await sql`
    update group_member m set told_date = now(), told_sequence = g.last_sequence from user_group g
    where g.id = m.owner_id and m.owner_id = ${groupId} and m.user_id = any (${ids}::uuid[])`.execute(call.db)
  const { rows } = await sql<Names>`
    select case when u.is_visible then u.name else 'A member' end as name, g.name as title, g.is_direct as "isDirect",
      case when g.is_contact then p.name end as page, coalesce(m.is_team, false) as "isTeam"
    from user_group g left join profile p on p.id = g.about_id
      join group_member m on m.owner_id = g.id and m.user_id = ${author} join app_user u on u.id = m.user_id
    where g.id = ${groupId}`.execute(call.db)
  const [names] = rows
  if (!names) return
  for (const isTeam of new Set(told.map((person) => person.isTeam))) {
    const audience = told.filter((person) => person.isTeam === isTeam).map(({ id }) => id)
    await notify(call, sql`select unnest(${audience}::uuid[])`, {
      kind: isMention ? 'mentioned' : 'messaged',
      aboutId: groupId,
      ...wordsOf(names, { isMention, isTeam }),
      url: `/groups/${groupId}`,
    })
  }
}

interface Names {
  /** Of the author. */
  name: string
  title: string | null
  isDirect: boolean
  /** The name of the page whose team was contacted. */
  page: string | null
  /** Whether the author is on its team. */
  isTeam: boolean
}

/** The title and text of the news for people who are on the contacted team, or who aren't. */
function wordsOf(
  { name, title, isDirect, page, isTeam: isByTeam }: Names,
  { isMention, isTeam }: { isMention: boolean; isTeam: boolean },
) {
  if (isMention) return { title: `${name} mentioned you`, contents: page ?? title ?? '' }
  if (isDirect) return { title: `${name} sent you a message`, contents: '' }
  if (page === null)
    return { title: `${name} wrote to the group`, contents: title ?? 'A conversation of several people' }
  if (!isTeam) return { title: `${page} sent you a message`, contents: '' }
  return { title: isByTeam ? `${name} answered for ${page}` : `${name} wrote to ${page}`, contents: '' }
}

/** In one conversation within an hour. Each is an email and a message to their devices, if they want those. */
const mostMentions = 10

export const isRarelyMentioned = sql`(
  select count(*) from user_notification n where n.about_id = m.owner_id and n.owner_id = m.user_id
    and n.tags[1] = 'mentioned' and n.created_date > now() - interval '1 hour') < ${sql.lit(mostMentions)}`

/**
 * Who talks may get many messages a minute, and sees them anyway. The news of being added stands for those of messages until it is
 * opened. People who turned notifications in the app off, and get emails, are told again when they have read what they were told of.
 * Most people were told within the last hour, which needs no other rows.
 */
export const isUntold = sql`((m.told_date is null or m.told_date <= now() - interval '1 hour')
  and not exists (
    select from user_notification n where n.about_id = m.owner_id and n.owner_id = m.user_id
      and (not (n.is_opened or n.is_archived) or n.created_date > now() - interval '1 hour' and n.tags[1] <> 'added'))
  and (m.told_date is null or m.read_sequence >= m.told_sequence or exists (
    select from user_notification n where n.about_id = m.owner_id and n.owner_id = m.user_id and n.created_date >= m.told_date)))`

/** The client repeats the mark of an open conversation twice a minute. */
export const isReading = sql`coalesce(m.read_date > now() - interval '1 minute', false)`

/** Marks the notifications of these conversations as opened, if the person has read all messages. */
export const openNews = (call: Call, userId: string, groupIds: readonly string[]) =>
  sql`
    update user_notification set is_opened = true where id in (
      select n.id from user_notification n
        join group_member m on m.owner_id = n.about_id and m.user_id = n.owner_id
        join user_group g on g.id = m.owner_id
      where n.about_id = any (${groupIds}::uuid[]) and n.owner_id = ${userId} and not n.is_opened
        and m.read_sequence >= g.last_sequence
      order by n.id for update of n)`.execute(call.db)

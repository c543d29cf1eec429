import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { AnyDatabase, Database } from '../../../tables/tables.ts'
import { isRarelyMentioned, isReading, isUntold, tellMembers } from './message-news.ts'

/** Whose notices tell that somebody may be told now. Most of the time the clock does. */
const lateNewsChannel = 'late_news'

const retryMs = 15_000

/** When to tell those who are reading a conversation of a message that they don't read. */
export const lateDate = sql`now() + interval '1 minute'`

interface Parts {
  db: Database
  databaseUrl: string
  log: FastifyBaseLogger
}

interface Due {
  memberId: string
  groupId: string
  userId: string
  isTeam: boolean
  /** The last message to tell them of: one that mentions them, if there is one. Null if there is none, or they know of it. */
  unread: { authorId: string; isMention: boolean } | null
}

/** Notifies people who had a conversation open when a message came, and left without reading it. */
export const startLateNews = ({ db, databaseUrl, log }: Parts) =>
  startWorkQueue({
    notices: { databaseUrl, channel: lateNewsChannel },
    retryMs,
    doNext: () => tellNext(db),
    log,
    name: 'late notifications of messages',
  })

/** Returns false if nobody is due. Others don't wait for somebody whom telling fails. */
async function tellNext(db: Database): Promise<boolean> {
  const taken: { id?: string } = {}
  try {
    return await db.transaction().execute(async (trx) => {
      const due = await takeNext(trx)
      taken.id = due?.memberId
      if (due) await tell(trx, due)
      return due !== undefined
    })
  } catch (error) {
    if (taken.id !== undefined)
      await sql`update group_member set tell_date = now() + interval '10 minutes' where id = ${taken.id}`.execute(
        db,
      )
    throw error
  }
}

async function takeNext(db: AnyDatabase): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with due as (
      select id from group_member where tell_date <= now() order by tell_date limit 1 for update skip locked)
    update group_member m set tell_date = case when ${isReading} and m.read_sequence < g.last_sequence then ${lateDate} end
    from due, user_group g where m.id = due.id and g.id = m.owner_id
    returning m.id as "memberId", m.owner_id as "groupId", m.user_id as "userId", m.is_team as "isTeam", case when not ${isReading} then (
      select json_build_object('authorId', x.author_id, 'isMention', m.user_id = any (x.mentions)) from group_message x
      where x.owner_id = m.owner_id and x.sequence > m.read_sequence and x.author_id <> m.user_id and x.deleted_date is null and x.event is null
        and not (m.is_muted or m.is_ignored)
        and not exists (select from refused_contact r where r.user_id = m.user_id and r.refused_id = x.author_id)
        and case when m.user_id = any (x.mentions) then ${isRarelyMentioned} else ${isUntold} end
        -- Whoever is mentioned is told of nothing else.
        and (m.user_id = any (x.mentions) or x.mentions = '{}')
      order by m.user_id = any (x.mentions) desc, x.sequence desc limit 1) end as unread`.execute(db)
  return rows[0]
}

async function tell(db: AnyDatabase, { groupId, userId, isTeam, unread }: Due) {
  if (unread !== null)
    await tellMembers(
      { db, user: { id: unread.authorId } },
      groupId,
      { mentions: unread.isMention ? [userId] : [] },
      [{ id: userId, isTeam }],
    )
}

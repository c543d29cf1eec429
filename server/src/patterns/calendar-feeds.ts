import { nothing } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { signedIn, type Call } from '../platform/http/call.ts'
import { hashOfToken, newSecretToken } from '../platform/secret-token.ts'
import type { AnyDatabase } from '../tables/tables.ts'
import { lockUntilCommit } from './lock-until-commit.ts'

/** Whose events a feed has: a profile's, or those in a list. */
interface FeedSubject<I> {
  column: 'owner_id' | 'list_id'
  /** Returns the id of the profile or the list. Throws if the caller can't see it. */
  idOf(input: I, call: Call): Promise<string>
}

/** Handlers for the routes of `calendarFeeds`. */
export const calendarFeedHandlers = <I>({ column, idOf }: FeedSubject<I>) => {
  const subject = sql.ref(column)
  const remove = (call: Call, id: string) =>
    sql`delete from calendar_feed where user_id = ${signedIn(call).id} and ${subject} = ${id}`.execute(
      call.db,
    )
  return {
    get: async (input: I, call: Call) => {
      const id = await idOf(input, call)
      const { rows } = await sql<{ createdDate: Date }>`
        select created_date as "createdDate" from calendar_feed
        where user_id = ${signedIn(call).id} and ${subject} = ${id}`.execute(call.db)
      const [found] = rows
      return { data: found ? { createdDate: found.createdDate.toISOString(), url: null } : null }
    },

    renew: async (input: I, call: Call) => {
      const subjectId = await idOf(input, call)
      await lockUntilCommit(call, `calendar-feed/${signedIn(call).id}/${subjectId}`)
      await remove(call, subjectId)
      const token = newSecretToken()
      const { rows } = await sql<{ createdDate: Date }>`
        insert into calendar_feed (id, user_id, ${subject}, hash)
        values (${newId()}, ${signedIn(call).id}, ${subjectId}, ${hashOfToken(token)})
        returning created_date as "createdDate"`.execute(call.db)
      return {
        data: { createdDate: rows[0]!.createdDate.toISOString(), url: `/calendars/${token}.ics` },
      }
    },

    revoke: async (input: I, call: Call) => {
      const subjectId = await idOf(input, call)
      await remove(call, subjectId)
      return nothing
    },
  }
}

export interface FoundFeed {
  userId: string
  ownerId: string | null
  listId: string | null
}

/** Looks up a feed by the token in its address. Blocked users have none. */
export async function findFeed(db: AnyDatabase, token: string): Promise<FoundFeed | undefined> {
  const { rows } = await sql<FoundFeed>`
    select f.user_id as "userId", f.owner_id as "ownerId", f.list_id as "listId"
    from calendar_feed f join app_user u on u.id = f.user_id and u.blocked_date is null
    where f.hash = ${hashOfToken(token)}`.execute(db)
  return rows[0]
}

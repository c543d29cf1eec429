import { sql } from 'kysely'
import { ManagedUser, type UserSearch } from '@app/contract/users/user-routes.ts'
import { asJson } from '../../../patterns/columns.ts'
import { hasWords } from '../../../patterns/filter-sql.ts'
import { cursorOf, isAfter } from '../../../patterns/time-cursor.ts'

/** A user of the alias `t`, as administrators see them. */
export const userJson = sql.raw(asJson(ManagedUser.shape, 't'))
export const managedUsers = sql`derived.managed_user_item`

/** How many users are looked at in their order before an index of words is asked. */
export const fewUsers = 2000

/**
 * The users that match, in the order of an index. Words that many have are found among the first users, and the index of words,
 * which would return nearly all of them, isn't asked. Of words that few have it returns few. The planner can't know which it is.
 * The limit is written out: plans are generic, and for an unknown limit they would sort all users.
 */
export function foundUsers({ text, isBlocked, before }: Omit<UserSearch, 'take'>, limit: number) {
  const time = isBlocked === true ? sql.ref('blocked_date') : sql.ref('created_date')
  const order = sql`order by u.${time} desc, u.id desc`
  const listed = sql.join(
    [isAfter(before, sql`u.${time}`, sql`u.id`), ...blockCondition(isBlocked)],
    sql` and `,
  )
  const words = hasWords(text, [sql`u.name`, sql`u.email`])
  const all = sql`select u.id from app_user u where ${listed} ${order} limit ${sql.lit(limit)}`
  const named = sql.join(words, sql` and `)
  const found =
    words.length === 0
      ? all
      : sql`
        with first as materialized (
          select u.id from (select * from app_user u where ${listed} ${order} limit ${sql.lit(fewUsers)}) u
          where ${named} ${order} limit ${sql.lit(limit)}
        ), indexed as materialized (
          select u.id, u.${time} from app_user u
          where (select count(*) from first) < ${sql.lit(limit)} and ${named} and ${listed}
        ), rest as (select u.id from indexed u ${order} limit ${sql.lit(limit)})
        select id from first union select id from rest`
  return sql<{ item: string; next: string }>`
    select ${userJson}::text as item, ${cursorOf(sql`t.${time}`, sql`t.id`)} as next from ${managedUsers} t where t.id in (${found})
    order by t.${time} desc, t.id desc limit ${sql.lit(limit)}`
}

const blockCondition = (isBlocked: boolean | undefined) =>
  isBlocked === undefined ? [] : [isBlocked ? sql`u.blocked_date is not null` : sql`u.blocked_date is null`]

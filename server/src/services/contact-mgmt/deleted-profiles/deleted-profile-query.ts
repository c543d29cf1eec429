import { sql } from 'kysely'
import { mostListedMembers, type DeletedPage } from '@app/contract/contact/deleted-profile-routes.ts'
import { profileKinds } from '@app/contract/owners.ts'
import { cursorOf, isAfter } from '../../../patterns/time-cursor.ts'

/** As in the index `profile_deleted_words`. */
const words = sql`to_tsvector('simple', regexp_replace(p.name, '[!-/:-@[-\`{-~]+', ' ', 'g'))`

/** Words that begin like those of the text. Null if it has none. */
const wordQuery = (text: string) =>
  text
    .match(/[^\s!-/:-@[-`{-~]+/g)
    ?.map((word) => `'${word}':*`)
    .join(' & ') ?? null

/** Profiles that aren't purged soon, so that a listed one can still be restored. */
const isRestorable = sql`p.deleted_date is not null and p.deleted_date > now() - interval '30 days'`

const latestFirst = sql`order by p.deleted_date desc, p.id desc`

const position = [sql.ref('p.deleted_date'), sql.ref('p.id')] as const
const after = (before: string | undefined) => isAfter(before, ...position)

/**
 * Deleted profiles, newest deletion first. Without words, the latest of each kind come from an index that is sorted like the
 * list, and are merged. With words, those that match are found first: the planner would otherwise walk through all deleted
 * profiles in their order.
 *
 * The limit is written out: plans are generic, and for an unknown limit they would sort all rows.
 */
export function deletedProfiles({ kind, text, before }: Omit<DeletedPage, 'take'>, limit: number) {
  const kinds = kind === undefined ? profileKinds : [kind]
  const columns = sql`p.id, p.kind, p.name, p.city, p.state, p.parent_id, p.deleted_date, p.updated_by`
  const rest = sql`${latestFirst} limit ${sql.lit(limit)}`
  if (text !== '')
    return sql`
      with p as materialized (
        select ${columns} from profile p where ${isRestorable} and ${words} @@ to_tsquery('simple', ${wordQuery(text)})
          and p.kind = any (${kinds}) and ${after(before)})
      select * from p ${rest}`
  return sql`
    select p.* from unnest(${kinds}::text[]) k (kind) cross join lateral (
      select ${columns} from profile p where p.kind = k.kind and ${isRestorable} and ${after(before)} ${rest}) p
    ${rest}`
}

/** The profiles of a page as JSON, each with where the next page would continue. Names are looked up for these only. */
export const deletedItems = (filter: Omit<DeletedPage, 'take'>, limit: number) => sql<{
  item: string
  next: string
}>`
  select ${cursorOf(...position)} as next, json_build_object(
    'kind', p.kind, 'id', p.id, 'name', p.name, 'city', p.city, 'state', p.state,
    'deletedDate', derived.instant(p.deleted_date),
    'deletedBy', (select json_build_object('id', u.id, 'name', u.name) from app_user u where u.id = p.updated_by),
    'endDate', derived.instant(p.deleted_date + interval '30 days'),
    'team', (select coalesce(json_agg(json_build_object('id', t.user_id, 'name', t.name, 'role', t.role)), '[]') from (
      select m.user_id, u.name, m.role from member m join app_user u on u.id = m.user_id where m.owner_id = p.id
      order by m.created_date, m.id limit ${sql.lit(mostListedMembers)}) t),
    'teamCount', (select count(*) from member m where m.owner_id = p.id),
    'isManaged', not derived.is_unclaimed(p.id)
  )::text as item
  from (${deletedProfiles(filter, limit)}) p ${latestFirst}`

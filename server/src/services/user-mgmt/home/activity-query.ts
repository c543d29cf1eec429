import { sql, type RawBuilder } from 'kysely'
import { kindContracts } from '@app/contract/kinds.ts'
import type { ActivityView } from '@app/contract/rules/activity-views.ts'
import { publicActions } from '@app/contract/users/activity-routes.ts'

/** Rows of the audit log that one call reads from the index. They are divided among the pages of the reader. */
const mostRows = 8000
/** Of these, the latest, whose patches are read. A feed ends there. */
const mostRead = 2000
const mostRowsOfPage = 300
const leastRowsOfPage = 8
const mostReactionsOfPage = 200

/** Of the pages that the reader likes or follows, the latest. */
const mostFollowed = 2000
/** New pages of each followed page, such as events of an organization, and their age in days. */
const mostChildren = 5
const childDays = 90

/** The conditions of the indexes, see migration 0035. */
const isActivity = sql.raw(
  String.raw`a.operation ~ '^[a-z-]+\.[a-zA-Z]+\.(create|clone|update|restore|approve|submit|decide|accept|(images|documents)\.putFile|reviews\.create|(amenities|sports|spaceTypes|hours|partners|requirements)\.(create|update|remove))$'`,
)
const isReaction = sql.raw(String.raw`a.operation ~ '^[a-z-]+\.[a-zA-Z]+\.(likes|followers)\.add$'`)

/** A position follows an address, which has its own field. */
const silentFields = new Set(['lat', 'lng', 'googlePlaceId', 'timeZone', 'status'])

/** Fields of drafts, which everybody who sees a page reads. */
const publicFields = [
  ...new Set(Object.values(kindContracts).flatMap(({ draft }) => Object.keys(draft.shape))),
].filter((field) => !silentFields.has(field))

/** Fields that administrators decide, for the team. */
const teamFields = ['membership', 'isActive']

/** The paths of a patch, with the new value of each. */
const steps = sql`jsonb_array_elements(case jsonb_typeof(a.patch) when 'array' then a.patch else '[]' end) step`

/** The status that a row gave to its page, or null. */
const status = sql`case when a.subject_id is null then coalesce(
  (select step ->> 'value' from ${steps} where step ->> 'path' = '/status'
    and step ->> 'op' in ('add', 'replace') limit 1),
  (select step -> 'value' ->> 'status' from ${steps} where step ->> 'path' = ''
    and step ->> 'op' = 'add' limit 1)) end`

/**
 * Whether a row may have made its page visible to everybody: others than the team see nothing of what happened before. These are all
 * writes on which the audience of a kind depends.
 */
const opensPage = sql`(a.subject_id is null and (
  a.part in ('create', 'clone', 'restore') or a.status in ('Approved', 'Published')
  or exists (select from ${steps} where step ->> 'path' in ('/isActive', '/category'))))`

const action = sql`case
  when a.part in ('likes', 'followers') then 'reacted'
  when a.part = 'images' then 'photos'
  when a.part = 'documents' then 'documents'
  when a.part = 'reviews' then 'reviewed'
  when a.part = 'accept' then 'joined'
  when a.subject_id is not null then case when a.part not in ('create', 'clone', 'update', 'decide', 'approve') then 'updated' end
  when a.part = 'restore' then 'restored'
  when a.status = 'Approved' then 'approved'
  when a.status = 'Declined' then 'declined'
  when a.status = 'Published' then 'published'
  when a.status = 'Completed' then 'completed'
  when a.status = 'Cancelled' then 'cancelled'
  when a.part = 'submit' then 'submitted'
  when a.part in ('create', 'clone') then 'created'
  when a.part = 'update' then 'updated' end`

/** What an update changed: fields of the page, or one of its collections. */
const fields = sql`case
  when a.action <> 'updated' then '{}'::text[]
  when a.part <> 'update' then array[a.part]
  else array(
    select distinct split_part(step ->> 'path', '/', 2) from ${steps}
    where step ->> 'op' <> 'test' and split_part(step ->> 'path', '/', 2) = any (
      case when a.is_team then ${[...publicFields, ...teamFields]}::text[] else ${publicFields}::text[] end)) end`

interface Feed {
  userId: string
  view: ActivityView
  offset: number
  /** One more than the page tells whether there is another. */
  limit: number
  /** The visibility rule for the page `p`. */
  isVisible: RawBuilder<unknown>
}

/**
 * The feed of a person, newest first, as JSON. Nothing is stored for it: it reads the latest rows of each page from an index of the
 * audit log, then adds up those of one page, action and day.
 */
export const activityEntries = ({ userId, view, offset, limit, isVisible }: Feed) => sql<{ item: string }>`
  with team as materialized (
    select s.owner_id as id, bool_or(s.rung = 'manager') as is_manager
    from derived.staff s where s.user_id = ${userId} group by s.owner_id),
  followed as materialized (
    select r.owner_id as id from reaction r where r.user_id = ${userId}
    order by r.created_date desc limit ${sql.lit(mostFollowed)}),
  wanted as (
    select id, coalesce(t.is_manager, false) as is_manager, t.id is not null as is_team, f.id is not null as is_followed,
      null::uuid as parent_id
    from team t full join followed f using (id)
    union all
    select c.id, false, false, true, f.id from followed f
    cross join lateral (
      select p.id from profile p
      where p.parent_id = f.id and p.created_date > now() - make_interval(days => ${sql.lit(childDays)})
      order by p.created_date desc limit ${sql.lit(mostChildren)}) c
    where not exists (select from team t where t.id = c.id) and not exists (select from followed o where o.id = c.id)),
  seen as materialized (
    select w.*, p.kind, p.name from wanted w join profile p on p.id = w.id
    where ${viewCondition(view)} and ${isVisible}
      and (w.parent_id is null or exists (select from profile o where o.id = w.parent_id and o.deleted_date is null and o.audience = 'public'))),
  log as (
    select s.id as owner_id, s.is_team, s.is_manager, s.parent_id, a.id, a.at, a.user_id, a.subject_id, a.patch, a.operation
    from seen s cross join lateral (
      select * from audit_log a where a.owner_id = s.id and ${isActivity}
      order by a.at desc, a.id desc
      limit (select greatest(${sql.lit(leastRowsOfPage)}, least(${sql.lit(mostRowsOfPage)}, ${sql.lit(mostRows)} / count(*))) from seen)) a
    union all
    select s.id, true, true, null, a.id, a.at, null, a.subject_id, null, a.operation
    from seen s cross join lateral (
      select * from audit_log a where a.owner_id = s.id and ${isReaction}
      order by a.at desc, a.id desc limit ${sql.lit(mostReactionsOfPage)}) a
    where s.is_manager and exists (select from reaction r where r.id = a.subject_id)),
  latest as materialized (select * from log order by at desc, id desc limit ${sql.lit(mostRead)}),
  named as (select a.*, split_part(a.operation, '.', 3) as part from latest a),
  stated as materialized (select a.*, ${status} as status from named a),
  dated as (
    select a.*, max(a.at) filter (where ${opensPage}) over (partition by a.owner_id) as open_date, ${action} as action
    from stated a),
  told as materialized (
    select a.*, ${fields} as fields from dated a
    where a.action is not null
      and (a.is_manager or a.action = any (${[...publicActions]}))
      and (a.is_team or a.open_date is null or a.at >= a.open_date)
      and (a.parent_id is null or a.action in ('created', 'published', 'cancelled'))),
  entry as (
    select a.owner_id, a.action, a.is_manager, a.parent_id, max(a.at) as at, max(a.id) as id,
      case when a.action = 'joined' then count(distinct a.user_id) else count(*) end as count,
      array_agg(a.user_id) as users,
      (select coalesce(array_agg(distinct name order by name), '{}') from unnest(array_agg(array_to_string(a.fields, ','))) list,
        string_to_table(list, ',') name where name <> '') as fields
    from told a where a.action <> 'updated' or cardinality(a.fields) > 0
    group by a.owner_id, a.action, a.is_manager, a.parent_id, date_trunc('day', a.at)
    order by 5 desc, 6 desc offset ${sql.lit(offset)} limit ${sql.lit(limit)})
  select json_build_object(
    'id', e.id::text, 'at', derived.instant(e.at), 'action', e.action, 'count', e.count, 'fields', e.fields,
    'profile', json_build_object('kind', p.kind, 'id', p.id, 'name', p.name, 'picture', coalesce(p.logo, p.header_image),
      'city', p.city, 'state', p.state),
    'parent', (select json_build_object('kind', o.kind, 'id', o.id, 'name', o.name) from profile o where o.id = e.parent_id),
    'user', case when e.is_manager then (
      select json_build_object('id', u.id, 'name', u.name) from app_user u
      where u.id = e.users[1] and u.id = all (e.users)
        and (u.id = ${userId} or u.is_visible and u.blocked_date is null
          or exists (select from derived.staff s where s.owner_id = e.owner_id and s.user_id = u.id))) end
  )::text as item
  from entry e join derived.profile_item p on p.id = e.owner_id
  order by e.at desc, e.id desc`

const viewConditions: Record<ActivityView, RawBuilder<unknown>> = {
  all: sql`true`,
  following: sql`w.is_followed`,
  managing: sql`w.is_team`,
}
const viewCondition = (view: ActivityView) => viewConditions[view]

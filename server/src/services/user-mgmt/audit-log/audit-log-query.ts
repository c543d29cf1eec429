import { sql } from 'kysely'
import { longestShownValue, mostShownFields, type AuditFilter } from '@app/contract/users/audit-log-routes.ts'
import { canUndo } from './undo.ts'

/** Where a page continues. `at` is as PostgreSQL writes it: it has microseconds, which JavaScript's dates would lose. */
export interface Position {
  at: string
  id: string
}

/**
 * Rows of the audit log, newest first. Every filter is the beginning of an index that continues with the time, so PostgreSQL
 * reads the rows of one page, however many there are. Dates and the position are ranges of that time.
 *
 * The limit is written out: plans are generic, and for an unknown limit they would sort all rows.
 */
export function auditRows(filter: AuditFilter, after: Position | undefined, limit: number) {
  const { ownerId, userId, operation, from, until } = filter
  const conditions = [
    indexCondition(filter),
    ...(ownerId === undefined ? [] : [sql`a.owner_id = ${ownerId}::uuid`]),
    ...(userId === undefined ? [] : [sql`a.user_id = ${userId}::uuid`]),
    ...(operation === undefined ? [] : [sql`a.operation = ${operation}`]),
    ...(from === undefined ? [] : [sql`a.at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`a.at < ${until}::timestamptz`]),
    ...(after === undefined ? [] : [sql`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::bigint)`]),
  ]
  return sql`
    select a.* from audit_log a where ${sql.join(conditions, sql` and `)}
    order by a.at desc, a.id desc limit ${sql.lit(limit)}`
}

/** Chooses the index, see migration 0027. A page has few enough rows to filter them further. */
function indexCondition({ ownerId, userId, operation }: AuditFilter) {
  // audit_log_owner
  if (ownerId !== undefined) return sql`true`
  // audit_log_user_operation_at
  if (userId !== undefined && operation !== undefined) return sql`true`
  // audit_log_user_at, audit_log_operation_at
  if (userId !== undefined || operation !== undefined) return sql`a.id > -1`
  // audit_log_at
  return sql`a.id > 0`
}

/**
 * The changed fields of a row. Only pages' own fields have their values: patches of accounts and of items, such as reviews and
 * members, have personal data. Whole drafts have no fields, since the operation says that something was created.
 */
const changedFields = sql`
  select coalesce(json_agg(json_build_object('op', step.op, 'name', step.name, 'value', step.value, 'before', step.before)), '[]')
  from (
    select s.step ->> 'op' as op, split_part(s.step ->> 'path', '/', 2) as name,
      case when jsonb_typeof(s.step -> 'value') in ('string', 'number', 'boolean')
          and s.step ->> 'path' ~ '^/[^/]+$' and a.subject_id is null
          and (o.kind <> 'user' or s.step ->> 'path' = '/isAdmin')
        then left(s.step ->> 'value', ${sql.lit(longestShownValue)}) end as value,
      case when jsonb_typeof(a.before -> split_part(s.step ->> 'path', '/', 2)) in ('string', 'number', 'boolean')
        then left(a.before ->> split_part(s.step ->> 'path', '/', 2), ${sql.lit(longestShownValue)}) end as before
    from jsonb_array_elements(case jsonb_typeof(a.patch) when 'array' then a.patch else '[]' end)
      with ordinality s (step, place)
    where s.step ->> 'op' <> 'test' and s.step ->> 'path' <> ''
    order by s.place limit ${sql.lit(mostShownFields)}
  ) step`

/** The entries of a page as JSON, each with its id. Names are looked up for these rows only. */
export const auditEntries = (filter: AuditFilter, after: Position | undefined, limit: number) => sql<{
  next: string
  item: string
}>`
  select a.id::text as next, json_build_object(
    'id', a.id::text,
    'at', derived.instant(a.at),
    'operation', a.operation,
    'link', a.link_side,
    'user', case when a.user_id is not null then json_build_object('id', a.user_id, 'name', u.name) end,
    'owner', case when a.owner_id is not null then json_build_object('id', a.owner_id, 'kind', o.kind,
      'name', coalesce(p.name, owning.name, s.title), 'isDeleted', p.deleted_date is not null) end,
    'isItem', a.subject_id is not null,
    'fields', (${changedFields}),
    'canUndo', ${canUndo}
  )::text as item
  from (${auditRows(filter, after, limit)}) a
  left join app_user u on u.id = a.user_id
  left join owner o on o.id = a.owner_id
  left join profile p on p.id = a.owner_id
  left join app_user owning on owning.id = a.owner_id
  left join story s on s.id = a.owner_id
  order by a.at desc, a.id desc`

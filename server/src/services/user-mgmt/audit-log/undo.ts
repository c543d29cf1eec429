import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { RunOperation } from '../../../platform/http/run-operation.ts'

/** SQL of what an entry `a` undoes by: writing fields back, a restore or deletion of its page, or the role of its account. */
const undoOf = sql`case
  when a.before is not null and not a.is_final then 'fields'
  when a.subject_id is null and a.patch = '[{"op": "remove", "path": ""}]' then 'restore'
  when a.subject_id is null and a.patch = '[{"op": "add", "path": ""}]' then 'remove'
  when a.operation = 'user-mgmt.users.setAdmin' then 'role' end`

/**
 * SQL of the fields of a page that an entry `n` has changed: those with a value from before, and those of its patch, which
 * imports and upkeep have only. Patches of items have fields of their own.
 */
const changedFields = sql`(
  select coalesce(array_agg(changed.field), '{}') from (
    select jsonb_object_keys(n.before) as field where n.before is not null
    union select split_part(step ->> 'path', '/', 2)
    from jsonb_array_elements(case jsonb_typeof(n.patch) when 'array' then n.patch else '[]' end) step
    where n.subject_id is null or n.operation ~ '\\.(import|undoImport)$') changed)`

/** SQL of newer entries `n` that changed what the entry `a` did. */
const isBuiltOn = sql`n.owner_id = a.owner_id and (n.at, n.id) > (a.at, a.id) and case ${undoOf}
  when 'fields' then ${changedFields} && array(select jsonb_object_keys(a.before))
  when 'role' then n.operation = a.operation
  else n.subject_id is null and n.patch in ('[{"op": "remove", "path": ""}]', '[{"op": "add", "path": ""}]') end`

/** SQL whether the entry `a` of the page `p` or the account `owning` can be undone now. */
export const canUndo = sql`coalesce(case when case ${undoOf}
    when 'restore' then p.deleted_date > now() - interval '30 days'
    when 'role' then owning.id is not null
    when 'fields' then p.deleted_date is null and p.id is not null
    when 'remove' then p.deleted_date is null and p.id is not null end
  then not exists (select from audit_log n where ${isBuiltOn}) end, false)`

interface Entry {
  operation: string
  ownerId: string
  undo: 'fields' | 'restore' | 'remove' | 'role'
  before: Record<string, unknown> | null
  isAdmin: boolean | null
}

/** Undoes an entry by the ordinary write, which leaves an entry of its own. */
export async function undoEntry(call: Call, run: RunOperation, id: string) {
  const entry = await readEntry(call, id)
  // As the write itself does, so that nobody changes anything between the check and the write.
  if (entry.undo === 'role') await lockUntilCommit(call, 'blocks')
  else await sql`select from profile where id = ${entry.ownerId} for update`.execute(call.db)
  await requireLatest(call, id, entry)
  const { operation, input } = inverseOf(entry)
  await run(operation, input, call)
  return nothing
}

async function readEntry(call: Call, id: string): Promise<Entry> {
  const { rows } = await sql<Omit<Entry, 'undo'> & { undo: Entry['undo'] | null }>`
    select a.operation, a.owner_id as "ownerId", ${undoOf} as undo, a.before,
      (a.patch -> 0 ->> 'value') = 'true' as "isAdmin"
    from audit_log a where a.id = ${id}::bigint`.execute(call.db)
  const [entry] = rows
  if (!entry) throw notFound('This entry')
  const { undo, ...rest } = entry
  if (undo === null)
    throw conflict(
      'NOT_UNDOABLE',
      'This change can’t be undone: its rules have no way back, or what was there before it is not stored anymore.',
    )
  return { ...rest, undo }
}

/** The same write with the values from before, or the opposite one. */
function inverseOf({ operation, ownerId, undo, before, isAdmin }: Entry) {
  const sibling = (name: string) => operation.replace(/\w+$/, name)
  if (undo === 'role') return { operation, input: { userId: ownerId, isAdmin: isAdmin !== true } }
  const patch = Object.entries(before ?? {}).map(([field, value]) => ({
    op: 'replace',
    path: `/${field}`,
    value,
  }))
  return undo === 'fields'
    ? { operation: sibling('update'), input: { id: ownerId, patch } }
    : { operation: sibling(undo), input: { id: ownerId } }
}

interface Later {
  name: string | null
  at: string
  fields: string[]
}

/** Throws a 409 that names what was changed since, and by whom. */
async function requireLatest(call: Call, id: string, { undo, before }: Entry) {
  const { rows } = await sql<Later>`
    select u.name, derived.instant(n.at) as at, ${changedFields} as fields
    from audit_log a join audit_log n on ${isBuiltOn} left join app_user u on u.id = n.user_id
    where a.id = ${id}::bigint order by n.at, n.id`.execute(call.db)
  if (rows.length === 0) return
  // The latest change of each.
  const names =
    undo === 'fields' ? Object.keys(before ?? {}).toSorted() : [undo === 'role' ? 'isAdmin' : 'deletedDate']
  const errors = names.flatMap((path) => {
    const last = rows.findLast(({ fields }) => undo !== 'fields' || fields.includes(path))
    return last ? [{ path, message: `was changed by ${last.name ?? 'the system'} at ${last.at}` }] : []
  })
  const by = [...new Set(rows.map(({ name }) => name ?? 'the system'))].join(', ')
  throw conflict(
    'CHANGED_SINCE',
    `Changed again since, by ${by}: ${errors.map(({ path }) => path).join(', ')}. Undo the later change first.`,
    errors,
  )
}

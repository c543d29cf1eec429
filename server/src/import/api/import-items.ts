import { sql } from 'kysely'
import type { Import } from '@app/contract/imports/import-schema.ts'
import { visibleTo } from '../../patterns/visibility.ts'
import { notFound } from '../../platform/errors.ts'
import type { Call } from '../../platform/http/call.ts'

/** The destination in the path, or null for administrators, whose calls have no owner. */
export const destinationOf = ({ owners }: Call): string | null => owners[0]?.id ?? null

/** Administrators reach all imports, a destination only its own. */
export const inPlace = (call: Call) => {
  const destinationId = destinationOf(call)
  return destinationId === null ? sql`true` : sql`i.destination_id = ${destinationId}`
}

const maxKept = 100

/** Reads imports that meet a condition on `i`, newest first. */
export async function readImports(
  call: Call,
  condition: ReturnType<typeof sql>,
  { offset, take }: { offset: number; take: number } = { offset: 0, take: 1 },
): Promise<Import[]> {
  const { rows } = await sql<{ item: Import }>`
    select json_build_object(
      'id', i.id, 'kind', i.kind, 'fileName', i.file_name, 'bytes', i.bytes, 'by', i.by,
      'destination', case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end,
      'createdDate', derived.instant(i.created_date), 'state', i.state, 'progress', i.progress,
      'problem', case when i.problem is not null then '{"remedy": "file"}'::jsonb || i.problem end, 'format', i.format, 'columns', i.columns, 'constants', i.constants,
      'ignoreRest', i.ignore_rest, 'isProposed', i.is_proposed, 'mappingFrom', i.mapping_from,
      'counts', case when i.counts is not null then
        '{"new": 0, "changed": 0, "unchanged": 0, "merged": 0, "doubtful": 0, "skipped": 0, "refused": 0}'::jsonb
          || i.counts - 'outside' end,
      'outsideCount', coalesce((i.counts ->> 'outside')::int, 0),
      'decidedCount', (select count(*) from import_row r where r.import_id = i.id and r.decision is not null),
      'sameFile', (
        select json_build_object('id', s.id, 'fileName', s.file_name, 'state', s.state,
          'createdDate', derived.instant(s.created_date))
        from import s where s.sha256 = i.sha256 and s.kind = i.kind and s.id <> i.id and s.undone_date is null
          and (${destinationOf(call) === null} or s.destination_id = i.destination_id)
        order by s.imported_date is null, s.imported_date desc, s.created_date desc limit 1),
      'importedDate', derived.instant(i.imported_date), 'undoneDate', derived.instant(i.undone_date),
      'undo', case when i.undone_date is not null then json_build_object(
        'removed', coalesce((i.undo ->> 'removed')::int, 0), 'restored', coalesce((i.undo ->> 'restored')::int, 0),
        'keptCount', (select count(*) from import_change c where c.import_id = i.id and c.kept is not null),
        'kept', (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'reason', k.kept)), '[]') from (
          select p.id, p.name, c.kept from import_change c join profile p on p.id = c.profile_id
          where c.import_id = i.id and c.kept is not null and ${visibleTo(call, 'p')} order by p.name, p.id limit ${maxKept}) k)) end
    ) as item
    from import i left join profile d on d.id = i.destination_id
    where ${condition} order by i.created_date desc, i.id desc limit ${take} offset ${offset}`.execute(
    call.db,
  )
  return rows.map(({ item }) => item)
}

/** Throws a 404 for an import of another place. */
export async function readImport(call: Call, id: string): Promise<Import> {
  const [item] = await readImports(call, sql`i.id = ${id} and ${inPlace(call)}`)
  if (!item) throw notFound('This import')
  return item
}

export interface LockedImport extends Pick<Import, 'kind' | 'state' | 'columns' | 'counts' | 'isProposed'> {
  hasFile: boolean
}

/** Locks an import for a change of its state. Throws a 404 for an import of another place. */
export async function lockImport(call: Call, id: string): Promise<LockedImport> {
  // Not for update, which would wait for a running import: its changes refer to this row.
  const { rows } = await sql<LockedImport>`
    select i.kind, i.state, i.columns, i.counts, i.is_proposed as "isProposed", i.stored_sha256 is not null as "hasFile"
    from import i where i.id = ${id} and ${inPlace(call)} for no key update`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This import')
  return found
}

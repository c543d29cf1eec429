import type pg from 'pg'
import { columnsOf } from './columns.ts'
import type { ImportedKind } from './imported-kind.ts'

export interface ProfilePatch {
  id: string
  /** The revision that the patch was made for. */
  revision: number
  fields: Readonly<Record<string, unknown>>
}

/** Sets fields of many profiles of a kind. Returns the new revisions by id; profiles with another revision are skipped. */
export async function patchProfiles(
  client: pg.ClientBase,
  { kind, reading }: ImportedKind,
  patches: readonly ProfilePatch[],
): Promise<Map<string, number>> {
  if (patches.length === 0) return new Map()
  const columns = columnsOf(
    kind,
    Object.fromEntries([...reading.draftFields, 'isActive'].map((field) => [field, null])),
  )
  const profileSet = Object.keys(columns.profile).join(', ')
  const ownSet = Object.keys(columns.own).join(', ')
  const rows = patches.map(({ id, revision, fields }) => ({ id, revision, ...columnsOf(kind, fields) }))
  const updated = await client.query<{ id: string; revision: number }>(
    `update profile p set (${profileSet}) = (select ${profileSet} from jsonb_populate_record(p, c.profile)),
      updated_by = null, updated_date = clock_timestamp()
    from jsonb_to_recordset($1) c(id uuid, revision int, profile jsonb)
    where p.id = c.id and p.revision = c.revision returning p.id, p.revision`,
    [JSON.stringify(rows)],
  )
  const revisions = new Map(updated.rows.map(({ id, revision }) => [id, revision]))
  if (ownSet !== '')
    await client.query(
      `update ${kind.table} x set (${ownSet}) = (select ${ownSet} from jsonb_populate_record(x, c.own))
      from jsonb_to_recordset($1) c(id uuid, own jsonb) where x.profile_id = c.id`,
      [JSON.stringify(rows.filter(({ id }) => revisions.has(id)))],
    )
  return revisions
}

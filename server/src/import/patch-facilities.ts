import { draftFields } from '@app/contract/facilities/import-fields.ts'
import type pg from 'pg'
import { facilityColumns } from './columns.ts'

export interface FacilityPatch {
  id: string
  /** The revision that the patch was made for. */
  revision: number
  fields: Readonly<Record<string, unknown>>
}

const columns = facilityColumns(
  Object.fromEntries([...draftFields, 'isActive'].map((field) => [field, null])),
)
const profileSet = Object.keys(columns.profile).join(', ')
const facilitySet = Object.keys(columns.facility).join(', ')

/** Sets fields of many facilities. Returns the new revisions by id; facilities with another revision are skipped. */
export async function patchFacilities(
  client: pg.ClientBase,
  patches: readonly FacilityPatch[],
): Promise<Map<string, number>> {
  if (patches.length === 0) return new Map()
  const rows = patches.map(({ id, revision, fields }) => ({ id, revision, ...facilityColumns(fields) }))
  const updated = await client.query<{ id: string; revision: number }>(
    `update profile p set (${profileSet}) = (select ${profileSet} from jsonb_populate_record(p, c.profile)),
      updated_by = null, updated_date = clock_timestamp()
    from jsonb_to_recordset($1) c(id uuid, revision int, profile jsonb)
    where p.id = c.id and p.revision = c.revision returning p.id, p.revision`,
    [JSON.stringify(rows)],
  )
  const revisions = new Map(updated.rows.map(({ id, revision }) => [id, revision]))
  await client.query(
    `update facility f set (${facilitySet}) = (select ${facilitySet} from jsonb_populate_record(f, c.facility))
    from jsonb_to_recordset($1) c(id uuid, facility jsonb) where f.profile_id = c.id`,
    [JSON.stringify(rows.filter(({ id }) => revisions.has(id)))],
  )
  return revisions
}

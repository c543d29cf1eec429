import type pg from 'pg'
import { facilityColumns, profileColumns, type ColumnPatch } from './columns.ts'

export interface FacilityPatch extends ColumnPatch {
  id: string
  /** The revision that the patch was made for. */
  revision: number
}

const profileSet = [...Object.values(profileColumns), 'region'].join(', ')
const facilitySet = Object.values(facilityColumns).join(', ')

/**
 * Sets columns of many facilities, leaving the others as they are; answers the new revisions by id. One that has moved on
 * from its revision is left out.
 */
export async function patchFacilities(
  client: pg.ClientBase,
  patches: readonly FacilityPatch[],
): Promise<Map<string, number>> {
  if (patches.length === 0) return new Map()
  const ids = patches.map(({ id }) => id)
  const { rows } = await client.query<{ id: string; revision: number }>(
    `update profile p set (${profileSet}) = (select ${profileSet} from jsonb_populate_record(p, c.patch)), updated_by = null,
      updated_date = clock_timestamp()
    from unnest($1::uuid[], $2::jsonb[], $3::int[]) c(id, patch, revision)
    where p.id = c.id and p.revision = c.revision returning p.id, p.revision`,
    [ids, patches.map(({ profile }) => JSON.stringify(profile)), patches.map(({ revision }) => revision)],
  )
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  const patched = patches.filter(({ id }) => revisions.has(id))
  await client.query(
    `update facility f set (${facilitySet}) = (select ${facilitySet} from jsonb_populate_record(f, c.patch))
    from unnest($1::uuid[], $2::jsonb[]) c(id, patch) where f.profile_id = c.id`,
    [patched.map(({ id }) => id), patched.map(({ facility }) => JSON.stringify(facility))],
  )
  return revisions
}

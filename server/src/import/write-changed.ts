import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import type pg from 'pg'
import { auditImport, type Importer } from './audit-rows.ts'
import { batchesOf } from './batches.ts'
import { bulkInsert } from './bulk-insert.ts'
import { patchProfiles } from './patch-profiles.ts'
import { childRows, insertChildren } from './write-new.ts'

export type Changed = Extract<RowOutcome, { kind: 'changed' }>

/** What an undo needs: the fields as they were, and the ids of the added children. */
export interface Before {
  fields: Record<string, unknown>
  sports: string[]
  amenities: string[]
  spaces: string[]
  /** Absent in imports from before names were stored. */
  otherNames?: string[]
}

/** Changes existing profiles. Throws `ImportRefusal` when one was edited since it was read. */
export async function changeProfiles(client: pg.ClientBase, importer: Importer, rows: readonly Changed[]) {
  for (const batch of batchesOf(rows)) await changeBatch(client, importer, batch)
}

async function changeBatch(client: pg.ClientBase, importer: Importer, rows: readonly Changed[]) {
  const planned = rows.map(plannedChange)
  const revisions = await patchProfiles(client, importer.kind, planned)
  const conflict = planned.find(({ id }) => !revisions.has(id))
  if (conflict)
    throw new ImportRefusal(
      `"${conflict.name}" was edited during the import. Nothing was imported; run it again.`,
    )
  await insertChildren(
    client,
    importer.kind,
    planned.map(({ added }) => added),
  )
  await bulkInsert(
    client,
    'import_change',
    planned.map(({ id, before }) => ({
      import_id: importer.importId,
      profile_id: id,
      kind: 'changed',
      before,
      revision: revisions.get(id),
    })),
  )
  await auditImport(
    client,
    'import',
    importer,
    planned.map(({ id, patch }) => ({ profileId: id, patch })),
  )
}

function plannedChange({ facilityId: id, known, differences }: Changed) {
  const { fields, sports, amenities, spaces, otherNames } = differences
  const added = childRows(id, differences)
  const before: Before = {
    fields: Object.fromEntries(fields.map(({ field, from }) => [field, from])),
    sports: added.sports.map((row) => row.id),
    amenities: added.amenities.map((row) => row.id),
    spaces: added.spaces.map((row) => row.id),
    otherNames: added.otherNames.map((row) => row.id),
  }
  const patch = [
    ...fields.map(({ field, to }) => ({ op: 'replace' as const, path: `/${field}`, value: to })),
    ...Object.entries({ sports, amenities, spaceTypes: spaces, otherNames }).flatMap(([name, children]) =>
      children.map((value) => ({ op: 'add' as const, path: `/${name}/-`, value })),
    ),
  ]
  return {
    id,
    name: known.draft.name,
    revision: known.revision,
    fields: Object.fromEntries(fields.map(({ field, to }) => [field, to])),
    before,
    added,
    patch,
  }
}

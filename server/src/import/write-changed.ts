import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import { regionOf } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import { auditImport } from './audit-rows.ts'
import { bulkInsert } from './bulk-insert.ts'
import { columnPatch, type ColumnPatch } from './columns.ts'
import { patchFacilities } from './patch-facilities.ts'
import { childRows, insertChildren } from './write-new.ts'

export type Changed = Extract<RowOutcome, { kind: 'changed' }>

/** What an undo needs: the columns as they were, and the ids of the children added. */
export interface Before extends ColumnPatch {
  sports: string[]
  amenities: string[]
  spaces: string[]
}

/** Changes facilities that stand. Throws `ImportRefusal` when somebody has changed one since it was read. */
export async function changeFacilities(client: pg.ClientBase, importId: string, rows: readonly Changed[]) {
  const planned = rows.map(plannedChange)
  const revisions = await patchFacilities(
    client,
    planned.map(({ id, revision, after }) => ({ id, revision, ...after })),
  )
  const late = planned.find(({ id }) => !revisions.has(id))
  if (late)
    throw new ImportRefusal(
      `"${late.name}" was changed by somebody while the import ran. Nothing was brought in; run it again.`,
    )
  await insertChildren(client, {
    sports: planned.flatMap(({ sports }) => sports),
    amenities: planned.flatMap(({ amenities }) => amenities),
    spaces: planned.flatMap(({ spaces }) => spaces),
  })
  await bulkInsert(
    client,
    'import_change',
    [
      ['import_id', 'uuid', () => importId],
      ['profile_id', 'uuid', ({ id }) => id],
      ['kind', 'text', () => 'changed'],
      ['before', 'jsonb', (change) => JSON.stringify(beforeOf(change))],
      ['revision', 'int', ({ id }) => revisions.get(id)],
    ],
    planned,
  )
  await auditImport(
    client,
    'facilities.import',
    importId,
    planned.map(({ id, patch }) => ({ profileId: id, patch })),
  )
}

type Planned = ReturnType<typeof plannedChange>

function plannedChange({ facilityId: id, known, differences }: Changed) {
  const { fields, sports, amenities, spaces } = differences
  const after = columnPatch(fields.map(({ field, to }) => [field, to]))
  const before = columnPatch(fields.map(({ field, from }) => [field, from]))
  for (const side of [after, before])
    if ('state' in side.profile)
      side.profile.region =
        typeof side.profile.state === 'string' ? (regionOf(side.profile.state) ?? null) : null
  const added = { sports, amenities, spaceTypes: spaces }
  const patch = [
    ...fields.map(({ field, to }) => ({ op: 'replace' as const, path: `/${field}`, value: to })),
    ...Object.entries(added).flatMap(([name, children]) =>
      children.map((value) => ({ op: 'add' as const, path: `/${name}/-`, value })),
    ),
  ]
  return {
    id,
    name: known.draft.name,
    revision: known.revision,
    after,
    before,
    patch,
    sports: childRows(id, sports),
    amenities: childRows(id, amenities),
    spaces: childRows(id, spaces),
  }
}

function beforeOf({ before, sports, amenities, spaces }: Planned): Before {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return { ...before, sports: ids(sports), amenities: ids(amenities), spaces: ids(spaces) }
}

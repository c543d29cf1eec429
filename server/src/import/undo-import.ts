import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type pg from 'pg'
import { auditImport, type Importer } from './audit-rows.ts'
import { findImport, type ImportRecord } from './find-import.ts'
import { inBulkTransaction } from './import-transaction.ts'
import { childNames, childTables, importedKind } from './imported-kind.ts'
import { patchProfiles } from './patch-profiles.ts'
import { refreshEntries } from './refresh-entries.ts'
import { keptReasons, loadUndoable, type Undoable, type UndoForce } from './undoable.ts'
import type { Before } from './write-changed.ts'

export interface UndoReport {
  removed: number
  restored: number
  /** Profiles left unchanged, with the reason. */
  kept: { name: string; id: string; reason: string }[]
}

export interface UndoRequest {
  /** The id, or a unique part of it. */
  id: string
  /** Also removes new profiles that people use. */
  force: boolean
}

/** Undoes an import of the whole catalogue by its id, or a part of it. Throws `ImportRefusal` if nothing is left to undo. */
export const undoImport = (
  pool: pg.Pool,
  { id, force }: UndoRequest,
): Promise<UndoReport & { undone: ImportRecord }> =>
  inBulkTransaction(pool, async (client) => {
    const undone = await findImport(client, id)
    const report = await undoChanges(
      client,
      { kind: importedKind(undone.kind), importId: undone.id, userId: null },
      { force, keepsManaged: false },
    )
    if (report === undefined)
      throw new ImportRefusal(
        `The import ${undone.id} of ${undone.fileName} has nothing left to undo${undone.undone ? ': it was undone before' : ''}.`,
      )
    return { undone, ...report }
  })

/**
 * Deletes the new profiles of an import, which admins can restore for 30 days, and restores the changed ones. Profiles used
 * or edited since are left alone; a later undo with `force` removes the new ones among them. Undefined if nothing is left.
 */
export async function undoChanges(
  client: pg.ClientBase,
  importer: Importer,
  force: UndoForce,
): Promise<UndoReport | undefined> {
  const changes = await loadUndoable(client, importer.importId)
  if (changes.length === 0) return undefined
  const judged = changes.map((change) => ({ change, reason: keptReasons(change, force).join(', ') }))
  const free = judged.filter(({ reason }) => reason === '').map(({ change }) => change)
  const kept = judged
    .filter(({ reason }) => reason !== '')
    .map(({ change: { name, id }, reason }) => ({ name, id, reason }))
  const fresh = free.filter(({ before }) => before === null)
  const changed = free.filter(({ before }) => before !== null)
  await remove(client, importer, fresh)
  await restore(client, importer, changed)
  await finish(client, importer.importId, free, kept)
  return { removed: fresh.length, restored: changed.length, kept }
}

async function remove(client: pg.ClientBase, importer: Importer, fresh: readonly Undoable[]) {
  const ids = fresh.map(({ id }) => id)
  await client.query(
    'update profile set deleted_date = clock_timestamp(), updated_by = $2 where id = any ($1) and deleted_date is null',
    [ids, importer.userId],
  )
  await auditImport(
    client,
    'undoImport',
    importer,
    ids.map((profileId) => ({ profileId, patch: [{ op: 'remove', path: '' }] })),
  )
}

async function restore(client: pg.ClientBase, importer: Importer, changed: readonly Undoable[]) {
  const patches = changed.flatMap(({ id, revision, before }) =>
    before ? [{ id, revision, fields: before.fields }] : [],
  )
  await patchProfiles(client, importer.kind, patches)
  for (const name of importer.kind.children)
    await client.query(`delete from ${childTables[name]} where id = any ($1)`, [
      changed.flatMap(({ before }) => before?.[name] ?? []),
    ])
  const audited = changed.map(({ id, before }) => ({ profileId: id, patch: before ? patchOf(before) : [] }))
  await auditImport(client, 'undoImport', importer, audited)
}

/** The names of children in the API. */
const collectionNames = {
  sports: 'sports',
  amenities: 'amenities',
  spaces: 'spaceTypes',
  otherNames: 'otherNames',
}

const patchOf = (before: Before) => [
  ...Object.entries(before.fields).map(([field, value]) => ({
    op: 'replace' as const,
    path: `/${field}`,
    value,
  })),
  ...childNames.flatMap((name) =>
    (before[name] ?? []).map((id) => ({ op: 'remove' as const, path: `/${collectionNames[name]}/${id}` })),
  ),
]

async function finish(
  client: pg.ClientBase,
  importId: string,
  free: readonly Undoable[],
  kept: UndoReport['kept'],
) {
  const ids = free.map(({ id }) => id)
  await client.query(
    'update import_change set undone_date = now(), kept = null where import_id = $1 and profile_id = any ($2)',
    [importId, ids],
  )
  await client.query(
    `update import_change c set kept = k.reason from jsonb_to_recordset($2) k(id uuid, reason text)
    where c.import_id = $1 and c.profile_id = k.id`,
    [importId, JSON.stringify(kept)],
  )
  await client.query(
    `update import set undone_date = coalesce(undone_date, now()), state = 'Undone',
      undo = jsonb_build_object('removed', coalesce((undo ->> 'removed')::int, 0) + $2::int,
        'restored', coalesce((undo ->> 'restored')::int, 0) + $3::int) where id = $1`,
    [
      importId,
      free.filter(({ before }) => before === null).length,
      free.filter(({ before }) => before).length,
    ],
  )
  await refreshEntries(client, ids)
}

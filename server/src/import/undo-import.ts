import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type pg from 'pg'
import { auditImport } from './audit-rows.ts'
import { findImport, type ImportRecord } from './find-import.ts'
import { inImportTransaction } from './import-transaction.ts'
import { patchFacilities } from './patch-facilities.ts'
import { refreshEntries } from './refresh-entries.ts'
import { keptReasons, loadUndoable, type Undoable } from './undoable.ts'
import type { Before } from './write-changed.ts'
import { childNames, childTables } from './write-new.ts'

export interface UndoReport {
  undone: ImportRecord
  removed: number
  restored: number
  /** Facilities left unchanged, with the reason. */
  kept: { name: string; id: string; reason: string }[]
}

export interface UndoRequest {
  /** The id, or a unique part of it. */
  id: string
  /** Also removes new facilities that people use. */
  force: boolean
}

/**
 * Undoes an import: deletes its new facilities, which admins can restore for 30 days, and restores the changed ones.
 * Facilities used or edited since are left alone; a later undo with `force` removes the new ones among them.
 */
export async function undoImport(pool: pg.Pool, { id, force }: UndoRequest): Promise<UndoReport> {
  return inImportTransaction(pool, async (client) => {
    const record = await findImport(client, id)
    const changes = await loadUndoable(client, record.id)
    if (changes.length === 0)
      throw new ImportRefusal(
        `The import ${record.id} of ${record.fileName} has nothing left to undo${record.undone ? ': it was undone before' : ''}.`,
      )
    const judged = changes.map((change) => ({ change, reasons: keptReasons(change, force) }))
    const free = judged.filter(({ reasons }) => reasons.length === 0).map(({ change }) => change)
    const fresh = free.filter(({ before }) => before === null)
    const changed = free.filter(({ before }) => before !== null)
    await remove(client, record.id, fresh)
    await restore(client, record.id, changed)
    await finish(client, record.id, free)
    return {
      undone: record,
      removed: fresh.length,
      restored: changed.length,
      kept: judged
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ change, reasons }) => ({ name: change.name, id: change.id, reason: reasons.join(', ') })),
    }
  })
}

async function remove(client: pg.ClientBase, importId: string, fresh: readonly Undoable[]) {
  const ids = fresh.map(({ id }) => id)
  await client.query(
    'update profile set deleted_date = clock_timestamp(), updated_by = null where id = any ($1) and deleted_date is null',
    [ids],
  )
  await auditImport(
    client,
    'undoImport',
    importId,
    ids.map((facilityId) => ({ facilityId, patch: [{ op: 'remove', path: '' }] })),
  )
}

async function restore(client: pg.ClientBase, importId: string, changed: readonly Undoable[]) {
  const patches = changed.flatMap(({ id, revision, before }) =>
    before ? [{ id, revision, fields: before.fields }] : [],
  )
  await patchFacilities(client, patches)
  for (const name of childNames)
    await client.query(`delete from ${childTables[name]} where id = any ($1)`, [
      changed.flatMap(({ before }) => before?.[name] ?? []),
    ])
  const audited = changed.map(({ id, before }) => ({ facilityId: id, patch: before ? patchOf(before) : [] }))
  await auditImport(client, 'undoImport', importId, audited)
}

const patchOf = (before: Before) => [
  ...Object.entries(before.fields).map(([field, value]) => ({
    op: 'replace' as const,
    path: `/${field}`,
    value,
  })),
  ...childNames.flatMap((name) =>
    (before[name] ?? []).map((id) => ({ op: 'remove' as const, path: `/${name}/${id}` })),
  ),
]

async function finish(client: pg.ClientBase, importId: string, free: readonly Undoable[]) {
  const ids = free.map(({ id }) => id)
  await client.query(
    'update import_change set undone_date = now() where import_id = $1 and profile_id = any ($2)',
    [importId, ids],
  )
  await client.query('update import set undone_date = coalesce(undone_date, now()) where id = $1', [importId])
  await refreshEntries(client, ids)
}

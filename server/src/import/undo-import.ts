import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type pg from 'pg'
import { auditImport } from './audit-rows.ts'
import { findImport, type ImportRecord } from './find-import.ts'
import { inImportTransaction } from './import-transaction.ts'
import { patchFacilities } from './patch-facilities.ts'
import { refreshMarketplace } from './refresh-marketplace.ts'
import { keptReasons, loadUndoable, type Undoable } from './undoable.ts'
import type { Before } from './write-changed.ts'

export interface UndoReport {
  undone: ImportRecord
  removed: number
  restored: number
  /** Facilities left as they are, and why. */
  kept: { name: string; id: string; reason: string }[]
}

export interface UndoRequest {
  /** The id, or enough of it. */
  id: string
  /** Removes also the new ones that somebody has to do with by now. */
  force: boolean
}

/**
 * Takes an import back: new facilities are deleted, to be restored by an admin for 30 days like every deletion; changed ones
 * get back what they had. Those that people have touched since stay, and can be named in a later undo by force.
 */
export async function undoImport(pool: pg.Pool, { id, force }: UndoRequest): Promise<UndoReport> {
  return inImportTransaction(pool, async (client) => {
    const record = await findImport(client, id)
    const changes = await loadUndoable(client, record.id)
    if (changes.length === 0)
      throw new ImportRefusal(
        `The import ${record.id} of ${record.fileName} leaves nothing to undo${record.undone ? ': it was undone before' : ''}.`,
      )
    const judged = changes.map((change) => ({ change, reasons: keptReasons(change, force) }))
    const free = judged.filter(({ reasons }) => reasons.length === 0).map(({ change }) => change)
    const fresh = free.filter(({ before }) => before === null)
    const changed = free.filter(({ before }) => before !== null)
    await remove(client, record.id, fresh)
    await restore(client, record.id, changed)
    await settle(client, record.id, free)
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
    'facilities.undoImport',
    importId,
    ids.map((profileId) => ({ profileId, patch: [{ op: 'remove', path: '' }] })),
  )
}

const children = [
  ['profile_sport', 'sports'],
  ['profile_amenity', 'amenities'],
  ['space_type', 'spaces'],
] as const

async function restore(client: pg.ClientBase, importId: string, changed: readonly Undoable[]) {
  const patches = changed.flatMap(({ id, revision, before }) =>
    before ? [{ id, revision, profile: before.profile, facility: before.facility }] : [],
  )
  await patchFacilities(client, patches)
  for (const [table, name] of children)
    await client.query(`delete from ${table} where id = any ($1)`, [
      changed.flatMap(({ before }) => before?.[name] ?? []),
    ])
  const audited = changed.map(({ id, before }) => ({ profileId: id, patch: before ? patchOf(before) : [] }))
  await auditImport(client, 'facilities.undoImport', importId, audited)
}

const patchOf = (before: Before) => [
  ...Object.entries({ ...before.profile, ...before.facility })
    .filter(([column]) => column !== 'region')
    .map(([column, value]) => ({ op: 'replace' as const, path: `/${fieldOf(column)}`, value })),
  ...children.flatMap(([, name]) =>
    before[name].map((id) => ({ op: 'remove' as const, path: `/${name}/${id}` })),
  ),
]

const fieldOf = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

async function settle(client: pg.ClientBase, importId: string, free: readonly Undoable[]) {
  const ids = free.map(({ id }) => id)
  await client.query(
    'update import_change set undone_date = now() where import_id = $1 and profile_id = any ($2)',
    [importId, ids],
  )
  await client.query('update import set undone_date = coalesce(undone_date, now()) where id = $1', [importId])
  await refreshMarketplace(client, ids)
}

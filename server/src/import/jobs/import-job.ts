import type { ColumnChoices } from '@app/catalogue/import/columns/column-map.ts'
import { noChoices } from '@app/catalogue/import/columns/column-map.ts'
import type { FacilityAccess } from '@app/catalogue/import/plan/plan-import.ts'
import type { ImportState } from '@app/contract/rules/import-words.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import type pg from 'pg'
import { importedKind, type ImportedKind } from '../imported-kind.ts'
import type { Viewer } from '../known-profiles.ts'
import { restoreChoices, type SavedChoices } from '../saved-mappings.ts'

/** The states in which work is under way. */
export type BusyState = Extract<ImportState, 'Reading' | 'Importing' | 'Undoing'>

/** Stored with the state, by the call that started the work. */
export interface JobOptions {
  /** Whether an administrator started it. */
  isAdmin: boolean
  skipBroken?: boolean
  approve?: boolean
  again?: boolean
  force?: boolean
}

/** The work on an import. */
export interface ImportJob {
  id: string
  kind: ImportedKind
  state: BusyState
  fileName: string
  destinationId: string | null
  /** Whether the destination was deleted. */
  isOrphan: boolean
  userId: string | null
  choices: ColumnChoices
  options: JobOptions
}

interface Row extends Omit<ImportJob, 'choices' | 'kind'> {
  kind: ImportedKindName
  choices: SavedChoices | null
}

/** Undefined if there is nothing to do anymore. */
export async function loadJob(pool: pg.Pool, id: string): Promise<ImportJob | undefined> {
  const { rows } = await pool.query<Row>(
    `select id, kind, state, file_name as "fileName", destination_id as "destinationId",
      exists (select from profile d where d.id = i.destination_id and d.deleted_date is not null) as "isOrphan",
      job_by as "userId", choices, job_options as options
    from import i where id = $1 and job_due is not null`,
    [id],
  )
  return rows.map((row) => ({
    ...row,
    kind: importedKind(row.kind),
    choices: row.choices ? restoreChoices(row.choices) : noChoices,
  }))[0]
}

export const viewerOf = ({ userId, options }: ImportJob): Viewer => ({ userId, isAdmin: options.isAdmin })

/**
 * What the importing person may see and change. A destination changes only venues that its own imports created and that nobody
 * manages. Names are shown beside the reasons, and only to readers who may see the venue.
 */
export const accessOf = ({ kind, destinationId, options }: ImportJob): FacilityAccess => ({
  sees: ({ isVisible }) => isVisible || options.isAdmin,
  mayChange: ({ importedFor, hasManager }) =>
    destinationId === null || (importedFor === destinationId && !hasManager),
  nameOf: () => `a ${kind.reading.nouns.one} on the marketplace`,
})

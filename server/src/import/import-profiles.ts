import { basename } from 'node:path'
import type { ColumnChoices } from '@app/catalogue/import/columns/column-map.ts'
import { checkAnswers, type Answers } from '@app/catalogue/import/plan/answers.ts'
import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import {
  importReport,
  type ImportReport,
  type ImportResult,
} from '@app/catalogue/import/report/import-report.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { inImportTransaction } from './import-transaction.ts'
import { importedKind } from './imported-kind.ts'
import { loadKnownPlaces } from './known-profiles.ts'
import { openSource, readSource } from './open-source.ts'
import { objectionTo, planSource } from './plan-source.ts'
import type { Progress } from './progress.ts'
import { saveMapping } from './saved-mappings.ts'
import { writeImport } from './write-import.ts'

export interface ImportRequest {
  /** What the rows are. */
  of: ImportedKindName
  path: string
  choices: ColumnChoices
  dryRun: boolean
  skipBroken: boolean
  acceptDoubtful: boolean
  /** Decisions about doubtful rows. */
  answers: Answers
  approve: boolean
  /** Imports a file even if the same file was imported before. */
  again: boolean
  /** The name shown by `list`. */
  by: string
}

interface Done {
  outcomes: RowOutcome[]
  result: ImportResult
  importId: string | null
}

/**
 * Imports a whole file or nothing. The report has the problems of single rows. Without choices for the columns, those of the
 * source's last import apply. Throws `ImportRefusal` for a file that cannot be imported and `UsageError` for invalid choices.
 */
export async function importProfiles(
  pool: pg.Pool,
  request: ImportRequest,
  progress: Progress,
): Promise<ImportReport> {
  const kind = importedKind(request.of)
  const source = await openSource(
    { pool, places: () => loadKnownPlaces(pool) },
    { ...request, kind, destinationId: null },
  )
  const readings = await readSource(source, progress)
  checkAnswers(request.answers, readings)
  const file = basename(request.path)
  const { print, columns, signature, choices, mappingFrom } = source
  const { outcomes, result, importId } = await inImportTransaction(
    pool,
    source,
    async ({ client, settle }): Promise<Done> => {
      const plan = await planSource(client, source, readings, request, progress)
      const { counts, earlier } = plan
      const objection = objectionTo(plan, source, request)
      if (objection !== null) {
        const earlierId = objection === 'already imported' ? (earlier?.id ?? null) : null
        return { outcomes: plan.outcomes, result: objection, importId: earlierId }
      }
      if (request.dryRun) return { outcomes: plan.outcomes, result: 'dry run', importId: null }
      if (counts.new + counts.changed === 0)
        return { outcomes: plan.outcomes, result: 'nothing to do', importId: null }
      const id = newId()
      await client.query(
        'insert into import (id, file_name, sha256, by, counts, kind, imported_date) values ($1, $2, $3, $4, $5, $6, now())',
        [id, file, print.sha256, request.by, counts, kind.name],
      )
      const options = { kind, importId: id, userId: null, destinationId: null, approve: request.approve }
      const written = await writeImport(client, plan.outcomes, options, progress)
      await settle({ importId: id, outcomes: written })
      await saveMapping(client, { kind, signature, destinationId: null }, file, choices)
      return { outcomes: written, result: 'imported', importId: id }
    },
  )
  return importReport({ file, print, ...columns, mappingFrom, outcomes }, result, importId)
}

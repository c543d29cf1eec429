import { basename } from 'node:path'
import { signatureOf } from '@app/catalogue/import/columns/signature.ts'
import { fingerprint } from '@app/catalogue/import/file/fingerprint.ts'
import { checkAnswers, type Answers } from '@app/catalogue/import/plan/answers.ts'
import { planImport } from '@app/catalogue/import/plan/plan-import.ts'
import { countOutcomes, type RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import { positionError } from '@app/catalogue/import/places/position-error.ts'
import { readFile, type FileReading } from '@app/catalogue/import/read-file.ts'
import {
  importReport,
  type ImportReport,
  type ImportResult,
} from '@app/catalogue/import/report/import-report.ts'
import type { ColumnChoices } from '@app/catalogue/import/columns/column-map.ts'
import type { ErrorMiles } from '@app/catalogue/import/matching/located.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { inImportTransaction } from './import-transaction.ts'
import { loadKnownFacilities, loadKnownPlaces } from './known-facilities.ts'
import type { Progress } from './progress.ts'
import { saveMapping, savedChoices } from './saved-mappings.ts'
import { writeImport } from './write-import.ts'

export interface ImportRequest {
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

interface Source {
  name: string
  sha256: string
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
export async function importFacilities(
  pool: pg.Pool,
  request: ImportRequest,
  progress: Progress,
): Promise<ImportReport> {
  const { path } = request
  const print = await fingerprint(path)
  const places = await loadKnownPlaces(pool)
  const signature = await signatureOf(path, print)
  const saved = await savedChoices(pool, signature, request.choices)
  const reading = await readFile(path, print, {
    choices: saved?.choices ?? request.choices,
    places,
    onProgress: (rows) => progress('reading', rows),
  })
  checkAnswers(request.answers, reading.readings)
  const source = { name: basename(path), sha256: print.sha256 }
  const { outcomes, result, importId } = await inImportTransaction(pool, async (client) => {
    const done = await importRows(client, reading, source, request, positionError(places), progress)
    if (done.result === 'imported')
      await saveMapping(client, signature, source.name, saved?.choices ?? request.choices)
    return done
  })
  const mappingFrom = saved?.fileName
  return importReport({ file: source.name, print, ...reading, mappingFrom, outcomes }, result, importId)
}

async function importRows(
  client: pg.ClientBase,
  { readings, proposal }: FileReading,
  source: Source,
  request: ImportRequest,
  errorMiles: ErrorMiles,
  progress: Progress,
): Promise<Done> {
  const earlier = await earlierImport(client, source.sha256)
  progress('comparing', readings.length)
  const outcomes = planImport(readings, await loadKnownFacilities(client), {
    ...request,
    errorMiles,
    fillsOnly: earlier !== undefined,
  })
  const counts = countOutcomes(outcomes)
  if (earlier !== undefined && !request.again)
    return { outcomes, result: 'already imported', importId: earlier }
  if (proposal !== undefined) return { outcomes, result: 'proposed', importId: null }
  if (counts.refused > 0 && !request.skipBroken) return { outcomes, result: 'refused', importId: null }
  if (request.dryRun) return { outcomes, result: 'dry run', importId: null }
  if (counts.new + counts.changed === 0) return { outcomes, result: 'nothing to do', importId: null }
  const importId = newId()
  await client.query('insert into import (id, file_name, sha256, by, counts) values ($1, $2, $3, $4, $5)', [
    importId,
    source.name,
    source.sha256,
    request.by,
    counts,
  ])
  return {
    outcomes: await writeImport(client, importId, outcomes, request, progress),
    result: 'imported',
    importId,
  }
}

async function earlierImport(client: pg.ClientBase, sha256: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'select id from import where sha256 = $1 and undone_date is null order by at desc limit 1',
    [sha256],
  )
  return rows[0]?.id
}

import { basename } from 'node:path'
import type { ColumnMap } from '@app/catalogue/import/columns/column-map.ts'
import { fingerprint } from '@app/catalogue/import/file/fingerprint.ts'
import { knownPlaces } from '@app/catalogue/import/places/known-places.ts'
import { planImport } from '@app/catalogue/import/plan/plan-import.ts'
import { countOutcomes, type RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import { readFile, type FileReading } from '@app/catalogue/import/read-file.ts'
import {
  importReport,
  type ImportReport,
  type ImportResult,
} from '@app/catalogue/import/report/import-report.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { inImportTransaction } from './import-transaction.ts'
import { loadKnownFacilities, loadPostalPlaces } from './known-facilities.ts'
import type { Progress } from './progress.ts'
import { refreshEntries } from './refresh-entries.ts'
import { changeFacilities } from './write-changed.ts'
import { insertFacilities } from './write-new.ts'

export interface ImportRequest {
  path: string
  map: ColumnMap
  dryRun: boolean
  skipBroken: boolean
  acceptDoubtful: boolean
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
 * Imports a whole file or nothing. The report has the problems of single rows. Throws `ImportRefusal` for a file that
 * cannot be imported and `UsageError` for an invalid column map.
 */
export async function importFacilities(
  pool: pg.Pool,
  request: ImportRequest,
  progress: Progress,
): Promise<ImportReport> {
  const { path, map } = request
  const print = await fingerprint(path)
  const places = knownPlaces(await loadPostalPlaces(pool))
  const reading = await readFile(path, print, {
    map,
    places,
    onProgress: (rows) => progress('reading', rows),
  })
  const source = { name: basename(path), sha256: print.sha256 }
  const { outcomes, result, importId } = await inImportTransaction(pool, (client) =>
    importRows(client, reading, source, request, progress),
  )
  return importReport({ file: source.name, print, ...reading, outcomes }, result, importId)
}

async function importRows(
  client: pg.ClientBase,
  { readings }: FileReading,
  source: Source,
  request: ImportRequest,
  progress: Progress,
): Promise<Done> {
  const earlier = request.again ? undefined : await earlierImport(client, source.sha256)
  if (earlier !== undefined) {
    const outcomes = readings.map((reading): RowOutcome => ({
      kind: 'unchanged',
      ...rowOf(reading),
      reasons: [],
    }))
    return { outcomes, result: 'already imported', importId: earlier }
  }
  progress('comparing', readings.length)
  const outcomes = planImport(readings, await loadKnownFacilities(client), request)
  const counts = countOutcomes(outcomes)
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
    outcomes: await write(client, importId, outcomes, request, progress),
    result: 'imported',
    importId,
  }
}

const rowOf = (reading: FileReading['readings'][number]) =>
  'refused' in reading
    ? { place: reading.refused.place, name: reading.refused.name }
    : { place: reading.candidate.place, name: reading.candidate.draft.name }

async function earlierImport(client: pg.ClientBase, sha256: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'select id from import where sha256 = $1 and undone_date is null order by at desc limit 1',
    [sha256],
  )
  return rows[0]?.id
}

/** Writes the planned rows. Returns them with the ids of the new facilities. */
async function write(
  client: pg.ClientBase,
  importId: string,
  outcomes: RowOutcome[],
  { approve }: ImportRequest,
  progress: Progress,
) {
  const written = outcomes.map((outcome) =>
    outcome.kind === 'new' ? { ...outcome, facilityId: newId() } : outcome,
  )
  const fresh = written.flatMap((outcome) =>
    outcome.kind === 'new' && outcome.facilityId !== undefined
      ? [{ id: outcome.facilityId, candidate: outcome.candidate }]
      : [],
  )
  const changed = written.filter((outcome) => outcome.kind === 'changed')
  const total = fresh.length + changed.length
  await insertFacilities(client, fresh, {
    importId,
    status: approve ? 'Approved' : 'Pending',
    onProgress: (done) => progress('writing', done, total),
  })
  await changeFacilities(client, importId, changed)
  progress('preparing the search for', total)
  const ids = [...fresh.map(({ id }) => id), ...changed.map(({ facilityId }) => facilityId)]
  await refreshEntries(client, ids)
  return written
}

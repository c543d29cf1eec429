import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import { positionError } from '@app/catalogue/import/places/position-error.ts'
import { rowKey, type Answer } from '@app/catalogue/import/plan/answers.ts'
import { countOutcomes } from '@app/catalogue/import/plan/row-outcome.ts'
import type { ImportResult } from '@app/catalogue/import/report/import-report.ts'
import type { Decision } from '@app/contract/rules/import-words.ts'
import type pg from 'pg'
import { inImportTransaction } from '../import-transaction.ts'
import { openSource, readSource, type ImportDatabase } from '../open-source.ts'
import { objectionTo, planSource } from '../plan-source.ts'
import type { Progress } from '../progress.ts'
import { saveMapping } from '../saved-mappings.ts'
import { writeImport } from '../write-import.ts'
import { accessOf, viewerOf, type ImportJob } from './import-job.ts'
import { JobSuperseded } from './job-superseded.ts'
import { outsideRows } from './outside-rows.ts'
import { rowRecords } from './row-records.ts'
import { updateRows } from './write-rows.ts'

const objections: Partial<Record<ImportResult, string>> = {
  'already imported': 'The same file was imported in the meantime.',
  proposed: 'The columns have to be confirmed.',
  refused: 'Some rows have errors.',
}

/**
 * Imports a checked file in one transaction, with its rows and its state. Compares it anew, because the catalogue may have changed
 * since it was checked. Throws `ImportRefusal`.
 */
export async function runImport(database: ImportDatabase, job: ImportJob, path: string, progress: Progress) {
  const { id, kind, destinationId, userId, choices, fileName, options } = job
  const source = await openSource(database, { kind, path, choices, destinationId })
  const readings = await readSource(source, progress)
  const access = accessOf(job)
  await inImportTransaction(database.pool, source, async ({ client, settle }) => {
    const answers = await loadAnswers(client, id)
    const request = { acceptDoubtful: false, answers, viewer: viewerOf(job), access }
    const plan = await planSource(client, source, readings, request, progress)
    const objection = objectionTo(plan, source, {
      again: options.again ?? false,
      skipBroken: options.skipBroken ?? false,
      ...(destinationId !== null && { destinationId }),
    })
    if (objection !== null) throw new ImportRefusal(objections[objection] ?? objection)
    if (plan.counts.new + plan.counts.changed === 0)
      throw new ImportRefusal('The file has nothing new, as the catalogue has changed since it was read.')
    const written = await writeImport(
      client,
      plan.outcomes,
      { kind, importId: id, userId, destinationId, approve: options.approve ?? false },
      progress,
    )
    const outside = await outsideRows(client, destinationId, written)
    const records = rowRecords(written, {
      kind,
      importId: id,
      errorMiles: positionError(source.places),
      fillsOnly: plan.earlier !== undefined,
      access,
      outside,
    })
    await updateRows(client, id, records)
    await settle({ importId: id, outcomes: written })
    await saveMapping(client, { kind, signature: source.signature, destinationId }, fileName, choices)
    const { rowCount } = await client.query(
      `update import set state = 'Imported', imported_date = now(), counts = $2, stored_sha256 = null, problem = null,
        job_due = null, job_attempts = 0, progress = null where id = $1 and state = 'Importing'`,
      [id, { ...countOutcomes(written), outside: outside.size }],
    )
    if (rowCount === 0) throw new JobSuperseded()
  })
}

interface DecidedRow {
  line: number
  feature: number | null
  decision: Decision
  facilityId: string | null
}

/** The decisions. A skipped place is skipped with all of its rows. */
async function loadAnswers(client: pg.ClientBase, importId: string): Promise<Map<string, Answer>> {
  const { rows } = await client.query<DecidedRow>(
    `select r.line, r.feature, coalesce(r.decision, h.decision) as decision, r.decided_facility_id as "facilityId"
    from import_row r left join import_row h on h.import_id = r.import_id and h.row = (r.details ->> 'mergedInto')::int
      and r.planned = 'merged' and h.decision = 'skip'
    where r.import_id = $1 and (r.decision is not null or h.decision is not null)`,
    [importId],
  )
  return new Map(
    rows.map(({ line, feature, decision, facilityId }) => [
      rowKey(feature === null ? { line } : { line, feature }),
      { decision, ...(facilityId !== null && { facilityId }) },
    ]),
  )
}

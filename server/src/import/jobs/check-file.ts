import { formatChoices } from '@app/catalogue/import/columns/column-map.ts'
import { describeColumns } from '@app/catalogue/import/columns/describe-columns.ts'
import { positionError } from '@app/catalogue/import/places/position-error.ts'
import type pg from 'pg'
import { openSource, readSource, type ImportDatabase, type Source } from '../open-source.ts'
import { planSource } from '../plan-source.ts'
import type { Progress } from '../progress.ts'
import { accessOf, viewerOf, type ImportJob } from './import-job.ts'
import { JobSuperseded } from './job-superseded.ts'
import { outsideRows } from './outside-rows.ts'
import { rowRecords } from './row-records.ts'
import { storable } from './storable.ts'
import { writeRows } from './write-rows.ts'

/** Reads the file of an import and compares it with the catalogue, which it doesn't change. Throws `ImportRefusal`. */
export async function checkFile(database: ImportDatabase, job: ImportJob, path: string, progress: Progress) {
  const { pool } = database
  const { id, kind, destinationId, choices } = job
  const source = await openSource(database, { kind, path, choices, destinationId })
  await storeColumns(pool, id, source)
  const readings = await readSource(source, progress)
  const access = accessOf(job)
  const request = { acceptDoubtful: false, answers: new Map(), viewer: viewerOf(job), access }
  const { outcomes, counts, earlier } = await planSource(pool, source, readings, request, progress)
  progress('listing', 0, outcomes.length)
  const outside = await outsideRows(pool, destinationId, outcomes)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from import_row where import_id = $1', [id])
    const records = rowRecords(outcomes, {
      kind,
      importId: id,
      errorMiles: positionError(source.places),
      fillsOnly: earlier !== undefined,
      access,
      outside,
    })
    await writeRows(client, records, (rows) => progress('listing', rows, outcomes.length))
    const { rowCount } = await client.query(
      `update import set state = 'Ready', counts = $2, choices = $3, problem = null,
        job_due = null, job_attempts = 0, progress = null where id = $1 and state = 'Reading'`,
      [id, { ...counts, outside: outside.size }, storable(formatChoices(source.choices))],
    )
    if (rowCount === 0) throw new JobSuperseded()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Before the rows are read, so that people see the columns of a file that can't be read without other choices. */
const storeColumns = (pool: pg.Pool, id: string, { columns, choices, mappingFrom }: Source) =>
  pool.query(
    `update import set format = $2, columns = $3, constants = $4, ignore_rest = $5, is_proposed = $6, mapping_from = $7
    where id = $1 and state = 'Reading'`,
    [
      id,
      columns.format,
      storable(describeColumns(columns, choices, mappingFrom !== undefined)),
      storable([...columns.recognition.constants].map(([field, value]) => ({ field, value }))),
      // Not the proposal's: ignoring columns is left to the person who sees them.
      choices.ignoreRest,
      columns.proposal !== undefined,
      mappingFrom ?? null,
    ],
  )

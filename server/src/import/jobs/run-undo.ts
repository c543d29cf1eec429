import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type pg from 'pg'
import { inBulkTransaction } from '../import-transaction.ts'
import type { Progress } from '../progress.ts'
import { undoChanges } from '../undo-import.ts'
import type { ImportJob } from './import-job.ts'
import { JobSuperseded } from './job-superseded.ts'

/** Undoes an import in one transaction with its state. */
export async function runUndo(pool: pg.Pool, { id, kind, userId, options }: ImportJob, progress: Progress) {
  progress('undoing', 0)
  await inBulkTransaction(pool, async (client) => {
    const report = await undoChanges(
      client,
      { kind, importId: id, userId },
      { force: options.force ?? false, keepsManaged: !options.isAdmin },
    )
    if (report === undefined) throw new ImportRefusal('Nothing is left to undo.')
    const { rowCount } = await client.query(
      `update import set problem = null, job_due = null, job_attempts = 0, progress = null
      where id = $1 and job_due is not null`,
      [id],
    )
    if (rowCount === 0) throw new JobSuperseded()
  })
}

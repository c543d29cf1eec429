import { UsageError } from '@app/catalogue/import/columns/column-map.ts'
import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type { ImportDatabase } from '../open-source.ts'
import type { Progress } from '../progress.ts'
import { checkFile } from './check-file.ts'
import { failJob } from './fail-job.ts'
import { loadJob, type ImportJob } from './import-job.ts'
import { JobSuperseded } from './job-superseded.ts'
import { runImport } from './run-import.ts'
import { runUndo } from './run-undo.ts'

/** Does the work that the import is due for. Problems of the file end it; other errors are thrown, and it is tried again. */
export async function performJob(
  database: ImportDatabase,
  id: string,
  /** Of the file. Null for undos. */
  path: string | null,
  progress: Progress,
) {
  const { pool } = database
  const job = await loadJob(pool, id)
  if (job === undefined) return
  try {
    await perform(database, job, path, progress)
  } catch (error) {
    if (error instanceof JobSuperseded) return
    if (error instanceof ImportRefusal)
      await failJob(pool, id, { text: error.explanation, reasons: [...error.reasons], remedy: error.remedy })
    else if (error instanceof UsageError)
      await failJob(pool, id, { text: error.message, reasons: [], remedy: 'columns' })
    else throw error
  }
}

async function perform(database: ImportDatabase, job: ImportJob, path: string | null, progress: Progress) {
  // Administrators undo what a deleted destination imported.
  if (job.state === 'Undoing') return runUndo(database.pool, job, progress)
  if (job.isOrphan) throw new ImportRefusal('The destination was deleted.')
  if (path === null) throw new ImportRefusal('The file is gone. Upload it again.')
  return job.state === 'Reading'
    ? checkFile(database, job, path, progress)
    : runImport(database, job, path, progress)
}

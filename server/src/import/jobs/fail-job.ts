import type { Import } from '@app/contract/imports/import-schema.ts'
import type pg from 'pg'
import { storable } from './storable.ts'

type Problem = NonNullable<Import['problem']>

/** Ends the work on an import without a result. The state is the one from which people can go on. */
export async function failJob(client: pg.Pool | pg.ClientBase, id: string, problem: Problem) {
  await client.query(
    `update import set job_due = null, job_attempts = 0, progress = null, problem = $2,
      state = case state when 'Reading' then 'Unusable' when 'Importing' then 'Ready'
        else case when undone_date is null then 'Imported' else 'Undone' end end
    where id = $1 and job_due is not null`,
    [id, storable(problem)],
  )
}

import { subjectOf } from './account-subject.ts'
import { removeAccount } from './account-writes.ts'
import type { Queryable } from './database.ts'
import { runIn } from './ended-sessions.ts'

/** The subjects of the accounts that the demo catalogue has created, whose password is public. */
export async function demoSubjects(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from identity.account where is_demo order by created_at, id',
  )
  return rows.map(({ id }) => subjectOf(id))
}

/** Deletes the demo accounts with their sessions and tokens. Returns their subjects. */
export async function removeDemoAccounts(db: Queryable): Promise<string[]> {
  const subjects = await demoSubjects(db)
  for (const subject of subjects) await removeAccount(runIn(db), subject)
  return subjects
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyDatabase } from '../tables/tables.ts'

/** The key of a deleted account's subject. */
export const closedSubject = (subject: string) => createHash('sha256').update(subject).digest()

/** Whether the account of this subject was deleted so lately that tokens from before may still be valid. */
export async function isClosed(db: AnyDatabase, subject: string): Promise<boolean> {
  const { rows } = await sql`
    select from closed_account where subject_hash = ${closedSubject(subject)}`.execute(db)
  return rows.length > 0
}

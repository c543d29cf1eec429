import { sql } from 'kysely'
import { queueMail } from '../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../tables/tables.ts'

/** Queues an email of this kind to each manager of a profile whose address is verified. */
export async function mailManagers(db: AnyDatabase, kind: string, subjectId: string, profileId: string) {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from derived.mailed_manager where owner_id = ${profileId} order by 1`.execute(
    db,
  )
  for (const { userId } of rows) await queueMail(db, kind, subjectId, { recipientId: userId })
}

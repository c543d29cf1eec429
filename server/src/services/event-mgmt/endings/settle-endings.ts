import { sql } from 'kysely'
import type { Audited } from '../../../patterns/audit.ts'
import type { Call } from '../../../platform/http/call.ts'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { Database } from '../../../tables/tables.ts'
import { settleEnding, type RecordedEnding } from './settle-ending.ts'

interface Taken extends RecordedEnding {
  userId: string | null
}

/** Takes the next recorded ending, unless another transaction works on it, and settles it. Returns whether there was one. */
async function settleNext(
  call: Audited,
  { isWaiting = false, user }: { isWaiting?: boolean; user?: { id: string } | null } = {},
): Promise<boolean> {
  const skipped = isWaiting ? sql`` : sql`skip locked`
  const { rows } = await sql<Taken>`
    delete from ending where id = (select id from ending order by id limit 1 for update ${skipped})
    returning owner_id as "ownerId", how, user_id as "userId"`.execute(call.db)
  const [taken] = rows
  if (!taken) return false
  const by = user ?? (taken.userId === null ? null : { id: taken.userId })
  await settleEnding({ ...call, user: by }, taken)
  return true
}

/** Settles what a call has ended, in its transaction. Whoever deleted their account with it is nobody anymore. */
export async function settleEndingsOf(call: Call) {
  const { rows } = await sql`select from app_user where id = ${call.user?.id ?? null}`.execute(call.db)
  const user = rows.length > 0 ? call.user : null
  while (await settleNext(call, { user }));
}

const operation = 'endings.settle'

/** Settles what is recorded, each in a transaction of its own, after those that other transactions work on. */
export async function settleAllEndings(db: Database) {
  const next = () =>
    db.transaction().execute((trx) => settleNext({ db: trx, user: null, operation }, { isWaiting: true }))
  while (await next());
}

interface Parts {
  /** For writes. */
  db: Database
  databaseUrl: string
  log: Parameters<typeof startWorkQueue>[0]['log']
}

const retryMs = 60_000

/** Settles what ends without a call: by an import, housekeeping or an operator. */
export const startEndingQueue = ({ db, databaseUrl, log }: Parts) =>
  startWorkQueue({
    databaseUrl,
    channel: 'endings',
    retryMs,
    doNext: () => db.transaction().execute((trx) => settleNext({ db: trx, user: null, operation })),
    log,
    name: 'endings',
  })

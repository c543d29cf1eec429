import { sql, type RawBuilder } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'
import { workOnNext } from '../../../platform/work-on-next.ts'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { Database } from '../../../tables/tables.ts'
import { settleEnding, type FollowEnding, type RecordedEnding } from './settle-ending.ts'

interface Taken extends RecordedEnding {
  id: string
  userId: string | null
}

/** Takes the next recorded ending that meets a condition on `t`. */
async function takeNext({ db }: Pick<Call, 'db'>, condition: RawBuilder<unknown>, lock: RawBuilder<unknown>) {
  const { rows } = await sql<Taken>`
    delete from ending where id = (select t.id from ending t where ${condition} order by t.id limit 1 for update ${lock})
    returning id, owner_id as "ownerId", how, user_id as "userId"`.execute(db)
  return rows[0]
}

const skipsLocked = sql`skip locked`

/** Settles what a call has ended, in its transaction. Whoever deleted their account with it is nobody anymore. */
export const settleEndingsOf = (follow: FollowEnding) => async (call: Call) => {
  const isOwn = sql`t.transaction_id = pg_current_xact_id()`
  for (
    let taken = await takeNext(call, isOwn, skipsLocked);
    taken;
    taken = await takeNext(call, isOwn, skipsLocked)
  ) {
    const { rows } = await sql`select from app_user where id = ${call.user?.id ?? null}`.execute(call.db)
    await settleEnding({ ...call, user: rows.length > 0 ? call.user : null }, taken, follow)
  }
}

const operation = 'endings.settle'

/** Settles the next recorded ending that is due, for whoever ended it. Returns whether there was one. */
const settleNext = (db: Database, lock: RawBuilder<unknown>, follow: FollowEnding): Promise<boolean> =>
  workOnNext<Taken>(db, {
    take: async (trx) => takeNext({ db: trx }, sql`t.due_date <= now()`, lock),
    work: async (trx, { userId, ...taken }) =>
      settleEnding({ db: trx, user: userId === null ? null : { id: userId }, operation }, taken, follow),
    postpone: ({ id }) => sql`update ending set due_date = now() + interval '10 minutes' where id = ${id}`,
  })

/** Settles what is recorded and due, after what other transactions work on. */
export async function settleAllEndings(db: Database, follow: FollowEnding) {
  while (await settleNext(db, sql``, follow));
}

interface Parts {
  follow: FollowEnding
  /** For writes. */
  db: Database
  databaseUrl: string
  log: Parameters<typeof startWorkQueue>[0]['log']
}

const retryMs = 60_000

/** Settles what ends without a call: by an import, housekeeping or an operator. */
export const startEndingQueue = ({ db, databaseUrl, log, follow }: Parts) =>
  startWorkQueue({
    notices: { databaseUrl, channel: 'endings' },
    retryMs,
    doNext: () => settleNext(db, skipsLocked, follow),
    log,
    name: 'endings',
  })

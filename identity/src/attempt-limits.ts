import { createHash } from 'node:crypto'
import type { Queryable } from './database.ts'
import { networkOf } from './network-address.ts'

const windowSeconds = 15 * 60

/** Maximum attempts per window, for an account or email address and for a network address. */
const limits = {
  /** Wrong passwords. Correct ones are refunded. */
  password: { account: 10, network: 10 },
  /** Requested emails. */
  mail: { account: 5, network: 30 },
} as const

export interface Attempt {
  kind: keyof typeof limits
  email: string
  address: string
}

interface Counter {
  key: Buffer
  limit: number
}

const counter = (kind: string, scope: string, subject: string, limit: number): Counter => ({
  key: createHash('sha256')
    .update(JSON.stringify([kind, scope, subject]))
    .digest(),
  limit,
})

// Sorted, because locking rows in different orders could deadlock.
const counters = ({ kind, email, address }: Attempt): Counter[] =>
  [
    counter(kind, 'account', email, limits[kind].account),
    counter(kind, 'network', networkOf(address), limits[kind].network),
  ].toSorted((a, b) => Buffer.compare(a.key, b.key))

const keysOf = (attempt: Attempt): Buffer[] => counters(attempt).map(({ key }) => key)

/** Counts an attempt before it is made. If it is over a limit, returns the time of the next allowed attempt. */
export async function countAttempt(db: Queryable, attempt: Attempt): Promise<Date | undefined> {
  const counted = counters(attempt)
  const { rows } = await db.query<{ resets_at: Date }>(
    `with counted as (
       insert into identity.attempt as a (key, count, resets_at)
       select key, 1, now() + make_interval(secs => $3) from unnest($1::bytea[]) as key
       on conflict (key) do update set
         count = case when a.resets_at <= now() then 1 else a.count + 1 end,
         resets_at = case when a.resets_at <= now() then excluded.resets_at else a.resets_at end
       returning key, count, resets_at)
     select resets_at from counted join unnest($1::bytea[], $2::int[]) as allowed (key, most) using (key)
     where count > most order by resets_at desc limit 1`,
    [counted.map(({ key }) => key), counted.map(({ limit }) => limit), windowSeconds],
  )
  return rows[0]?.resets_at
}

/** Uncounts an attempt. */
export async function refundAttempt(db: Queryable, attempt: Attempt): Promise<void> {
  await db.query(
    `update identity.attempt set count = count - 1
     where key in (select key from identity.attempt where key = any ($1) order by key for update) and count > 0`,
    [keysOf(attempt)],
  )
}

/** Clears the wrong passwords of an account, after its owner has reset the password. */
export async function clearAttempts(db: Queryable, email: string): Promise<void> {
  await db.query('delete from identity.attempt where key = $1', [
    counter('password', 'account', email, 0).key,
  ])
}

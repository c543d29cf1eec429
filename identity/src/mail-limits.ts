import type { Queryable } from './database.ts'
import { keyedHash } from './keyed-hash.ts'
import { networkOf } from './network-address.ts'

const windowSeconds = 15 * 60
const daySeconds = 24 * 3600

/** What an email is asked for. */
export type MailPurpose = 'sign-up' | 'reset'

/**
 * Requested emails per window: to an address, and from a network, for each purpose by itself, so that sign-ups don't keep neighbors from
 * new passwords. A day's sign-up emails to an address are limited, too: anybody can ask for them. Links to new passwords aren't: they are
 * how an owner gets in while logins are delayed.
 */
const limits = {
  'sign-up': { account: 5, network: 30, accountPerDay: 10 },
  reset: { account: 5, network: 100, accountPerDay: Infinity },
}

interface MailRequest {
  email: string
  address: string
  purpose: MailPurpose
}

interface Counter {
  key: Buffer
  limit: number
}

// Sorted, because locking rows in different orders could deadlock.
const counters = (secret: Buffer, { email, address, purpose }: MailRequest): Counter[] =>
  [
    { key: keyedHash(secret, ['mail', purpose, 'account', email]), limit: limits[purpose].account },
    {
      key: keyedHash(secret, ['mail', purpose, 'network', networkOf(address)]),
      limit: limits[purpose].network,
    },
  ].toSorted((a, b) => Buffer.compare(a.key, b.key))

/** Counts a requested email before it is sent. Over a limit, returns the seconds until the next one is allowed. */
export async function countMail(
  db: Queryable,
  secret: Buffer,
  request: MailRequest,
): Promise<number | undefined> {
  const wait = await count(db, counters(secret, request), windowSeconds)
  const { accountPerDay } = limits[request.purpose]
  if (wait !== undefined || accountPerDay === Infinity) return wait
  // Only what the shorter limits allow: whoever repeats a refused request doesn't use up the day.
  const key = keyedHash(secret, ['mail', request.purpose, 'day', request.email])
  return count(db, [{ key, limit: accountPerDay }], daySeconds)
}

async function count(db: Queryable, counted: Counter[], seconds: number): Promise<number | undefined> {
  const { rows } = await db.query<{ wait: number }>(
    `with counted as (
       insert into identity.attempt as a (key, count, resets_at)
       select key, 1, now() + make_interval(secs => $3) from unnest($1::bytea[]) as key
       on conflict (key) do update set
         count = case when a.resets_at <= now() then 1 else a.count + 1 end,
         resets_at = case when a.resets_at <= now() then excluded.resets_at else a.resets_at end
       returning key, count, resets_at)
     select ceil(extract(epoch from resets_at - now()))::int as wait
     from counted join unnest($1::bytea[], $2::int[]) as allowed (key, most) using (key)
     where count > most order by resets_at desc limit 1`,
    [counted.map(({ key }) => key), counted.map(({ limit }) => limit), seconds],
  )
  return rows[0]?.wait
}

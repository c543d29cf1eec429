import type { Queryable } from './database.ts'
import { keyedHash } from './keyed-hash.ts'
import { networkOf } from './network-address.ts'

const windowSeconds = 15 * 60

/** Requested emails per window: to an address, and from a network. */
const limits = { account: 5, network: 30 }

interface MailRequest {
  email: string
  address: string
}

interface Counter {
  key: Buffer
  limit: number
}

// Sorted, because locking rows in different orders could deadlock.
const counters = (secret: Buffer, { email, address }: MailRequest): Counter[] =>
  [
    { key: keyedHash(secret, ['mail', 'account', email]), limit: limits.account },
    { key: keyedHash(secret, ['mail', 'network', networkOf(address)]), limit: limits.network },
  ].toSorted((a, b) => Buffer.compare(a.key, b.key))

/** Counts a requested email before it is sent. Over a limit, returns the seconds until the next one is allowed. */
export async function countMail(
  db: Queryable,
  secret: Buffer,
  request: MailRequest,
): Promise<number | undefined> {
  const counted = counters(secret, request)
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
    [counted.map(({ key }) => key), counted.map(({ limit }) => limit), windowSeconds],
  )
  return rows[0]?.wait
}

import type { Pool } from 'pg'
import { inTransaction, type Queryable } from './database.ts'
import { keyedHash } from './keyed-hash.ts'
import { countersOf, hourSeconds, type Counter, type Limit, type LoginAttempt } from './login-counters.ts'
import { takeTurns } from './take-turns.ts'

const minDelay = 15
const maxDelay = 15 * 60

/**
 * The failures from anywhere delay everybody only if at least so many of them came from other networks than the one with the most.
 * Otherwise, a stranger in one network, who has delays of their own there, would delay the owner's new browsers without end.
 */
const leastFromOthers = 3

// Attempts on one account wait for each other's locks. A flood of them must not take all connections of the pool.
const turn = takeTurns(2)

export interface AdmittedLogin {
  /** After the account's own password: the failures before it no longer count. */
  succeed(): Promise<void>
  /** Takes back the attempt and leaves earlier ones. */
  refund(): Promise<void>
}

interface RefusedLogin {
  waitSeconds: number
  limit: Limit
}

/**
 * Counts an attempt as failed before its password is checked, so that concurrent ones can't exceed a limit. Returns the
 * seconds to wait if it is not allowed, which is not counted. Uses the database's clock only. Delays and rows that end
 * later than possible, because that clock was set back, count as ended.
 */
export async function admitLogin(
  pool: Pool,
  secret: Buffer,
  attempt: LoginAttempt,
): Promise<AdmittedLogin | RefusedLogin> {
  const counters = countersOf(secret, attempt)
  const claim = await turn(() =>
    inTransaction(pool, async (db) => {
      await lock(db, counters)
      return countFailure(db, counters, mailedLinkKey(secret, attempt.email))
    }),
  )
  if (claim.wait) return claim.wait
  const keys = counters.map(({ key }) => key)
  const cleared = counters.flatMap(({ key, isCleared }) => (isCleared ? [key] : []))
  return {
    succeed: () => takeBack(pool, keys, cleared, claim.delays),
    refund: () => takeBack(pool, keys, [], claim.delays),
  }
}

/** Serializes attempts on an account or from a network, because a network's rows are counted before one is added. */
async function lock(db: Queryable, counters: Counter[]): Promise<void> {
  const subjects = counters.flatMap(({ key, network }) => network ?? key)
  const ids = subjects.map((subject) => subject.readBigInt64BE()).toSorted((a, b) => (a < b ? -1 : 1))
  const locks = ids.map((_id, at) => `pg_advisory_xact_lock($${at + 1}::bigint)`)
  await db.query(`select ${locks.join(', ')}`, ids.map(String))
}

interface Claim {
  wait: RefusedLogin | null
  /** The ends of the delays that this attempt started, by hexadecimal key. */
  delays: Record<string, string> | null
}

// The time of the statement, because the transaction may have begun before another one that it waited for.
async function countFailure(db: Queryable, counters: Counter[], mailedLink: Buffer): Promise<Claim> {
  const { rows } = await db.query<Claim>(
    `with counter as (
       select * from unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::int[], $5::int[], $6::int[], $9::text[], $10::bytea[])
         as c (key, account, network, free, most, seconds, "limit", share_of)),
     mine as (
       select f.key, f.count, f.free_at, case when c.network is null then c."limit" else 'account' end as "limit", c.key = c.account as is_account from counter c join identity.login_failure f using (key)
       where f.resets_at > statement_timestamp() and f.resets_at <= statement_timestamp() + make_interval(secs => c.seconds)),
     wait as (
       select free_at - statement_timestamp() as time, "limit" from mine
       where (not is_account or count - coalesce((
         select max(s.count) from identity.login_failure s
         where s.share_of = mine.key and s.resets_at > statement_timestamp()), 0) >= $11)
         and free_at > statement_timestamp() and free_at <= statement_timestamp() + make_interval(secs => $8)
       union all
       select min(f.resets_at) - statement_timestamp(), c."limit" from counter c join identity.login_failure f on f.network = c.network
       where f.resets_at > statement_timestamp() and f.resets_at <= statement_timestamp() + make_interval(secs => c.seconds)
         and not exists (
           select from identity.attempt a where a.key = $12
             and a.resets_at > statement_timestamp() and a.resets_at <= statement_timestamp() + make_interval(secs => $13))
       group by c.network, c.most, c."limit" having count(*) >= c.most),
     counted as (
       insert into identity.login_failure (key, account, network, share_of, count, free_at, resets_at)
       select c.key, c.account, c.network, c.share_of, n.count,
         case when n.count >= c.free
           then statement_timestamp() + make_interval(secs => least($8, $7 * 2 ^ least(n.count - c.free, 30))) end,
         statement_timestamp() + make_interval(secs => c.seconds)
       from counter c cross join lateral (
         select 1 + coalesce((select m.count from mine m where m.key = c.key), 0) as count) n
       where not exists (select from wait)
       on conflict (key) do update
         set count = excluded.count, free_at = excluded.free_at, resets_at = excluded.resets_at
       returning key, free_at)
     select (
       select json_build_object('waitSeconds', ceil(extract(epoch from time))::int, 'limit', "limit")
       from wait order by time desc limit 1) as wait,
       (select json_object_agg(encode(key, 'hex'), free_at::text) from counted where free_at is not null) as delays`,
    [
      counters.map(({ key }) => key),
      counters.map(({ account }) => account),
      counters.map(({ network }) => network),
      counters.map(({ free }) => free),
      counters.map(({ most }) => most),
      counters.map(({ seconds }) => seconds),
      minDelay,
      maxDelay,
      counters.map(({ limit }) => limit),
      counters.map(({ shareOf }) => shareOf),
      leastFromOthers,
      mailedLink,
      hourSeconds,
    ],
  )
  return rows[0]!
}

/** Deletes the cleared counters, and takes one attempt from the others with the delay that it started. */
const takeBack = async (pool: Pool, keys: Buffer[], cleared: Buffer[], delays: Claim['delays']) => {
  await pool.query(
    `with gone as (
       delete from identity.login_failure where key = any ($1) and (count <= 1 or key = any ($2)))
     update identity.login_failure set count = count - 1,
       free_at = case when free_at = ($3::jsonb ->> encode(key, 'hex'))::timestamptz then null else free_at end
     where key = any ($1) and count > 1 and key <> all ($2)`,
    [keys, cleared, JSON.stringify(delays ?? {})],
  )
}

const mailedLinkKey = (secret: Buffer, email: string) => keyedHash(secret, ['login', 'mailed link', email])

/**
 * Clears the failures of an account everywhere, after its owner has reset the password by a mailed link. For an hour, networks and browsers
 * with too many accounts don't keep the owner out either.
 */
export async function clearFailures(db: Queryable, secret: Buffer, email: string): Promise<void> {
  await db.query('delete from identity.login_failure where account = $1', [
    keyedHash(secret, ['login', 'account', email]),
  ])
  await db.query(
    `insert into identity.attempt (key, count, resets_at) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key) do update set resets_at = excluded.resets_at`,
    [mailedLinkKey(secret, email), hourSeconds],
  )
}

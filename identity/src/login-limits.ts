import type { Pool } from 'pg'
import { inTransaction, type Queryable } from './database.ts'
import { keyedHash } from './keyed-hash.ts'
import { networksOf } from './network-address.ts'
import { takeTurns } from './take-turns.ts'

const hourSeconds = 3600

/** Wrong passwords without a delay, on one account. After them, each doubles the delay, from `minDelay` to `maxDelay`. */
const freeFailures = {
  /** On unknown devices, from anywhere. */
  account: 10,
  /** On unknown devices, from one network. */
  accountFromNetwork: 5,
  knownDevice: 5,
}
const minDelay = 15
const maxDelay = 15 * 60

/**
 * The most accounts with failed logins in an hour, for a network. An account no longer counts once somebody has logged in
 * to it from there, so only a few of an office's hundreds of accounts count at a time. Guessing one common password for
 * many accounts ends here.
 */
const accountsPerNetwork = { narrow: 100, wide: 300 }

// Attempts on one account wait for each other's locks. A flood of them must not take all connections of the pool.
const turn = takeTurns(2)

interface LoginAttempt {
  email: string
  address: string
  /** The browser's device, if the account has logged in on it before. */
  device: Buffer | undefined
}

interface Counter {
  key: Buffer
  account: Buffer
  network: Buffer | null
  /** Null: never delayed. */
  free: number | null
  /** The most accounts with failures from the network. */
  most: number | null
  seconds: number
  /** A correct password clears it. Otherwise, the correct password only takes back its own attempt. */
  isCleared: boolean
}

function countersOf(secret: Buffer, { email, address, device }: LoginAttempt): Counter[] {
  const account = keyedHash(secret, ['login', 'account', email])
  if (device) {
    const key = keyedHash(secret, ['login', 'device', email, device.toString('hex')])
    const seconds = 24 * hourSeconds
    return [
      { key, account, network: null, free: freeFailures.knownDevice, most: null, seconds, isCleared: true },
    ]
  }
  const networks = networksOf(address)
  const fromNetwork = (scope: 'narrow' | 'wide', free: number | null): Counter => ({
    key: keyedHash(secret, ['login', scope, networks[scope], email]),
    account,
    network: keyedHash(secret, ['login', scope, networks[scope]]),
    free,
    most: accountsPerNetwork[scope],
    seconds: hourSeconds,
    isCleared: true,
  })
  return [
    {
      key: account,
      account,
      network: null,
      free: freeFailures.account,
      most: null,
      seconds: 24 * hourSeconds,
      isCleared: false,
    },
    fromNetwork('narrow', freeFailures.accountFromNetwork),
    fromNetwork('wide', null),
  ]
}

export interface AdmittedLogin {
  /** After the account's own password: the failures before it no longer count. */
  succeed(): Promise<void>
  /** Takes back the attempt and leaves earlier ones. */
  refund(): Promise<void>
}

interface RefusedLogin {
  waitSeconds: number
  limit: 'device' | 'account' | 'network'
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
      return countFailure(db, counters)
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
async function countFailure(db: Queryable, counters: Counter[]): Promise<Claim> {
  const { rows } = await db.query<Claim>(
    `with counter as (
       select * from unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::int[], $5::int[], $6::int[])
         as c (key, account, network, free, most, seconds)),
     mine as (
       select f.key, f.count, f.free_at from counter c join identity.login_failure f using (key)
       where f.resets_at > statement_timestamp() and f.resets_at <= statement_timestamp() + make_interval(secs => c.seconds)),
     wait as (
       select free_at - statement_timestamp() as time, case when $9 then 'device' else 'account' end as "limit" from mine
       where free_at > statement_timestamp() and free_at <= statement_timestamp() + make_interval(secs => $8)
       union all
       select min(f.resets_at) - statement_timestamp(), 'network' from counter c join identity.login_failure f on f.network = c.network
       where f.resets_at > statement_timestamp() and f.resets_at <= statement_timestamp() + make_interval(secs => c.seconds)
       group by c.network, c.most having count(*) >= c.most),
     counted as (
       insert into identity.login_failure (key, account, network, count, free_at, resets_at)
       select c.key, c.account, c.network, n.count,
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
      counters.length === 1,
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

/** Clears the failures of an account everywhere, after its owner has reset the password. */
export async function clearFailures(db: Queryable, secret: Buffer, email: string): Promise<void> {
  await db.query('delete from identity.login_failure where account = $1', [
    keyedHash(secret, ['login', 'account', email]),
  ])
}

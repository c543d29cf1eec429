import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Database } from '../tables/tables.ts'
import { presenceLeaseSeconds } from '../patterns/presence-lease.ts'

const syncMs = 1000

/** Somebody who comes back within this time, such as by reloading the page, was never offline. */
const graceMs = 15_000

export interface PresenceSettings {
  graceMs: number
  /** How often the lease is renewed. */
  renewMs: number
}

const defaults: PresenceSettings = { graceMs, renewMs: (presenceLeaseSeconds * 1000) / 3 }

interface PresenceParts {
  db: Database
  log: FastifyBaseLogger
  /** All people who are connected to this process. */
  connectedIds: () => Iterable<string>
  settings?: Partial<PresenceSettings> | undefined
}

/** Writes down who is connected to this process, with a lease that the process renews. */
export function trackPresence({ db, log, connectedIds, settings }: PresenceParts) {
  const { graceMs: grace, renewMs } = { ...defaults, ...settings }
  const processId = newId()
  const arrived = new Set<string>()
  /** When they left, in ms. */
  const left = new Map<string, number>()
  const written = new Set<string>()
  let renewed = 0
  let running: Promise<void> | undefined

  async function renewLease() {
    const { rows } = await sql<{ isNew: boolean }>`
      with gone as (delete from session_process where seen_date < now() - interval '1 minute' and id <> ${processId})
      insert into session_process as s (id) values (${processId}) on conflict (id) do update set seen_date = now()
      returning s.xmax = 0 as "isNew"`.execute(db)
    renewed = Date.now()
    if (!rows[0]?.isNew) return
    // At the start, and when another process has taken this one for dead.
    written.clear()
    for (const id of connectedIds()) arrived.add(id)
  }

  async function writeArrived() {
    const ids = [...arrived].filter((id) => !written.has(id))
    if (ids.length > 0)
      await sql`insert into session_presence (process_id, user_id)
        select ${processId}, id from unnest(${ids}::uuid[]) as u (id) on conflict do nothing`.execute(db)
    for (const id of ids) written.add(id)
    // Others may have arrived meanwhile.
    for (const id of ids) arrived.delete(id)
  }

  async function removeLeft() {
    const until = Date.now() - grace
    const ids = [...left].flatMap(([id, at]) => (at <= until ? [id] : []))
    if (ids.length === 0) return
    await sql`delete from session_presence where process_id = ${processId} and user_id = any (${ids}::uuid[])`.execute(
      db,
    )
    for (const id of ids) {
      written.delete(id)
      // Somebody who has come back during the query is written again.
      if (!left.delete(id)) arrived.add(id)
    }
  }

  async function sync() {
    try {
      if (Date.now() - renewed >= renewMs) await renewLease()
      await writeArrived()
      await removeLeft()
    } catch (error) {
      log.warn({ err: error }, 'writing who is online failed')
    }
  }

  const timer = setInterval(() => {
    running ??= sync().finally(() => (running = undefined))
  }, syncMs)
  timer.unref()

  return {
    arrive: (id: string) => {
      left.delete(id)
      if (!written.has(id)) arrived.add(id)
    },
    leave: (id: string) => {
      arrived.delete(id)
      left.set(id, Date.now())
    },
    /** The rows stay until the lease ends, in which people connect to another process. */
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

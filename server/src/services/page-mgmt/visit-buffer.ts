import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../tables/tables.ts'
import { openDay } from './visit-days.ts'

export interface Visit {
  day: string
  profileId: string
  action: string
  source: string
  visitor: bigint | null
  at: Date
}

interface BufferParts {
  /** For writes. */
  db: Database
  log: Pick<FastifyBaseLogger, 'error'>
  /** Told how many were given up because the database doesn't take them. */
  onLost: (count: number) => void
}

const flushMs = 250
/** Of about 100 bytes each. */
const mostWaiting = 50_000

/** Keeps visits for a quarter of a second, and stores them together. `close` stores the rest. */
export function visitBuffer({ db, log, onLost }: BufferParts) {
  const openDays = new Set<string>()
  let waiting: Visit[] = []
  let flushing: Promise<void> = Promise.resolve()

  async function store(visits: readonly Visit[]) {
    for (const day of new Set(visits.map((visit) => visit.day)))
      if (!openDays.has(day)) {
        await openDay(db, day)
        openDays.add(day)
      }
    const column = <K extends keyof Visit>(name: K) => visits.map((visit) => visit[name])
    await db.transaction().execute(async (trx) => {
      // A crash loses what was stored in the last half second, which nobody was told of.
      await sql`set local synchronous_commit = off`.execute(trx)
      await sql`insert into visit (day, profile_id, action, source, visitor, at)
        select * from unnest(${column('day')}::date[], ${column('profileId')}::uuid[], ${column('action')}::text[],
          ${column('source')}::text[], ${column('visitor')}::bigint[], ${column('at')}::timestamptz[])`.execute(
        trx,
      )
    })
  }

  async function flush() {
    const visits = waiting
    if (visits.length === 0) return
    waiting = []
    try {
      await store(visits)
    } catch (error) {
      log.error({ err: error }, 'storing visits failed')
      // The table of a day may have been dropped or replaced.
      openDays.clear()
      const kept = [...visits, ...waiting].slice(-mostWaiting)
      onLost(visits.length + waiting.length - kept.length)
      waiting = kept
    }
  }
  /** One flush after the other, so that a slow database gets larger ones instead of more. */
  const flushNext = () => (flushing = flushing.then(flush))
  const timer = setInterval(() => void flushNext(), flushMs).unref()

  return {
    add(visit: Visit) {
      if (waiting.length < mostWaiting) waiting.push(visit)
      else onLost(1)
    },
    flush: flushNext,
    async close() {
      clearInterval(timer)
      await flushNext()
    },
  }
}
export type VisitBuffer = ReturnType<typeof visitBuffer>

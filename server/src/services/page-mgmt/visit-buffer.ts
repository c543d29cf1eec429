import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../tables/tables.ts'
import { recordBuffer, type RecordBuffer } from './record-buffer.ts'
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

/** Stores visits together, in tables of their days. */
export function visitBuffer({ db, log, onLost }: BufferParts): VisitBuffer {
  const openDays = new Set<string>()

  async function insert(visits: readonly Visit[]) {
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

  async function store(visits: readonly Visit[]) {
    try {
      await insert(visits)
    } catch (error) {
      // The table of a day may have been dropped or replaced.
      openDays.clear()
      throw error
    }
  }
  return recordBuffer<Visit>({ what: 'visits', store, log, onLost })
}
export type VisitBuffer = RecordBuffer<Visit>

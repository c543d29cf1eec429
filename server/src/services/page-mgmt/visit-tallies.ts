import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../tables/tables.ts'
import { flushRegularly } from './flush-regularly.ts'

interface TallyParts {
  /** For writes. */
  db: Database
  log: Pick<FastifyBaseLogger, 'error'>
}

const flushMs = 1000

/**
 * Counts by name for each day in UTC, which administrators read. Counted in memory and added to the database every second, so a crash loses that.
 * `close` adds the rest.
 */
export function visitTallies({ db, log }: TallyParts) {
  /** By day and name. */
  let counts = new Map<string, number>()
  const dayOf = (now: Date) => now.toISOString().slice(0, 10)
  const add = (name: string, by = 1, day = dayOf(new Date())) => {
    const key = `${day} ${name}`
    counts.set(key, (counts.get(key) ?? 0) + by)
  }

  async function flush() {
    if (counts.size === 0) return
    // In one order, so that servers don't wait for each other.
    const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    counts = new Map()
    const keys = rows.map(([key]) => key.split(' '))
    try {
      await sql`insert into visit_tally_day (day, name, count)
        select * from unnest(${keys.map(([day]) => day)}::date[], ${keys.map(([, name]) => name)}::text[],
          ${rows.map(([, count]) => count)}::bigint[])
        on conflict (day, name) do update set count = visit_tally_day.count + excluded.count`.execute(db)
    } catch (error) {
      log.error({ err: error }, 'storing counts of visits failed')
      for (const [index, [, count]] of rows.entries()) add(keys[index]?.[1] ?? '', count, keys[index]?.[0])
    }
  }
  const { close } = flushRegularly(flush, flushMs)
  return { add: (name: string, by?: number) => add(name, by), close }
}

import { prepareDatabase } from '@app/server/prepare-database.ts'
import pg from 'pg'
import { ensureCatalogue, openBenchServer } from '../databases.ts'
import type { Figure } from '../figures.ts'
import { product, type RunningSide } from '../sides.ts'
import { destinations } from './destinations.ts'
import { facilities } from './facilities.ts'
import { firstPages } from './first-pages.ts'
import { hostileTexts } from './hostile-texts.ts'
import { destinationSets, venueSets } from './queries/sets.ts'
import type { CommonFilter, ReadingQuery } from './queries/reading-query.ts'
import { readAll } from './read-all.ts'
import type { Candidate, TestedMarket } from './tested-market.ts'

interface Given {
  pool: pg.Pool
  served: RunningSide
}

async function figuresOf<F extends CommonFilter, C extends Candidate>(
  { pool, served }: Given,
  market: TestedMarket<F, C>,
  set: string,
  queries: readonly ReadingQuery<F>[],
): Promise<Figure[]> {
  const { right, milliseconds, worst } = await readAll(pool, market, queries)
  const { good, of } = await firstPages(served, pool, market, queries)
  return [
    {
      what: `${set}: readings of ${queries.length} queries that are right`,
      ours: (100 * right) / queries.length,
      atLeast: 95,
      unit: '%',
    },
    {
      what: `${set}: first pages of ${of} queries that are good`,
      ours: (100 * good) / of,
      atLeast: 90,
      unit: '%',
    },
    { what: `${set}: reading a query`, ours: milliseconds, atMost: 1.5, unit: 'CPU ms' },
    {
      what: `${set}: reading the worst of ${hostileTexts.length} hostile texts`,
      ours: worst,
      atMost: 1.5,
      unit: 'CPU ms',
    },
  ]
}

/**
 * How many readings of the evaluation sets are right in every part, how many first pages are good, and what a reading
 * costs. Prints those that are wrong.
 */
export async function readingFigures(): Promise<Figure[]> {
  const postgres = await openBenchServer()
  const databaseUrl = await ensureCatalogue(postgres.url, 15_000)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  // PostgreSQL may stop before its idle connections are closed.
  pool.on('error', () => {})
  try {
    await prepareDatabase(pool)
    const served = await product(databaseUrl, postgres.pid, 55_304)
    try {
      const given = { pool, served }
      const figures: Figure[] = []
      for (const [set, queries] of Object.entries(venueSets))
        figures.push(...(await figuresOf(given, facilities, `venues, ${set} set`, queries)))
      for (const [set, queries] of Object.entries(destinationSets))
        figures.push(...(await figuresOf(given, destinations, `destinations, ${set} set`, queries)))
      return figures
    } finally {
      await served.stop()
    }
  } finally {
    await pool.end()
    await postgres.stop()
  }
}

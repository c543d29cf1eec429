import { prepareDatabase } from '@app/server/prepare-database.ts'
import pg from 'pg'
import { ensureCatalogue, openBenchServer } from '../databases.ts'
import type { Figure } from '../figures.ts'
import { product, type RunningSide } from '../sides.ts'
import { destinations } from './destinations.ts'
import { facilities } from './facilities.ts'
import { firstPages } from './first-pages.ts'
import { hostileTexts } from './hostile-texts.ts'
import { plainQueries } from './queries/first/plain.ts'
import { foreignQueries } from './queries/first/spellings-and-languages.ts'
import { namedQueries } from './queries/first/synonyms-and-names.ts'
import { destinationQueries } from './queries/second/destinations.ts'
import { equipmentQueries } from './queries/second/equipment.ts'
import { placeQueries } from './queries/second/places.ts'
import { sportQueries } from './queries/second/sports.ts'
import { wordingQueries } from './queries/second/wordings.ts'
import { destinationQueries as thirdDestinations } from './queries/third/destinations.ts'
import { keywordQueries } from './queries/third/keywords.ts'
import { nameQueries } from './queries/third/names.ts'
import { sentenceQueries } from './queries/third/sentences.ts'
import { spellingQueries } from './queries/third/spellings-and-places.ts'
import type { CommonFilter, ReadingQuery } from './queries/reading-query.ts'
import { readAll } from './read-all.ts'
import type { Candidate, TestedMarket } from './tested-market.ts'

/**
 * Each set was written from what organizers type and mean, without looking at the implementation or the other sets. The
 * vocabulary was then extended for what the set lacked. Today is 2026-11-22. Dates without a year are the next ones.
 */
const firstSet = [...plainQueries, ...foreignQueries, ...namedQueries]
const secondSet = [...sportQueries, ...equipmentQueries, ...placeQueries, ...wordingQueries]
const thirdSet = [...keywordQueries, ...sentenceQueries, ...spellingQueries, ...nameQueries]

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
      return [
        ...(await figuresOf(given, facilities, 'venues', firstSet)),
        ...(await figuresOf(given, facilities, 'venues, second set', secondSet)),
        ...(await figuresOf(given, destinations, 'destinations, second set', destinationQueries)),
        ...(await figuresOf(given, facilities, 'venues, third set', thirdSet)),
        ...(await figuresOf(given, destinations, 'destinations, third set', thirdDestinations)),
      ]
    } finally {
      await served.stop()
    }
  } finally {
    await pool.end()
    await postgres.stop()
  }
}

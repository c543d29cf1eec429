import { isDeepStrictEqual } from 'node:util'
import { readers } from '@app/server/search/reading/open-reader.ts'
import { readMarket } from '@app/server/search/reading/read-market.ts'
import { facilityReading } from '@app/server/services/facility-mgmt/index.ts'
import { prepareDatabase } from '@app/server/prepare-database.ts'
import pg from 'pg'
import { ensureCatalogue, openBenchServer } from './databases.ts'
import { firstPageFigure } from './first-pages.ts'
import type { Figure } from './figures.ts'
import { plainQueries } from './reading-queries/plain.ts'
import type { ReadingQuery } from './reading-queries/reading-query.ts'
import { foreignQueries } from './reading-queries/spellings-and-languages.ts'
import { namedQueries } from './reading-queries/synonyms-and-names.ts'
import { product } from './sides.ts'

/**
 * Written from what organizers type and mean, without looking at the implementation. Today is 2026-11-22.
 * Dates without a year are the next ones.
 */
const readingQueries = [...plainQueries, ...foreignQueries, ...namedQueries]
const today = '2026-11-22'

/** What the reader makes of a text, in the form of the expected readings. */
type Read = Omit<ReadingQuery, 'text'>

/**
 * How many readings of the evaluation set are right in every part, how many first pages are good, and what a reading costs.
 * Prints those that are wrong.
 */
export async function readingFigures(): Promise<Figure[]> {
  const postgres = await openBenchServer()
  const databaseUrl = await ensureCatalogue(postgres.url, 15_000)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  try {
    await prepareDatabase(pool)
    const reader = readers(pool)(facilityReading.phrases)
    const read = async (text: string): Promise<Read> => {
      const { filter, parts } = readMarket(facilityReading, await reader.read(text, today))
      const { near, ...others } = filter
      const found: Read = { filter: others }
      for (const { part } of parts) {
        const { meaning } = part
        if (meaning.type === 'dates') found.dates = { from: meaning.from, to: meaning.to }
        if (meaning.type === 'unknown place') found.unknownPlace = part.text
        if (meaning.type === 'distance' && near) found.filter.dist = near.dist
        if (meaning.type !== 'place') continue
        if (meaning.place.type === 'here') found.here = true
        if (meaning.place.type === 'point') found.filter.near = meaning.place.label
      }
      return found
    }
    let right = 0
    for (const { text, ...expected } of readingQueries) {
      const actual = await read(text)
      if (isDeepStrictEqual(plain(actual), plain(expected))) right++
      else
        console.log(`${text}\n  expected ${JSON.stringify(expected)}\n  read     ${JSON.stringify(actual)}`)
    }
    const before = process.cpuUsage()
    const rounds = 20
    for (let round = 0; round < rounds; round++) for (const { text } of readingQueries) await read(text)
    const { user, system } = process.cpuUsage(before)
    const served = await product(databaseUrl, postgres.pid, 55_304)
    let firstPages: Figure
    try {
      firstPages = await firstPageFigure(served, databaseUrl, readingQueries)
    } finally {
      await served.stop()
    }
    return [
      firstPages,
      {
        what: `readings of ${readingQueries.length} queries that are right`,
        ours: (100 * right) / readingQueries.length,
        atLeast: 95,
        unit: '%',
      },
      {
        what: 'reading a query',
        ours: (user + system) / 1000 / rounds / readingQueries.length,
        atMost: 1.5,
        unit: 'CPU ms',
      },
    ]
  } finally {
    await pool.end()
    await postgres.stop()
  }
}

/** Without absent fields, which JSON doesn't have. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

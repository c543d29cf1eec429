import { isDeepStrictEqual } from 'node:util'
import { nameKey, tokenize } from '@app/server/search/index/tokenize.ts'
import { lazyGazetteer, readers } from '@app/server/search/reading/open-reader.ts'
import {
  readMarket,
  type MarketReading,
  type ReadingDeclaration,
} from '@app/server/search/reading/read-market.ts'
import type pg from 'pg'
import { hostileTexts } from './hostile-texts.ts'
import type { CommonFilter, ReadingQuery } from './queries/reading-query.ts'
import type { Candidate, TestedMarket } from './tested-market.ts'

const today = '2026-11-22'
const rounds = 20

/** What the reader makes of a text, in the form of the expected readings. */
type Read = Record<string, unknown> & { filter: Record<string, unknown> }

interface Score {
  right: number
  /** Of CPU, per query. */
  milliseconds: number
  /** Of CPU, for the hostile text that takes longest. */
  worst: number
}

/** How many readings are right in every part, and what one costs. Prints the others. */
export async function readAll<F extends CommonFilter, C extends Candidate>(
  pool: pg.Pool,
  market: TestedMarket<F, C>,
  queries: readonly ReadingQuery<F>[],
): Promise<Score> {
  const { rows } = await pool.query<{ name: string }>(market.candidates)
  const names = new Set(rows.map(({ name }) => nameKey(tokenize(name))))
  const hasName = (name: string) => names.has(nameKey(tokenize(name)))
  const reader = readers(lazyGazetteer(pool))(market.reading.phrases)
  const read = async (text: string) => readMarket(market.reading, await reader.read(text, today, hasName))
  let right = 0
  for (const { text, ...expected } of queries) {
    const actual = expectedForm(await read(text), market.reading)
    if (isDeepStrictEqual(plain(actual), plain(expected))) right++
    else console.log(`${text}\n  expected ${JSON.stringify(expected)}\n  read     ${JSON.stringify(actual)}`)
  }
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) for (const { text } of queries) await read(text)
  const { user, system } = process.cpuUsage(before)
  return {
    right,
    milliseconds: (user + system) / 1000 / rounds / queries.length,
    worst: await worstOf(hostileTexts, read),
  }
}

/** Of the fastest of several runs, because others contain what the runtime compiles and cleans up. */
async function worstOf(texts: readonly string[], read: (text: string) => Promise<unknown>): Promise<number> {
  const costs: { text: string; milliseconds: number }[] = []
  for (const text of texts) {
    const runs: number[] = []
    for (let run = 0; run < 4; run++) runs.push(await costOf(() => read(text)))
    costs.push({ text, milliseconds: Math.min(...runs) })
  }
  const worst = costs.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
  console.log(`The most expensive text, ${worst.milliseconds.toFixed(2)} CPU ms: ${worst.text.slice(0, 40)}`)
  return worst.milliseconds
}

async function costOf(read: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

function expectedForm<F extends CommonFilter>(
  { filter, parts }: MarketReading<F>,
  { dates = '' }: ReadingDeclaration<F>,
): Read {
  const { near, ...others } = filter
  const found: Read = { filter: { ...others, [dates]: undefined } }
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

/** Without absent fields, which JSON doesn't have. Lists are in any order, and distances in whole miles. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one: unknown) => {
      if (Array.isArray(one)) return one.toSorted((a, b) => String(a).localeCompare(String(b)))
      return key === 'dist' && typeof one === 'number' ? Math.round(one) : one
    }),
  )

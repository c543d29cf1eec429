import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { administrationFigures } from './administration.ts'
import { attackFigures, attackNames } from './attacks/attacks.ts'
import { calendarFigures, calendarParts } from './calendar/calendar-figures.ts'
import { ensureCatalogue, folder, openBenchServer } from './databases.ts'
import { eventFigures } from './events.ts'
import { compare, printTable, type Figure } from './figures.ts'
import { fire, type Shot } from './load.ts'
import { residentOf } from './processes.ts'
import { exportFigures } from './exporting.ts'
import { fuzzFigures } from './fuzz.ts'
import { guideFigures } from './guide/guide-figures.ts'
import { importFigures } from './importing.ts'
import { leaderboardFigures } from './leaderboards.ts'
import { roomFigures } from './hotels/room-figures.ts'
import { largeImportFigures } from './large-import.ts'
import { matchFigures } from './match.ts'
import { messageFigures, messageParts } from './messages/message-figures.ts'
import { outageFigures, outageNames } from './outages/outage-figures.ts'
import { pageFigures } from './pages.ts'
import { readingFigures } from './reading/reading-figures.ts'
import { savedSearchFigures } from './saved-searches.ts'
import { searchFigures } from './search-index.ts'
import { sessionFigures } from './sessions.ts'
import {
  accountHeaders,
  adminHeaders,
  attackerHeaders,
  originOf,
  product,
  yardstick,
  type RunningSide,
} from './sides.ts'
import { typeCheck } from './type-check.ts'
import { visitFigures, visitParts } from './visits/visit-figures.ts'

const api = '/facility-mgmt/api/facilities'
const searches = [
  { state: 'Texas', sport: 'Basketball' },
  { state: 'Ontario', sport: 'Ice Hockey' },
  { state: 'California', sport: 'Soccer' },
  { state: 'Indiana', sport: 'Volleyball' },
  { state: 'Florida', sport: 'Baseball' },
]
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!

const get = (path: string): Shot => ({ method: 'GET', path })
const filtered = (n: number): Shot => {
  const { state, sport } = pick(searches, n)
  const data = { state, sports: sport, sort: 'rating', facets: true }
  return { method: 'POST', path: `${api}/search?take=24`, body: JSON.stringify({ data }) }
}
const rawFiltered = (n: number): Shot => {
  const { state, sport } = pick(searches, n)
  return get(`/found?${new URLSearchParams({ state, sport }).toString()}`)
}

async function requestFigures(small: RunningSide, raw: RunningSide, ids: string[]): Promise<Figure[]> {
  const offset = (n: number) => (n % 4) * 24
  return [
    await compare(
      'one facility by id',
      1.5,
      [small, (n) => get(`${api}/${pick(ids, n)}`)],
      [raw, (n) => get(`/one?id=${pick(ids, n)}`)],
    ),
    await compare(
      'a list of 24',
      0.5,
      [small, (n) => get(`${api}?take=24&offset=${offset(n)}`)],
      [raw, (n) => get(`/list?offset=${offset(n)}`)],
      1000,
    ),
    await compare('filtered, total and all facets', 0.1, [small, filtered], [raw, rawFiltered], 500),
  ]
}

/** What a search costs more at ten times the facilities. */
async function sizeFigure(large: RunningSide, small: RunningSide): Promise<Figure> {
  const what = 'filtered, total and all facets: 150,000 facilities more than 15,000'
  const { ratio: _ratio, ...figure } = await compare(
    what,
    undefined,
    [large, filtered],
    [small, filtered],
    500,
  )
  return { ...figure, ours: figure.ours - (figure.yardstick ?? Number.NaN), atMost: 1.5 }
}

async function memoryFigure(side: RunningSide): Promise<Figure> {
  await fire(side, 20_000, filtered)
  const before = residentOf(side.pid)
  await fire(side, 100_000, filtered)
  const after = residentOf(side.pid)
  return {
    what: 'memory after 100,000 searches',
    ours: after,
    yardstick: before,
    ratio: after / before,
    atMost: 1.05,
    unit: 'MB resident',
  }
}

async function typeCheckFigures(): Promise<Figure[]> {
  const { cpu, memory } = await typeCheck()
  return [
    { what: 'type check of the repository', ours: cpu, atMost: 15, unit: 'CPU s' },
    { what: 'type check of the repository', ours: memory, atMost: 600, unit: 'MB peak' },
  ]
}

async function sampleIds(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ id: string }>(
    `select id from profile where kind = 'facility' and audience = 'public' order by md5(id::text) limit 500`,
  )
  await pool.end()
  return rows.map((row) => row.id)
}

/** Figures that need a running product: API, pages and attacks. */
async function servedFigures(isWanted: (part: Part) => boolean): Promise<Figure[]> {
  const postgres = await openBenchServer()
  const stops: (() => Promise<void>)[] = [() => postgres.stop()]
  try {
    const smallUrl = await ensureCatalogue(postgres.url, 15_000)
    const small = await product(smallUrl, postgres.pid, 55_301)
    stops.push(small.stop)
    const ids = await sampleIds(smallUrl)
    const figures: Figure[] = []
    if (isWanted('api') || isWanted('events')) {
      const raw = await yardstick(smallUrl, postgres.pid, 55_302)
      stops.push(raw.stop)
      if (isWanted('api')) figures.push(...(await requestFigures(small, raw, ids)))
      if (isWanted('events')) figures.push(...(await eventFigures(smallUrl, small, raw)))
    }
    if (isWanted('api')) {
      const large = await product(await ensureCatalogue(postgres.url, 150_000), postgres.pid, 55_303)
      stops.push(large.stop)
      figures.push(await sizeFigure(large, small))
      if (!quick) figures.push(await memoryFigure(small))
      figures.push(...(await typeCheckFigures()))
    }
    if (isWanted('leaderboards')) figures.push(...(await leaderboardFigures(smallUrl, small)))
    if (isWanted('rooms')) {
      // It accepts the tokens of the first one.
      const second = await product(smallUrl, postgres.pid, 55_304, { PUBLIC_URL: originOf(55_301) })
      stops.push(second.stop)
      figures.push(...(await roomFigures(smallUrl, [small, second], quick)))
    }
    if (isWanted('export')) figures.push(...(await exportFigures(small, await adminHeaders(smallUrl, small))))
    if (isWanted('pages')) figures.push(...(await pageFigures(small, ids)))
    if (isWanted('attacks'))
      figures.push(
        ...(await attackFigures(
          {
            side: small,
            ids,
            attacker: await attackerHeaders(smallUrl, small),
            accountsOf: (target, count) => accountHeaders(smallUrl, target, count),
            admin: await adminHeaders(smallUrl, small),
            open: (port, environment) => product(smallUrl, postgres.pid, port, environment),
          },
          asked(attackNames),
        )),
      )
    return figures
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const servedParts = ['api', 'events', 'leaderboards', 'rooms', 'export', 'pages', 'attacks'] as const
const parts = [
  ...servedParts,
  'search',
  'saved-searches',
  'reading',
  'import',
  'large-import',
  'administration',
  'sessions',
  'messages',
  'calendar',
  'match',
  'visits',
  'outages',
  'fuzz',
  'guide',
] as const
type Part = (typeof parts)[number]
const known: readonly string[] = [
  ...parts,
  ...attackNames,
  ...messageParts,
  ...calendarParts,
  ...visitParts,
  ...outageNames,
  '--quick',
  '--misses',
  '--all-misses',
]
const isSeed = (word: string) => /^--seed=\d+$/.test(word)
const unknown = process.argv.slice(2).filter((word) => !known.includes(word) && !isSeed(word))
if (unknown.length > 0)
  throw new Error(`There is no benchmark ${unknown.join(', ')}. Known are ${known.join(', ')}`)
/** The one of these that the command names, if any. */
function asked<N extends string>(names: readonly N[]): N | undefined {
  return names.find((name) => process.argv.includes(name))
}
const quick = process.argv.includes('--quick')
/** Of the guide: whether to print its misses, and those of the questions that are kept apart. */
const misses = {
  printsMisses: process.argv.some((word) => word.endsWith('misses')),
  readsAll: process.argv.includes('--all-misses'),
}
const fuzzSeed = () => Number(process.argv.find(isSeed)?.split('=')[1] ?? 1)
const only = asked(parts)

const isWanted = (part: Part) => only === undefined || only === part
const figures: Figure[] = []
if (servedParts.some(isWanted)) figures.push(...(await servedFigures(isWanted)))
if (isWanted('search')) figures.push(...searchFigures())
if (isWanted('saved-searches')) figures.push(...savedSearchFigures())
if (isWanted('reading')) figures.push(...(await readingFigures()))
if (isWanted('import')) figures.push(...(await importFigures()))
if (isWanted('large-import')) figures.push(...(await largeImportFigures(quick)))
if (isWanted('administration')) figures.push(...(await administrationFigures()))
if (isWanted('sessions')) figures.push(...(await sessionFigures()))
if (isWanted('messages')) figures.push(...(await messageFigures(asked(messageParts), quick)))
if (isWanted('calendar')) figures.push(...(await calendarFigures(asked(calendarParts), quick)))
if (isWanted('match')) figures.push(...(await matchFigures(quick)))
if (isWanted('visits')) figures.push(...(await visitFigures(asked(visitParts), quick)))
if (isWanted('outages')) figures.push(...(await outageFigures(asked(outageNames), quick)))
if (isWanted('fuzz')) figures.push(...(await fuzzFigures({ isQuick: quick, seed: fuzzSeed() })))
if (isWanted('guide')) figures.push(...(await guideFigures(misses)))
printTable(figures)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'figures.json'), JSON.stringify(figures, null, 2))

import { defineIndex } from '@app/server/search/index/search-index.ts'
import type { SearchQuery } from '@app/server/search/index/query.ts'
import { createRandom, type Random } from '@app/server/search/index/testing/random.ts'
import {
  createWorld,
  sampleDeclaration,
  sampleId,
  sampleRow,
  type SampleRow,
} from '@app/server/search/index/testing/sample-rows.ts'
import type { Figure } from './figures.ts'

type Index = ReturnType<typeof defineIndex<typeof sampleDeclaration>>
type Query = SearchQuery<typeof sampleDeclaration>

const today = '2027-01-15'

function cpuMilliseconds(operation: () => void): number {
  const start = process.cpuUsage()
  operation()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** CPU milliseconds per call, after enough calls to warm up the JIT compiler. */
function perCall(call: (turn: number) => unknown): number {
  for (let turn = 0; turn < 300; turn++) call(turn)
  const calls = 1000
  const spent = cpuMilliseconds(() => {
    for (let turn = 0; turn < calls; turn++) call(turn)
  })
  return spent / calls
}

function makeRows(random: Random, count: number): SampleRow[] {
  const world = createWorld(random, 20_000, 600)
  return Array.from({ length: count }, (_, place) => sampleRow(random, world, sampleId(random, place)))
}

const placeOf = (row: SampleRow): { lat: number; lng: number } => ({
  lat: row.lat ?? 40,
  lng: row.lng ?? -90,
})
const stateAndSport = (turn: number): Query => ({
  facets: { state: `State ${1 + (turn % 12)}`, sports: ['Basketball', 'Soccer'] },
  today,
})
const mistyped = (word: string) => word.slice(0, 2) + word.slice(3)

function operations(index: Index, rows: readonly SampleRow[]): Record<string, (turn: number) => unknown> {
  const at = (turn: number): SampleRow => {
    const row = rows[(turn * 7919) % rows.length]
    if (!row) throw new RangeError('The index is empty')
    return row
  }
  const wordOf = (turn: number) => at(turn).name.split(' ')[1] ?? ''
  return {
    'no filter, page': () => index.search({ today }),
    'no filter, page + facets': () => index.searchWithFacets({ today }),
    'state + 2 sports, page': (turn) => index.search(stateAndSport(turn)),
    'state + 2 sports, page + facets': (turn) => index.searchWithFacets(stateAndSport(turn)),
    'sport + 2 amenities + rating, page + facets': () =>
      index.searchWithFacets({
        facets: { sports: ['Basketball'], amenities: ['Parking', 'Wifi'] },
        numbers: { rating: { from: 3 } },
        today,
      }),
    'half of all rows, page + facets': () =>
      index.searchWithFacets({
        facets: { type: ['Sports Complex', 'Arena'] },
        today,
      }),
    'courts, page + facets': () =>
      index.searchWithFacets({ part: { attributes: { space: 'Court' } }, today }),
    'four outdoor courts, page + facets': () =>
      index.searchWithFacets({
        part: { attributes: { space: 'Court', location: 'Outdoor' }, count: 4 },
        today,
      }),
    'near 50 mi, page + facets': (turn) =>
      index.searchWithFacets({ near: { ...placeOf(at(turn)), distMiles: 50 }, today }),
    'near 25 mi by distance, page + facets': (turn) =>
      index.searchWithFacets({
        near: { ...placeOf(at(turn)), distMiles: 25 },
        sort: 'distance',
        take: 9,
        today,
      }),
    'near 500 mi, page': (turn) => index.search({ near: { ...placeOf(at(turn)), distMiles: 500 }, today }),
    'all by name, page 50': () => index.search({ sort: 'name', offset: 1000, take: 20 }),
    'map of the whole country': () =>
      index.clusters({ today }, { west: -125, south: 24, east: -66, north: 50 }, 3.5),
    'text, 1 rare word': (turn) => index.search({ text: wordOf(turn), today }),
    'text, name of a row': (turn) => index.search({ text: at(turn).name, today }),
    'text, 1 common word + facets': () => index.searchWithFacets({ text: 'basketball', today }),
    'text, 1 letter': (turn) => index.search({ text: 'bklmsvt'[turn % 7] ?? '', today }),
    'text, 1 mistyped word': (turn) => index.search({ text: mistyped(wordOf(turn)), today }),
    'text, 3 mistyped words': (turn) =>
      index.search({ text: at(turn).name.split(' ').map(mistyped).join(' '), today }),
    'change of a row': (turn) =>
      index.upsert({ ...at(turn), name: at(turn + 1).name, texts: at(turn + 1).texts }),
  }
}

/** CPU milliseconds of each operation on an index with this many rows, starting with loading it. */
function measure(count: number): Map<string, number> {
  const random = createRandom(count)
  const rows = makeRows(random, count)
  const index = defineIndex(sampleDeclaration)
  const spent = new Map([['load', cpuMilliseconds(() => index.load(rows))]])
  for (const [name, call] of Object.entries(operations(index, rows))) spent.set(name, perCall(call))
  return spent
}

/** The CPU time of the index alone, without database, server or network, at 150,000 rows relative to 15,000. */
export function searchFigures(): Figure[] {
  const small = measure(15_000)
  const large = measure(150_000)
  return [...large].map(([name, ours]): Figure => {
    const yardstick = small.get(name) ?? Number.NaN
    return { what: `index: ${name}`, ours, yardstick, ratio: ours / yardstick, unit: 'CPU ms' }
  })
}

import { createSearchMatcher } from '@app/server/search/alerts/search-matcher.ts'
import type { SearchQuery } from '@app/server/search/index/query.ts'
import { defineIndex } from '@app/server/search/index/search-index.ts'
import { createRandom, type Random } from '@app/server/search/index/testing/random.ts'
import {
  amenityNames,
  createWorld,
  sampleDeclaration,
  sampleId,
  sampleRow,
  sportNames,
  spaceNames,
  stateNames,
  typeNames,
  type SampleRow,
} from '@app/server/search/index/testing/sample-rows.ts'
import type { Figure } from './figures.ts'

type Query = SearchQuery<typeof sampleDeclaration>

const searchCount = 50_000
const today = '2027-01-15'

/** What people save: a state or a place, mostly with a sport, and seldom words. */
function savedQuery(random: Random, rows: readonly SampleRow[]): Query {
  const place = random.pick(rows)
  const where = random.next()
  const isNear = where > 0.45 && where < 0.8
  const state = where <= 0.45 ? random.pickEarly(stateNames) : undefined
  const sports = random.chance(0.7) ? [random.pickEarly(sportNames)] : undefined
  return {
    today,
    facets: {
      ...(state !== undefined && { state }),
      ...(sports && { sports }),
      ...(random.chance(0.15) && { type: [random.pickEarly(typeNames)] }),
      ...(random.chance(0.1) && { amenities: [random.pickEarly(amenityNames)] }),
    },
    ...(isNear && {
      near: { lat: place.lat ?? 40, lng: place.lng ?? -90, distMiles: random.pick([25, 50, 100]) },
    }),
    ...(random.chance(0.2) && {
      part: { attributes: { space: random.pickEarly(spaceNames) }, count: 1 + random.below(6) },
    }),
    ...(random.chance(0.15) && { numbers: { rating: { from: random.pick([3, 4, 4.5]) } } }),
    ...(random.chance(0.12) && { text: place.name.split(' ').slice(0, 2).join(' ') }),
  }
}

function cpuMilliseconds(operation: () => void): number {
  const start = process.cpuUsage()
  operation()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** The CPU time of comparing a changed profile, as it was and as it is, with all saved searches. */
export function savedSearchFigures(): Figure[] {
  const random = createRandom(16)
  const world = createWorld(random, 20_000, 600)
  const rows = Array.from({ length: 2000 }, (_, place) => sampleRow(random, world, sampleId(random, place)))
  const searches = Array.from({ length: searchCount }, () => savedQuery(random, rows))
  const matcher = createSearchMatcher(sampleDeclaration)
  searches.forEach((query, place) => matcher.put(String(place), query))

  const rowAt = (turn: number) => rows[turn % rows.length]!
  const change = (turn: number) => {
    matcher.match(rowAt(turn))
    return matcher.match({ ...rowAt(turn + 1), id: rowAt(turn).id })
  }
  for (let turn = 0; turn < 100; turn++) change(turn)
  const changes = 200
  let matched = 0
  const spent = cpuMilliseconds(() => {
    for (let turn = 0; turn < changes; turn++) matched += change(turn).found.length
  })

  // The plain way: every search is asked whether it finds the row, as it was and as it is.
  const index = defineIndex(sampleDeclaration)
  const ask = (row: SampleRow) => {
    index.upsert(row)
    let found = 0
    for (const query of searches) if (index.finds(query, row.id)) found++
    return found
  }
  ask(rowAt(0))
  const plainChanges = 5
  const plain = cpuMilliseconds(() => {
    for (let turn = 0; turn < plainChanges; turn++) {
      ask(rowAt(turn))
      ask({ ...rowAt(turn + 1), id: rowAt(turn).id })
    }
  })
  const ours = spent / changes
  const yardstick = plain / plainChanges
  return [
    {
      what: `a profile changed, 50,000 saved searches (${Math.round(matched / changes)} match; yardstick: the filtered search of each)`,
      ours,
      yardstick,
      ratio: ours / yardstick,
      unit: 'CPU ms',
    },
    { what: 'a profile changed, 50,000 saved searches', ours, atMost: 20, unit: 'CPU ms' },
  ]
}

import { listOfFirst } from '../components/format.ts'
import { marketPath, type KindFacts } from '../kind/registry.ts'
import type { Suggestions } from './home-data.ts'

type Search = Suggestions['search']

const mostSports = 2

/** 'Basketball and Soccer, within 150 mi of Carmel, Indiana'. */
export function searchWords({ sports, place, miles }: Search): string {
  const what = sports.length === 0 ? 'All sports' : listOfFirst(sports, mostSports)
  return place === null ? `${what}, everywhere` : `${what}, within ${miles} mi of ${place}`
}

/** The marketplace of a kind, with the search that its pages were counted by. */
export function countedPath(kind: KindFacts, { sports, place, miles }: Search): string {
  const query = new URLSearchParams([
    ...(place === null
      ? []
      : [
          ['near', place],
          ['dist', String(miles)],
        ]),
    ...sports.map((sport) => ['sport', sport]),
  ])
  return query.size === 0 ? marketPath(kind) : `${marketPath(kind)}?${query.toString()}`
}

import type { Combination } from '@app/contract/events/match-schema.ts'
import { totalScore } from '@app/contract/rules/match-scores.ts'
import { viewList } from '../../../search/index/int-lists.ts'
import { hostFacts, type HostNames } from './explain-host.ts'
import { unknownDays } from './host-spaces.ts'
import type { HostIndexes, HostMatcher } from './match-hosts.ts'
import { milesBetweenRows } from './near-rows.ts'
import { recordReader, scoresOf, type RankedHost } from './rank-hosts.ts'

/** Only so many facilities of a destination are combined, those with the most spaces. */
const mostCombined = 12
const mostVenues = 3

interface Venue {
  row: number
  spaces: number
  isFree: boolean
}
export interface FoundCombination {
  destinationId: string
  venues: readonly Venue[]
  longest: number
  host: RankedHost
}

/** All pairs and triples of a list, in its order, pairs first. */
function* sets<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let size = 2; size <= mostVenues; size++) yield* setsOf(list, size)
}
function* setsOf<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield []
    return
  }
  for (const [place, first] of list.entries())
    for (const others of setsOf(list.slice(place + 1), size - 1)) yield [first, ...others]
}

/** Two or three facilities of one destination that have the spaces together, none of them alone. Best first. */
export function findCombinations(indexes: HostIndexes, matcher: HostMatcher): FoundCombination[] {
  const { facilities } = indexes
  const { need, needed, conditions, spaces, hasRooms, options, hasDates } = matcher
  if (need.count === null || needed < 2) return []
  const before = conditions.filter(({ condition }) => condition !== 'spaces')
  const reader = recordReader(facilities)
  const isCandidate = (row: number) => {
    const own = spaces.onSite(row)
    return own > 0 && own < needed && before.every(({ meets }) => meets(row)) && hasRooms(row)
  }
  const longestOf = (venues: readonly Venue[]) => {
    let longest = 0
    for (const [place, one] of venues.entries())
      for (const other of venues.slice(place + 1))
        longest = Math.max(longest, milesBetweenRows(facilities.positions, one.row, other.row))
    return longest
  }

  function bestOf(rows: readonly number[], option: number) {
    const venues = rows
      .map((row): Venue => {
        const free = option < 0 ? spaces.onSite(row) : spaces.freeAt(row, option)
        return free === unknownDays
          ? { row, spaces: spaces.onSite(row), isFree: false }
          : { row, spaces: free, isFree: true }
      })
      .filter((venue) => venue.spaces > 0)
      .toSorted((a, b) => b.spaces - a.spaces || (facilities.ids[a.row]! < facilities.ids[b.row]! ? -1 : 1))
    const free = venues.filter(({ isFree }) => isFree)
    return pick(free) ?? pick(venues)
  }
  /** The fewest venues that have enough, and of these the ones closest together. */
  function pick(all: readonly Venue[]) {
    let best: { venues: readonly Venue[]; longest: number } | undefined
    for (const venues of sets(all.slice(0, mostCombined))) {
      if (best !== undefined && venues.length > best.venues.length) break
      if (venues.reduce((sum, venue) => sum + venue.spaces, 0) < needed) continue
      const longest = longestOf(venues)
      if (best === undefined || longest < best.longest) best = { venues, longest }
    }
    return best
  }

  const found: FoundCombination[] = []
  for (const [destinationId, code] of facilities.columns.facets.get('destinationId')!.dictionary.codes) {
    const bits = facilities.values.sets.bits[code]
    const rows = bits
      ? Array.from({ length: facilities.rows }, (_, row) => row).filter(
          (row) => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1,
        )
      : [...viewList(facilities.values.sets.lists, code)]
    const candidates = rows.filter(isCandidate)
    if (candidates.length < 2) continue
    const choices = (hasDates ? options.map((_, option) => option) : [-1])
      .map((option) => ({ option, best: bestOf(candidates, option) }))
      .filter(({ best }) => best !== undefined)
    const isFree = (best: { venues: readonly Venue[] } | undefined) =>
      best?.venues.every((venue) => venue.isFree) === true
    const chosen = choices.find(({ best }) => isFree(best)) ?? choices[0]
    if (chosen?.best === undefined) continue
    const { venues, longest } = chosen.best
    const [first] = venues
    if (first === undefined) continue
    const host = { row: first.row, own: first.spaces, option: chosen.option, isFree: isFree(chosen.best) }
    const scores = scoresOf(matcher, reader, host)
    found.push({ destinationId, venues, longest, host: { ...host, scores, score: totalScore(scores) } })
  }
  return found.toSorted(
    (a, b) =>
      Number(b.host.isFree) - Number(a.host.isFree) ||
      b.host.score - a.host.score ||
      a.longest - b.longest ||
      (a.destinationId < b.destinationId ? -1 : 1),
  )
}

/** `namesOf` returns undefined for profiles that aren't visible. */
export function explainCombination(
  indexes: HostIndexes,
  matcher: HostMatcher,
  { destinationId, venues, longest, host }: FoundCombination,
  namesOf: (id: string) => HostNames | undefined,
): Combination[] {
  const { ids, positions } = indexes.facilities
  const destination = namesOf(destinationId)
  const named = venues.flatMap(({ row, spaces }) => {
    const place = namesOf(ids[row]!)
    return place
      ? [{ id: place.id, name: place.name, spaces, miles: milesBetweenRows(positions, host.row, row) }]
      : []
  })
  if (destination === undefined || named.length < venues.length) return []
  return [
    {
      destinationId,
      name: destination.name,
      reach: destination.reach,
      isManaged: destination.isManaged,
      score: host.score,
      scores: host.scores,
      isFree: host.isFree,
      facts: hostFacts(indexes, matcher, host),
      venues: named,
      longestMiles: longest,
    },
  ]
}

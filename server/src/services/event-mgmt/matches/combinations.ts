import type { Combination } from '@app/contract/events/combination-schema.ts'
import { totalScore } from '@app/contract/rules/match-scores.ts'
import { stepper } from '../../../platform/heavy-work/next-round.ts'
import type { IndexState } from '../../../search/index/index-state.ts'
import { viewList } from '../../../search/index/int-lists.ts'
import { hostFacts, type HostNames } from './explain-host.ts'
import { possibleSpaces, unknownDays } from './host-spaces.ts'
import { jointNeeds } from './joint-needs.ts'
import type { HostIndexes, HostMatcher } from './match-hosts.ts'
import { milesBetweenRows } from '../../../search/index/near-rows.ts'
import { recordReader, scoresOf, type RankedHost } from './rank-hosts.ts'

/** Only so many facilities of a destination are combined, those with the most spaces. */
const mostCombined = 12
const mostVenues = 3

interface Venue {
  row: number
  /** Of those asked for first. */
  spaces: number
  /** Of further spaces, by their place in the request. */
  further: readonly number[]
  isFree: boolean
}
export interface FoundCombination {
  destinationId: string
  venues: readonly Venue[]
  /** Miles between the venues that are farthest from each other. Infinity if one of them has no position. */
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

const usefulOf = ({ spaces, further }: Venue) => further.reduce((sum, count) => sum + count, spaces)

/** Those that are combined: of each of the further spaces the venues that have most, and then the first ones. In their order. */
function mostUseful(venues: readonly Venue[], kinds: number): readonly Venue[] {
  if (venues.length <= mostCombined) return venues
  const share = Math.floor(mostCombined / (kinds + 1))
  const ofKinds = Array.from({ length: kinds }, (_, kind) =>
    venues
      .filter(({ further }) => further[kind]! > 0)
      .toSorted((a, b) => b.further[kind]! - a.further[kind]!)
      .slice(0, share),
  )
  const chosen = new Set([...new Set([...ofKinds.flat(), ...venues])].slice(0, mostCombined))
  return venues.filter((venue) => chosen.has(venue))
}

function longestBetween({ positions }: IndexState, venues: readonly Venue[]) {
  const miles = venues.flatMap((one, place) =>
    venues.slice(place + 1).map((other) => milesBetweenRows(positions, one.row, other.row)),
  )
  return miles.some(Number.isNaN) ? Infinity : Math.max(...miles)
}

/**
 * Two or three facilities of one destination that have the spaces and further spaces together, none of them alone. Each of them meets the
 * other conditions on a host. Best first.
 */
export async function findCombinations(
  indexes: HostIndexes,
  matcher: HostMatcher,
): Promise<FoundCombination[]> {
  const { facilities } = indexes
  const { needed, conditions, spaces, requirements, isSporting, hasRooms, options, hasDates } = matcher
  const joint = jointNeeds(matcher)
  if (joint.length === 0) return []
  const others = conditions.filter(({ condition }) => condition !== 'spaces')
  const reader = recordReader(facilities)
  const isCandidate = (row: number) =>
    isSporting(row) && others.every(({ meets }) => meets(row)) && hasRooms(row) && !isEnoughAlone(row)
  const isEnoughAlone = (row: number) =>
    spaces.onSite(row) >= needed && requirements.every(({ spaces: one, count }) => one.onSite(row) >= count)

  function venueOf(row: number, option: number): Venue {
    const own = possibleSpaces(spaces, row, option)
    const counters = own > 0 ? [spaces] : requirements.map((one) => one.spaces)
    return {
      row,
      spaces: matcher.need.count === null ? 0 : own,
      further: requirements.map((one) => Math.min(one.count, possibleSpaces(one.spaces, row, option))),
      isFree: option < 0 || counters.some(({ freeAt }) => freeAt(row, option) !== unknownDays),
    }
  }

  function bestOf(rows: readonly number[], option: number) {
    const venues = rows
      .map((row) => venueOf(row, option))
      .filter((venue) => usefulOf(venue) > 0)
      .toSorted(
        (a, b) =>
          b.spaces - a.spaces ||
          usefulOf(b) - usefulOf(a) ||
          (facilities.ids[a.row]! < facilities.ids[b.row]! ? -1 : 1),
      )
    const free = venues.filter(({ isFree }) => isFree)
    return pick(free, option) ?? pick(venues, option)
  }
  /** The fewest venues that have enough, and of these the ones closest together. */
  function pick(all: readonly Venue[], option: number) {
    const venues = mostUseful(all, requirements.length)
    const counts = joint.map(({ least, spaces: one }) => ({
      least,
      ofRow: new Map(venues.map(({ row }) => [row, possibleSpaces(one, row, option)])),
    }))
    let best: { venues: readonly Venue[]; longest: number } | undefined
    for (const chosen of sets(venues)) {
      if (best !== undefined && chosen.length > best.venues.length) break
      const isEnough = counts.every(
        ({ least, ofRow }) => chosen.reduce((sum, { row }) => sum + (ofRow.get(row) ?? 0), 0) >= least,
      )
      if (!isEnough) continue
      const longest = longestBetween(facilities, chosen)
      if (best === undefined || longest < best.longest) best = { venues: chosen, longest }
    }
    return best
  }

  const found: FoundCombination[] = []
  const endStep = stepper()
  for (const [destinationId, code] of facilities.columns.facets.get('destinationId')!.dictionary.codes) {
    await endStep()
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
    const { option } = chosen
    const isWhole = () =>
      joint.every(
        ({ least, spaces: one }) =>
          venues.reduce((sum, { row }) => sum + one.wholeAt(row, option), 0) >= least,
      )
    const host = { row: first.row, own: first.spaces, option, isFree: isFree(chosen.best) }
    const scores = scoresOf(matcher, reader, host, isWhole)
    found.push({ destinationId, venues, longest, host: { ...host, scores, score: totalScore(scores) } })
  }
  return found.toSorted(
    (a, b) =>
      Number(b.host.isFree) - Number(a.host.isFree) ||
      b.host.score - a.host.score ||
      Number(a.longest > b.longest) - Number(a.longest < b.longest) ||
      (a.destinationId < b.destinationId ? -1 : 1),
  )
}

const known = (miles: number) => (Number.isFinite(miles) ? miles : null)

/** `namesOf` returns undefined for profiles that aren't visible. */
export function explainCombination(
  indexes: HostIndexes,
  matcher: HostMatcher,
  { destinationId, venues, longest, host }: FoundCombination,
  namesOf: (id: string) => HostNames | undefined,
): Combination[] {
  const { ids, positions } = indexes.facilities
  const destination = namesOf(destinationId)
  const named = venues.flatMap(({ row, spaces, further }) => {
    const place = namesOf(ids[row]!)
    if (place === undefined) return []
    const { id, name } = place
    const brought = matcher.requirements.flatMap((one, at) =>
      further[at]! > 0 ? [{ name: one.name, count: further[at]! }] : [],
    )
    return [{ id, name, spaces, further: brought, miles: known(milesBetweenRows(positions, host.row, row)) }]
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
      longestMiles: known(longest),
    },
  ]
}

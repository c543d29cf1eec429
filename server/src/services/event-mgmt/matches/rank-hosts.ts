import {
  datesScore,
  distanceScore,
  fieldsScore,
  matchParts,
  recordScore,
  repliesScore,
  roomsScore,
  totalScore,
  type MatchScores,
} from '@app/contract/rules/match-scores.ts'
import { responseTimes } from '@app/contract/reference-lists/response-times.ts'
import { inSteps } from '../../../platform/heavy-work/next-round.ts'
import type { IndexState } from '../../../search/index/index-state.ts'
import { viewList } from '../../../search/index/int-lists.ts'
import type { FittingHost, HostMatcher } from './match-hosts.ts'

const valueOf = (state: IndexState, name: string, row: number): number | null => {
  const value = state.columns.numbers.get(name)?.values[row]
  return value === undefined || Number.isNaN(value) ? null : value
}

/** Reads what a host's record is made of. */
export function recordReader(state: IndexState) {
  const codeOf = (facet: string, value: string) =>
    state.columns.facets.get(facet)?.dictionary.codes.get(value) ?? -1
  const stated = responseTimes.map((time) => codeOf('responseTime', time))
  return {
    /** `months` are those of the dates, a bit for each. */
    record: (row: number, months: number | null) => ({
      events: valueOf(state, 'pastEvents', row) ?? 0,
      inSeason: months === null ? null : ((valueOf(state, 'eventMonths', row) ?? 0) & months) !== 0,
      rating: valueOf(state, 'rating', row),
      reviewCount: valueOf(state, 'reviewCount', row) ?? 0,
    }),
    replies(row: number) {
      const codes = viewList(state.values.codesOfRow, row)
      return {
        responseTime: responseTimes[stated.findIndex((code) => codes.includes(code))] ?? null,
        answered: valueOf(state, 'answeredShare', row),
      }
    },
    amenities(row: number, wanted: readonly string[]) {
      const codes = viewList(state.values.codesOfRow, row)
      return wanted.filter((name) => codes.includes(codeOf('amenities', name)))
    },
    /** Facilities that say they can host little come last among equals. */
    isLimited: (row: number) =>
      viewList(state.values.codesOfRow, row).includes(codeOf('availability', 'Limited availability to host')),
  }
}
export type RecordReader = ReturnType<typeof recordReader>

/** Miles from the address of the request. Null without either position. */
export function milesOf({ miles }: HostMatcher, row: number): number | null {
  const found = miles === null ? Number.NaN : miles(row)
  return Number.isNaN(found) ? null : found
}

/** The rooms near a host, null if too few are known while some hotels don't say how many they have. */
export function knownRooms({ request: { roomsPerNight }, roomsOf }: HostMatcher, row: number): number | null {
  if (roomsPerNight === null) return null
  const { rooms, uncounted } = roomsOf(row)
  return rooms < roomsPerNight && uncounted > 0 ? null : rooms
}

const shareOf = (found: readonly string[], wanted: readonly string[]) =>
  wanted.length === 0 ? null : found.length / wanted.length

/** `isWhole` tells whether what was found free is so from opening to closing: only what is ranked is asked. */
export function scoresOf(
  matcher: HostMatcher,
  reader: RecordReader,
  host: FittingHost,
  isWhole = () => matcher.isWholeAt(host.row, host.option),
): MatchScores {
  const { request, need, amenities: wanted, options, hasDates } = matcher
  const { row, own, option, isFree } = host
  const dates = options[option]
  const weeks = dates?.weeks ?? 0
  const { events, rating, inSeason } = reader.record(row, dates?.months ?? null)
  const { responseTime, answered } = reader.replies(row)
  return {
    fields: fieldsScore({ own, needed: need.count }, shareOf(reader.amenities(row, wanted), wanted)),
    dates: !hasDates ? matchParts.dates : datesScore(isFree ? { weeks, isWhole: isWhole() } : null),
    rooms: roomsScore(knownRooms(matcher, row), request.roomsPerNight),
    distance: distanceScore(milesOf(matcher, row), request.requestDist),
    record: recordScore(events, rating, inSeason),
    replies: repliesScore(responseTime, answered === null ? null : answered / 100),
  }
}

export interface RankedHost extends FittingHost {
  scores: MatchScores
  score: number
}

export function scoreHost(matcher: HostMatcher, reader: RecordReader, host: FittingHost): RankedHost {
  const scores = scoresOf(matcher, reader, host)
  return { ...host, scores, score: totalScore(scores) }
}

/** More than the miles around the earth, in tenths. */
const mostMiles = 2 ** 18

/**
 * Ranks hosts by their scores. Among equal ones come first those with more of the wanted amenities, those whose availability
 * isn't limited, and the nearest. Checks them in steps. Returns the hosts of a page: only their place among equals needs their ids.
 */
export async function rankHosts(
  { facilities }: { facilities: IndexState },
  matcher: HostMatcher,
  hosts: readonly FittingHost[],
  { offset, take }: { offset: number; take: number },
): Promise<RankedHost[]> {
  const reader = recordReader(facilities)
  const { amenities: wanted } = matcher
  const ranked: RankedHost[] = []
  // One number orders a host: sorting numbers takes a fraction of the time of comparing fields.
  const keys = new Float64Array(hosts.length)
  await inSteps(hosts, (host) => {
    const scored = scoreHost(matcher, reader, host)
    const { row, score } = scored
    const lacking = wanted.length - (wanted.length === 0 ? 0 : reader.amenities(row, wanted).length)
    const tenths = Math.round((milesOf(matcher, row) ?? 0) * 10)
    keys[ranked.length] =
      (((100 - score) * 128 + lacking) * 2 + Number(reader.isLimited(row))) * mostMiles + tenths
    ranked.push(scored)
  })
  const places = Uint32Array.from(keys.keys())
  const { ids } = facilities
  const sorted = keys.toSorted()
  const [first, last] = [sorted[offset], sorted[Math.min(sorted.length, offset + take) - 1]]
  if (first === undefined || last === undefined) return []
  const before = sorted.indexOf(first)
  const near = places.filter((place) => keys[place]! >= first && keys[place]! <= last)
  near.sort((a, b) => keys[a]! - keys[b]! || (ids[ranked[a]!.row]! < ids[ranked[b]!.row]! ? -1 : 1))
  return Array.from(near.slice(offset - before, offset - before + take), (place) => ranked[place]!)
}

import type { HostMatch, MatchFacts, MatchReason } from '@app/contract/events/match-schema.ts'
import { Surface } from '@app/contract/reference-lists/surfaces.ts'
import { intersect } from '../../../search/index/bitset.ts'
import { viewList } from '../../../search/index/int-lists.ts'
import { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { dayText } from './date-options.ts'
import { listOf, rowsWith } from './host-rows.ts'
import type { HostIndexes, HostMatcher } from './match-hosts.ts'
import { knownRooms, milesOf, recordReader, type RankedHost } from './rank-hosts.ts'

/** Reads which facilities belong to a destination with a grant program. */
export function grantReader({ facilities, destinations }: HostIndexes) {
  const granting = rowsWith(destinations, 'services', ['Grant Programs'])
  intersect(granting, destinations.values.publicRows, granting.length)
  const { codes: codeOf } = facilities.columns.facets.get('destinationId')!.dictionary
  const codes = new Set(Array.from(listOf(granting), (row) => codeOf.get(destinations.ids[row]!)))
  return (row: number) => viewList(facilities.values.codesOfRow, row).some((code) => codes.has(code))
}

/** The surfaces of a host's spaces that count. */
function surfacesOf({ facilities: { parts, columns } }: HostIndexes, { spaces }: HostMatcher, row: number) {
  const place = [...columns.attributes.keys()].indexOf('surface')
  const codes = columns.attributes.get('surface')?.dictionary.codes ?? new Map<string, number>()
  const names = new Map(Array.from(codes, ([name, code]) => [code, name]))
  const pairs = viewList(parts.ofRow, row)
  const found = new Set<string>()
  for (let at = 0; at < pairs.length; at += 2) {
    const combination = pairs[at]!
    if (spaces.rejections[combination] !== 0) continue
    const slot = parts.slots[combination * columns.attributes.size + place]!
    const name = slot < 0 ? undefined : names.get(parts.codeOfSlot[slot]!)
    if (name !== undefined) found.add(name)
  }
  return Surface.options.filter((surface) => surface !== 'N/A' && found.has(surface))
}

/** The days on which a host is known to be free for a request, set-up included. */
export function freeDays({ options }: HostMatcher, { isFree, option: place }: RankedHost) {
  const option = options[place]
  return isFree && option ? { from: dayText(option.from), to: dayText(option.to) } : { from: null, to: null }
}

export function hostFacts(indexes: HostIndexes, matcher: HostMatcher, host: RankedHost): MatchFacts {
  const { request, options, need, needed, amenities, hotelMiles } = matcher
  const { row, own } = host
  const option = options[host.option]
  const reader = recordReader(indexes.facilities)
  const { rooms, uncounted } = matcher.roomsOf(row)
  return {
    needed: need.count === null ? null : needed,
    own: need.count === null ? 0 : own,
    surfaces: surfacesOf(indexes, matcher, row),
    ...freeDays(matcher, host),
    weeks: option?.weeks ?? 0,
    setupDays: request.setupDays ?? 0,
    rooms,
    uncounted,
    roomsNeeded: request.roomsPerNight,
    hotelDist: hotelMiles,
    miles: milesOf(matcher, row),
    reach: matcher.reach,
    ...reader.record(row, option?.months ?? null),
    ...reader.replies(row),
    hasGrant: grantReader(indexes)(row),
    amenities: reader.amenities(row, amenities).map((name) => AmenityName.parse(name)),
    amenitiesWanted: amenities.length,
  }
}

const reason = (name: MatchReason['reason'], tone: MatchReason['tone']): MatchReason => ({
  reason: name,
  tone,
})

/** Up to three reasons, in the order in which they decide: what is short or tight is told before what is a bonus. */
function reasonsOf(facts: MatchFacts, rooms: number | null): MatchReason[] {
  const { roomsNeeded, weeks, from, events, rating, miles, reach, hasGrant, amenitiesWanted } = facts
  const all: MatchReason[] = []
  const isTooFar = miles !== null && reach !== null && miles > reach
  if (isTooFar) all.push(reason('distance', 'bad'))
  if (from !== null && weeks !== 0) all.push(reason('dates', 'fair'))
  if (roomsNeeded !== null)
    all.push(reason('rooms', rooms !== null && rooms >= roomsNeeded * 1.1 ? 'good' : 'fair'))
  if (hasGrant) all.push(reason('grant', 'good'))
  if (events > 0 || rating !== null)
    all.push(reason('record', rating === null || rating >= 4 ? 'good' : rating >= 3 ? 'fair' : 'bad'))
  if (amenitiesWanted > 0) {
    const has = facts.amenities.length
    all.push(reason('amenities', has === amenitiesWanted ? 'good' : has > 0 ? 'fair' : 'bad'))
  }
  if (miles !== null && !isTooFar) all.push(reason('distance', miles <= (reach ?? 200) / 2 ? 'good' : 'fair'))
  if (facts.answered !== null && facts.answered < 50) all.push(reason('replies', 'bad'))
  else if (facts.responseTime !== null || facts.answered !== null) all.push(reason('replies', 'good'))
  if (events === 0 && rating === null) all.push(reason('record', 'fair'))
  return all.slice(0, 3)
}

/** What a page shows of a host besides its match. */
export type HostNames = Pick<
  HostMatch,
  'id' | 'name' | 'city' | 'state' | 'headerImage' | 'reach' | 'isManaged'
>

export function explainHost(
  indexes: HostIndexes,
  matcher: HostMatcher,
  host: RankedHost,
  namesOf: (row: number) => HostNames,
  partDays: HostMatch['partDays'] = [],
): HostMatch {
  const { needed } = matcher
  const facts = hostFacts(indexes, matcher, host)
  const partners = host.own >= needed ? [] : matcher.partners.choose(host.row, host, needed - host.own)
  const sentence = !host.isFree
    ? 'datesUnknown'
    : facts.weeks !== 0
      ? 'otherDates'
      : partners.length > 0
        ? 'withPartners'
        : 'allHere'
  return {
    ...namesOf(host.row),
    score: host.score,
    scores: host.scores,
    isFree: host.isFree,
    sentence,
    reasons: reasonsOf(facts, knownRooms(matcher, host.row)),
    facts,
    partDays,
    partners: partners.map(({ row, spaces, miles, isFree }) => {
      const { id, name } = namesOf(row)
      return { id, name, spaces, miles, isFree }
    }),
  }
}

import type { MatchCondition } from '@app/contract/events/match-schema.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { askedAmenities, requiredAmenities } from '@app/contract/rules/asked-amenities.ts'
import { usualHotelMiles } from '@app/contract/rules/match-choices.ts'
import { hasBit } from '../../../search/index/bitset.ts'
import type { AskedPlace } from '../../../search/asked-place.ts'
import type { IndexState } from '../../../search/index/index-state.ts'
import { dateOptions, type DateOption, type HostDates } from './date-options.ts'
import { spaceCounter, unknownDays, type FreshCalendars, type SpaceCounter } from './host-spaces.ts'
import { listOf, rowsForSports, rowsWith } from './host-rows.ts'
import { milesFrom } from '../../../search/index/near-rows.ts'
import { partnerFinder, partnersAround } from './partners.ts'
import type { roomCounter, RoomsNear } from './rooms-near.ts'
import { furtherNeed, spaceNeed, type SpaceNeed } from './wanted-spaces.ts'

/** The search indexes that matching reads. */
export interface HostIndexes {
  facilities: IndexState
  hotels: IndexState
  destinations: IndexState
}

/** What runs of a request with small changes have in common, by what it depends on. */
export const sharedWork = () => ({
  spaces: new Map<string, SpaceCounter>(),
  partners: new Map<string, ReturnType<typeof partnersAround>>(),
})

function once<T>(done: Map<string, T>, key: unknown, make: () => T): T {
  const text = JSON.stringify(key)
  const known = done.get(text)
  if (known !== undefined) return known
  const made = make()
  done.set(text, made)
  return made
}

/** A request, as of a day, with the place of its address. */
export interface Matching extends AskedPlace {
  /** With the miles that it looks, if it looks around a place. */
  request: MatchRequest
  /** In UTC. */
  today: number
  /** Only these dates, instead of those of the request. */
  options?: readonly DateOption[] | null
  fresh?: FreshCalendars
  /** What they hold is free. */
  leadIds?: readonly string[]
  /** What counts instead of the spaces of the request. */
  need?: SpaceNeed
  shared?: ReturnType<typeof sharedWork>
  /** Those that its runs read. A reload replaces the others meanwhile. */
  indexes?: HostIndexes
  /** How far the request looks, where a change of it looks farther. */
  reach?: number | null
  /** Rows that have been hidden since they were indexed. */
  hidden?: ReadonlySet<number>
}

/** Checks single hosts against the conditions of a request. Rows are those of the index of facilities. */
export function hostMatcher(
  { facilities, hotels }: HostIndexes,
  countRooms: ReturnType<typeof roomCounter>,
  matching: Matching,
) {
  const { request, towns, today, fresh = new Map(), hidden = new Set(), shared = sharedWork() } = matching
  // A change may give up the place.
  const area = request.requestAddress === null ? null : matching.area
  const dates = matching.options === undefined ? dateOptions(request, today) : matching.options
  const options = dates ?? []
  const counting = { state: facilities, today, options, fresh }
  const { need = spaceNeed(request) } = matching
  const needed = need.count ?? 1
  const amenities = [
    ...new Set([...request.amenities, ...askedAmenities(request).map(({ amenity }) => amenity)]),
  ]
  const { wanted } = need
  const spaces = once(shared.spaces, [need, options], () => spaceCounter(counting, need))
  const requirements = request.requirements.map((requirement) => ({
    name: requirement.name,
    count: requirement.count,
    spaces: spaceCounter(counting, furtherNeed(requirement)),
  }))
  const forSports = rowsForSports(facilities, request.sportsList, hidden)
  const ofTypes = request.needsSpecificFacilityType
    ? rowsWith(facilities, 'facilityType', request.facilityTypes)
    : null
  const sporting = listOf(forSports)
  const withAmenities = requiredAmenities(request).map((name) => rowsWith(facilities, 'amenities', [name]))
  const hasType = (row: number) => ofTypes === null || hasBit(ofTypes, row)
  const ofArea = area && rowsWith(facilities, 'state', area.states)
  const isInArea = (row: number) => ofArea !== null && hasBit(ofArea, row)
  const fromTowns = towns.length === 0 ? null : milesFrom(facilities.positions, towns)
  // A host in the area is there, however far it is from a town that is asked for as well.
  const miles = fromTowns && ((row: number) => (isInArea(row) ? Number.NaN : fromTowns(row)))
  const isNear = (row: number) => {
    if (isInArea(row)) return true
    if (miles === null) return ofArea === null
    return request.requestDist === null || miles(row) <= request.requestDist
  }

  const partnerMiles = need.count === null ? null : request.partnerDist
  const around = once(shared.partners, [wanted, request.sportsList, partnerMiles], () =>
    partnersAround(facilities, sporting, spaces.onSite, partnerMiles),
  )
  const partners = partnerFinder(facilities, spaces, around)
  function hasRequired(row: number) {
    for (const required of requirements) if (required.spaces.onSite(row) < required.count) return false
    return true
  }
  const hasSpaces = (row: number) => {
    const own = spaces.onSite(row)
    if (own < 1 || !hasRequired(row)) return false
    return own >= needed || partners.mostOnSite(row) >= needed - own
  }

  /** What is required besides, and that the calendar lists, must be free too. */
  function areRequiredFree(row: number, option: number) {
    for (const required of requirements) {
      const free = required.spaces.freeAt(row, option)
      if (free !== unknownDays && free < required.count) return false
    }
    return true
  }
  const isFreeAt = (row: number, option: number) => {
    const own = spaces.freeAt(row, option)
    if (own < 1 || !areRequiredFree(row, option)) return false
    return own >= needed || partners.mostFree(row, option, needed - own) >= needed - own
  }
  /** Whether a host that is free at an option is so from opening to closing. Further spaces that the calendar doesn't list count as whole. */
  function isWholeAt(row: number, option: number) {
    const own = Math.min(spaces.freeAt(row, option), needed)
    const areRequiredWhole = requirements.every(
      ({ count, spaces: required }) =>
        required.freeAt(row, option) === unknownDays || required.wholeAt(row, option) >= count,
    )
    return (
      areRequiredWhole &&
      spaces.wholeAt(row, option) >= own &&
      partners.mostWhole(row, option, needed - own) >= needed - own
    )
  }
  function freeDates(row: number): FittingHost | null {
    if (!spaces.hasDays(row)) return null
    for (let option = 0; option < options.length; option++)
      if (isFreeAt(row, option)) return { row, option, isFree: true, own: spaces.freeAt(row, option) }
    return null
  }
  function unknownDates(row: number): FittingHost | null {
    for (let option = 0; option < options.length; option++) {
      const free = spaces.freeAt(row, option)
      const own = free === unknownDays ? spaces.onSite(row) : free
      if (own < 1 || !areRequiredFree(row, option)) continue
      // A host that is known to be free here has been found by `freeDates`.
      if (own >= needed || partners.mostPossible(row, option, needed - own) >= needed - own)
        return { row, option, isFree: false, own }
    }
    return null
  }
  /** Null if it is taken on all dates. Only of rows that have the spaces. */
  const datesOf = (row: number): FittingHost | null =>
    dates === null
      ? { row, option: -1, isFree: true, own: spaces.onSite(row) }
      : (freeDates(row) ?? unknownDates(row))

  const hotelMiles = request.hotelDist ?? usualHotelMiles
  const roomsOf: (row: number) => RoomsNear = countRooms(hotels, facilities, hotelMiles)
  const hasRooms = (row: number) => {
    const { roomsPerNight } = request
    if (roomsPerNight === null) return true
    const { rooms, uncounted } = roomsOf(row)
    return rooms >= roomsPerNight || uncounted > 0
  }

  /** The conditions between the sport and the dates, in order. Only those that the request has. */
  const conditions: readonly { condition: MatchCondition; meets: (row: number) => boolean }[] = [
    ...(ofTypes !== null ? [{ condition: 'facilityType', meets: hasType } as const] : []),
    ...(request.requestDist !== null || area !== null
      ? [{ condition: 'distance', meets: isNear } as const]
      : []),
    ...(withAmenities.length > 0
      ? [
          {
            condition: 'amenities',
            meets: (row: number) => withAmenities.every((rows) => hasBit(rows, row)),
          } as const,
        ]
      : []),
    ...(need.count !== null || requirements.length > 0
      ? [{ condition: 'spaces', meets: hasSpaces } as const]
      : []),
  ]
  return {
    request,
    towns,
    area,
    reach: matching.reach ?? request.requestDist,
    options,
    hasDates: dates !== null,
    hasRoomsAsked: request.roomsPerNight !== null,
    needed,
    need,
    amenities,
    sporting,
    isSporting: (row: number) => hasBit(forSports, row),
    conditions,
    isFreeAt,
    isWholeAt,
    datesOf,
    hasRooms,
    roomsOf,
    hotelMiles,
    miles,
    spaces,
    requirements,
    /** Counts other spaces than those asked for, on the same days. */
    countSpaces: (other: SpaceNeed) => spaceCounter(counting, other),
    partners,
  }
}
export type HostMatcher = ReturnType<typeof hostMatcher>

/** When a single host can take it. Null if it doesn't fit. */
export function fitOf(
  { isSporting, conditions, datesOf, hasRooms }: HostMatcher,
  row: number,
): FittingHost | null {
  return isSporting(row) && conditions.every(({ meets }) => meets(row)) && hasRooms(row) ? datesOf(row) : null
}

export interface FittingHost extends HostDates {
  row: number
}

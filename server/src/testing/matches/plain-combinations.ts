import type { MatchRequest } from '@app/contract/events/match-request.ts'
import type { PlainCatalogue, PlainHost } from './plain-hosts.ts'
import { freeOn, isWished, onSite, staysOf } from './plain-matches.ts'
import { isWithin, milesBetween, type PlainPlace } from './plain-places.ts'
import { requiredWishes, wishesOf, type Wish } from './plain-wishes.ts'

/** A reference implementation of combinations: every pair and triple of each destination, space by space. */

interface Slot {
  wishes: Wish[]
}

/** Whether each slot gets a space of its own: by trying, and moving those that have one to another. */
function areFilled(slots: Slot[], spaces: PlainHost['spaces']): boolean {
  const units = spaces.flatMap((space) =>
    Array.from({ length: Math.min(space.count, slots.length) }, () => space),
  )
  const holder = new Map<number, number>()
  const fill = (slot: number, tried: Set<number>): boolean =>
    units.some((unit, place) => {
      if (tried.has(place) || !slots[slot]!.wishes.some((wish) => isWished(unit, wish))) return false
      tried.add(place)
      const other = holder.get(place)
      if (other !== undefined && !fill(other, tried)) return false
      holder.set(place, slot)
      return true
    })
  return slots.every((_, slot) => fill(slot, new Set()))
}

/** What the request asks for of spaces and further spaces, and what it asks of each host besides. */
function askedOf({ hotels }: PlainCatalogue, request: MatchRequest, place: PlainPlace | null) {
  const { count, wishes } = wishesOf(request)
  const needs = [...(count === null ? [] : [{ count, wishes }]), ...request.requirements.map(requiredWishes)]
  const slots = needs.flatMap((need) => Array.from({ length: need.count }, () => ({ wishes: need.wishes })))
  const hasRooms = (host: PlainHost) => {
    const near = hotels.filter((hotel) => milesBetween(host, hotel) <= (request.hotelDist ?? 10))
    const rooms = near.reduce((sum, hotel) => sum + (hotel.rooms ?? 0), 0)
    return (
      request.roomsPerNight === null ||
      rooms >= request.roomsPerNight ||
      near.some((hotel) => hotel.rooms === null)
    )
  }
  const meets = (host: PlainHost) =>
    request.sportsList.every((sport) => host.sports.includes(sport)) &&
    (!request.needsSpecificFacilityType ||
      request.facilityTypes.some((type) => type === host.facilityType)) &&
    isWithin(host, request, place) &&
    (request.liveStream !== 'Required' || host.amenities.includes('Live Streaming')) &&
    hasRooms(host)
  return { needs, slots, meets }
}

/** The destinations of which two or three venues are enough together, and none of these alone, if the dates don't count. */
export function plainCombinations(
  catalogue: PlainCatalogue,
  request: MatchRequest,
  place: PlainPlace | null,
) {
  const { needs, slots, meets } = askedOf(catalogue, request, place)
  const isEnough = (venues: PlainHost[]) =>
    areFilled(
      slots,
      venues.flatMap(({ spaces }) => spaces),
    )
  const isEnoughAlone = (host: PlainHost) => needs.every(({ count, wishes }) => onSite(host, wishes) >= count)
  const candidates = catalogue.hosts.filter(
    (host) => meets(host) && !isEnoughAlone(host) && needs.some(({ wishes }) => onSite(host, wishes) > 0),
  )
  const found = new Set<string>()
  for (const id of new Set(candidates.flatMap(({ destinationIds }) => destinationIds))) {
    const venues = candidates.filter(({ destinationIds }) => destinationIds.includes(id))
    const isPossible = venues.some((one, i) =>
      venues
        .slice(i + 1)
        .some(
          (other, j) =>
            isEnough([one, other]) || venues.slice(i + j + 2).some((third) => isEnough([one, other, third])),
        ),
    )
    if (slots.length > 0 && isPossible) found.add(id)
  }
  return found
}

interface Combined {
  destinationId: string
  isFree: boolean
  facts: { from: string | null }
  venues: { id: string; spaces: number }[]
}

/** What isn't true of a combination that is shown. */
export function falsehoods(
  catalogue: PlainCatalogue,
  request: MatchRequest,
  place: PlainPlace | null,
  today: string,
  { destinationId, isFree, facts, venues }: Combined,
): string[] {
  const { needs, slots, meets } = askedOf(catalogue, request, place)
  const hosts = venues.map(({ id }) => catalogue.hosts.find((host) => host.id === id))
  const known = hosts.filter((host) => host !== undefined)
  const stay = staysOf(request, today)?.find(({ days }) => days[0] === facts.from)
  const { count, wishes } = wishesOf(request)
  const freeOf = (host: PlainHost) =>
    freeOn(host, wishes, Math.min(count ?? 1, onSite(host, wishes)), stay?.days ?? [], today) ?? 0
  const checks: [string, boolean][] = [
    ['has a venue outside the marketplace', known.length < hosts.length],
    ['has a venue twice', new Set(hosts).size < hosts.length],
    ['is of one venue', hosts.length < 2 || hosts.length > 3],
    ['has a venue of elsewhere', known.some((host) => !host.destinationIds.includes(destinationId))],
    ['has a venue that doesn’t meet the conditions', !known.every(meets)],
    [
      'has a venue that is enough alone',
      known.some((host) => needs.every((need) => onSite(host, need.wishes) >= need.count)),
    ],
    [
      'lacks spaces',
      !areFilled(
        slots,
        known.flatMap(({ spaces }) => spaces),
      ),
    ],
    [
      'isn’t free',
      isFree &&
        facts.from !== null &&
        count !== null &&
        (stay === undefined || known.reduce((sum, host) => sum + freeOf(host), 0) < count),
    ],
  ]
  return checks.filter(([, isSo]) => isSo).map(([what]) => what)
}

import type { MatchRequest } from '@app/contract/events/match-request.ts'
import type { PlainCatalogue, PlainHost, PlainSpace } from './plain-hosts.ts'
import { isWithin, milesBetween, type PlainPlace } from './plain-places.ts'
import { requiredWishes, wishesOf, type Wish } from './plain-wishes.ts'

/** A reference implementation of matching: it compares each host with each other one, day by day, without an index. */

export interface PlainMatch {
  id: string
  isFree: boolean
  score: number
  scores: Record<string, number>
}

const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

interface Stay {
  days: string[]
  weeks: number
}

/** The dates that the request allows, best first. */
export function staysOf(request: MatchRequest, today: string): Stay[] | null {
  const { startDate, endDate, flexWeeks, setupDays } = request
  if (startDate === null || endDate === null) return null
  const setup = setupDays ?? 0
  const stay = (first: string, count: number, weeks: number) => ({
    first,
    days: Array.from({ length: count + setup }, (_, n) => plus(first, n - setup)),
    weeks,
  })
  const span = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1
  const found = []
  if (request.hasFlexibleDates) {
    const count = request.dayCount ?? 1
    // A weekend stay ends on Sunday; of one day, and of two, it begins on Saturday; of a week or more, it begins on Monday.
    const weekendStart = count >= 7 ? 1 : count <= 2 ? 6 : (8 - count) % 7
    const starts = Array.from({ length: span - count + 1 }, (_, n) => plus(startDate, n))
    for (const isWeekend of [true, false])
      for (const start of starts)
        if ((weekdayOf(start) === weekendStart) === isWeekend) found.push(stay(start, count, 0))
  } else {
    found.push(stay(startDate, span, 0))
    for (let weeks = 1; weeks <= (flexWeeks ?? 0); weeks++)
      for (const move of [weeks, -weeks]) found.push(stay(plus(startDate, 7 * move), span, move))
  }
  return found.filter(({ first }) => first >= today)
}

export const onSite = (host: PlainHost, wishes: Wish[]) =>
  host.spaces
    .filter((space) => wishes.some((wish) => isWished(space, wish)))
    .reduce((sum, { count }) => sum + count, 0)

export const isWished = ({ name, surface, location }: PlainSpace, wish: Wish) =>
  (wish.type === undefined || wish.type === name) &&
  (wish.surfaces === undefined || wish.surfaces.includes(surface)) &&
  (wish.location === undefined || wish.location === location)

/** How many are free on all days, for three hours or from opening to closing. Null if nobody knows. */
export function freeOn(
  host: PlainHost,
  wishes: Wish[],
  least: number,
  days: string[],
  today: string,
  kind: 'days' | 'whole' = 'days',
): number | null {
  if (host.calendar === null || plus(host.calendar.kept, 59) < today) return null
  const wished = host.calendar.spaces.filter(({ type, surface }) =>
    wishes.some(
      (wish) =>
        (wish.type === undefined || wish.type === type) &&
        (wish.surfaces === undefined || surface === null || wish.surfaces.includes(surface)),
    ),
  )
  if (wished.length < Math.max(1, least)) return null
  const [first] = wished
  if (days.some((day) => day < first!.from || day >= plus(first!.from, first!.days.length))) return null
  const isFree = (space: { from: string; days: string; whole: string }) =>
    days.every((day) => space[kind][(Date.parse(day) - Date.parse(space.from)) / 86_400_000] === '1')
  return wished.filter(isFree).length
}

export function plainMatches(
  { hosts, hotels }: PlainCatalogue,
  request: MatchRequest,
  place: PlainPlace | null,
  today: string,
): PlainMatch[] {
  const { count, wishes } = wishesOf(request)
  const needed = count ?? 1
  const stays = staysOf(request, today)
  const sporting = hosts.filter((host) => request.sportsList.every((sport) => host.sports.includes(sport)))
  const counts = new Map(sporting.map((host) => [host, count === null ? 1 : onSite(host, wishes)]))
  const has = (host: PlainHost) => counts.get(host) ?? 0
  const capable = sporting.filter((host) => has(host) > 0)
  const partnersOf = (host: PlainHost) =>
    count === null || request.partnerDist === null
      ? []
      : capable.filter((other) => other !== host && milesBetween(host, other) <= request.partnerDist!)
  const frees = new Map<string, number | null>()
  const required = request.requirements.map(requiredWishes)
  const topTwo = (numbers: number[]) =>
    numbers
      .toSorted((a, b) => b - a)
      .slice(0, 2)
      .reduce((sum, one) => sum + one, 0)

  const wanted = [...new Set([...request.amenities, ...(request.liveStream ? ['Live Streaming'] : [])])]
  const wantedOf = (host: PlainHost) => wanted.filter((name) => host.amenities.includes(name)).length

  const found: (PlainMatch & { host: PlainHost; miles: number })[] = []
  for (const host of capable) {
    if (
      request.needsSpecificFacilityType &&
      !request.facilityTypes.some((type) => type === host.facilityType)
    )
      continue
    if (!isWithin(host, request, place)) continue
    const miles = place === null || place.precision === 'state' ? Number.NaN : milesBetween(place, host)
    if (request.liveStream === 'Required' && !host.amenities.includes('Live Streaming')) continue
    if (!required.every((one) => onSite(host, one.wishes) >= one.count)) continue
    const partners = partnersOf(host)
    if (has(host) + topTwo(partners.map(has)) < needed) continue

    const near = hotels.filter((hotel) => milesBetween(host, hotel) <= (request.hotelDist ?? 10))
    const rooms = near.reduce((sum, hotel) => sum + (hotel.rooms ?? 0), 0)
    const areRoomsUnknown = near.some((hotel) => hotel.rooms === null)
    const wantedRooms = request.roomsPerNight
    if (wantedRooms !== null && rooms < wantedRooms && !areRoomsUnknown) continue

    const free = (one: PlainHost, days: string[]) => {
      const key = `${one.id} ${days[0]}`
      const known = frees.get(key)
      if (known !== undefined) return known
      const number = freeOn(one, wishes, Math.min(needed, has(one)), days, today)
      const capped = number === null ? null : Math.min(number, has(one))
      frees.set(key, capped)
      return capped
    }
    const isRequiredFree = (days: string[], kind?: 'whole') =>
      required.every((one) => {
        const least = Math.min(one.count, onSite(host, one.wishes))
        const number = freeOn(host, one.wishes, least, days, today, kind)
        return number === null || number >= one.count
      })
    const whole = (one: PlainHost, days: string[]) =>
      Math.min(has(one), freeOn(one, wishes, Math.min(needed, has(one)), days, today, 'whole') ?? 0)
    const isWhole = (days: string[]) => {
      const own = Math.min(free(host, days) ?? 0, needed)
      const others = partners.map((partner) => whole(partner, days))
      return (
        whole(host, days) >= own &&
        isRequiredFree(days, 'whole') &&
        (own >= needed || own + topTwo(others) >= needed)
      )
    }
    let result: { isFree: boolean; weeks: number; own: number; days: string[] } | undefined
    if (stays === null) result = { isFree: true, weeks: 0, own: has(host), days: [] }
    for (const isKnown of [true, false])
      for (const { days, weeks } of result ? [] : (stays ?? [])) {
        const known = free(host, days)
        if (isKnown && known === null) continue
        const own = known ?? has(host)
        if (own < 1 || !isRequiredFree(days)) continue
        const others = partners.map((partner) => free(partner, days) ?? (isKnown ? 0 : has(partner)))
        if (own + (own >= needed ? 0 : topTwo(others)) < needed) continue
        result ??= { isFree: isKnown, weeks, own, days }
      }
    if (result === undefined) continue

    const own = Math.min(result.own, needed)
    const stated = { 'Within an hour': 3, 'Within a day': 2, 'Within two days': 1, 'Within a week': 0.5 }
    const spaceShare = count === null ? 1 : (own + 0.25 * (needed - own)) / needed
    const months = result.days.map((day) => day.slice(5, 7))
    const season = stays === null ? 1 : months.some((month) => host.eventMonths.includes(month)) ? 2 : 0
    const answered = host.dueLeads < 5 ? 0 : Math.round((10 * host.answeredLeads) / host.dueLeads) / 10
    const scores: Record<string, number> = {
      fields: Math.round(
        wanted.length === 0 ? 40 * spaceShare : 36 * spaceShare + (4 * wantedOf(host)) / wanted.length,
      ),
      dates:
        stays === null
          ? 20
          : !result.isFree
            ? 10
            : Math.max(
                4,
                (result.weeks === 0 ? 20 : 18 - 2 * Math.abs(result.weeks)) - (isWhole(result.days) ? 0 : 4),
              ),
      rooms:
        wantedRooms === null
          ? 15
          : rooms < wantedRooms
            ? 8
            : Math.round(10 + 5 * Math.min(1, (rooms / wantedRooms - 1) * 4)),
      distance: Number.isNaN(miles)
        ? 10
        : Math.round(10 - 6 * Math.min(1, miles / (request.requestDist ?? 150))),
      record: Math.round(
        4 * Math.min(1, host.events / 10) + 4 * Math.max(0, ((host.rating ?? 3) - 3) / 2) + season,
      ),
      replies: Math.round(
        (Object.entries(stated).find(([time]) => time === host.responseTime)?.[1] ?? 0) + 2 * answered,
      ),
    }
    const score = Object.values(scores).reduce((sum, one) => sum + one, 0)
    found.push({
      id: host.id,
      isFree: result.isFree,
      score,
      scores,
      host,
      miles: Number.isNaN(miles) ? 0 : miles,
    })
  }
  const limited = (host: PlainHost) => Number(host.availability === 'Limited availability to host')
  return found
    .toSorted(
      (a, b) =>
        Number(b.isFree) - Number(a.isFree) ||
        b.score - a.score ||
        wantedOf(b.host) - wantedOf(a.host) ||
        limited(a.host) - limited(b.host) ||
        Math.round(a.miles * 10) - Math.round(b.miles * 10) ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id, isFree, score, scores }) => ({ id, isFree, score, scores }))
}

import type { responseTimes } from '../reference-lists/response-times.ts'

/** The parts of a match and their most points, 100 in all. A membership never counts. */
export const matchParts = {
  fields: 40,
  dates: 20,
  rooms: 15,
  distance: 10,
  record: 10,
  replies: 5,
} as const
export type MatchPart = keyof typeof matchParts
export type MatchScores = Record<MatchPart, number>

/** Miles from the address at which a host gets the fewest points, if the request has no limit. */
const usualReach = 500
/** A part of which nobody knows gets half of its points. */
const half = (part: MatchPart) => Math.round(matchParts[part] / 2)

/** The points that wanted amenities take from those of the spaces. */
const amenityPoints = 4

/**
 * Spaces at a partner count a quarter: teams have to change sites. `needed` is null if any will do. `amenities` is the share of the wanted
 * amenities that the host has, null if none are wanted.
 */
export function fieldsScore(
  { own, needed }: { own: number; needed: number | null },
  amenities: number | null,
) {
  const share = needed === null ? 1 : (Math.min(own, needed) + 0.25 * Math.max(0, needed - own)) / needed
  return Math.round(
    amenities === null
      ? matchParts.fields * share
      : (matchParts.fields - amenityPoints) * share + amenityPoints * amenities,
  )
}

/** The points that are lost where a day is free for some hours only. */
const partPoints = 4

/** `weeks` is by how many weeks the dates move. Null if nobody knows whether the host is free. */
export function datesScore(free: { weeks: number; isWhole: boolean } | null) {
  if (free === null) return half('dates')
  const points = free.weeks === 0 ? matchParts.dates : 18 - 2 * Math.abs(free.weeks)
  return Math.max(4, free.isWhole ? points : points - partPoints)
}

/** A quarter more rooms than needed gets all points. `rooms` is null if nobody knows. */
export function roomsScore(rooms: number | null, needed: number | null) {
  if (needed === null) return matchParts.rooms
  if (rooms === null) return half('rooms')
  return Math.round(10 + 5 * Math.min(1, Math.max(0, rooms / needed - 1) * 4))
}

export const distanceScore = (miles: number | null, reach: number | null) =>
  miles === null ? matchParts.distance : Math.round(10 - 6 * Math.min(1, miles / (reach ?? usualReach)))

/**
 * Ten events, five stars, and an event in the same months of another year get all points. `inSeason` is null if nobody knows the months.
 */
export const recordScore = (events: number, rating: number | null, inSeason: boolean | null) =>
  Math.round(
    4 * Math.min(1, events / 10) +
      4 * Math.max(0, ((rating ?? 3) - 3) / 2) +
      2 * (inSeason === null ? 0.5 : Number(inSeason)),
  )

const statedPoints: Record<(typeof responseTimes)[number], number> = {
  'Within an hour': 3,
  'Within a day': 2,
  'Within two days': 1,
  'Within a week': 0.5,
}

/** The response time that the host states, and the share of its leads that it answered, null if nobody knows. */
export const repliesScore = (stated: keyof typeof statedPoints | null, answered: number | null) =>
  Math.round((stated === null ? 0 : statedPoints[stated]) + 2 * (answered ?? 0))

export const totalScore = (scores: MatchScores) => Object.values(scores).reduce((sum, one) => sum + one, 0)

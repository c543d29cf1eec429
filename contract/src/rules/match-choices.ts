// Without what requests ask: pages need the names of choices at once.
import type { AskedGroup } from './asked-field.ts'

/** The lists of hosts that fit. */
export const matchGroups = ['free', 'unknown'] as const

/** What narrows the hosts of a request down. */
export const matchFilters = ['onSite', 'partners', 'grant', 'indoor'] as const

/** What is tried of a request that some hosts fit. */
export const smallChanges = [
  'fewerSpaces',
  'farther',
  'moreWeeks',
  'hotelsFarther',
  'withPartners',
  'anySurface',
  'onlyFirstDates',
  'noPartners',
  'allIndoor',
] as const
/** What is tried of a request that no host fits: each gives a condition up altogether. */
export const drops = [
  'dropFacilityType',
  'dropDistance',
  'dropAmenities',
  'dropSpaces',
  'dropRooms',
  'dropDates',
] as const
/** Besides, a list may give up all conditions but the sports, or the first of them. */
export const matchChanges = [...smallChanges, ...drops, 'onlySports', 'firstSport'] as const
export type Change = (typeof matchChanges)[number]

/** What a host must meet, in the order in which hosts are counted. */
export const matchConditions = [
  'sport',
  'facilityType',
  'distance',
  'amenities',
  'spaces',
  'dates',
  'rooms',
] as const

/**
 * Where a form asks for a condition, the change of a request that brings back the nearest of the hosts that the condition costs, and the
 * one that gives the condition up.
 */
export const changesOf = {
  facilityType: { group: 'Where', near: null, drop: 'dropFacilityType' },
  distance: { group: 'Where', near: 'farther', drop: 'dropDistance' },
  amenities: { group: 'Spaces', near: null, drop: 'dropAmenities' },
  spaces: { group: 'Spaces', near: 'fewerSpaces', drop: 'dropSpaces' },
  dates: { group: 'When', near: 'moreWeeks', drop: 'dropDates' },
  rooms: { group: 'People and rooms', near: 'hotelsFarther', drop: 'dropRooms' },
} as const satisfies Record<
  Exclude<(typeof matchConditions)[number], 'sport'>,
  { group: AskedGroup; near: Change | null; drop: Change }
>

/** How far hosts, hotels and partners may be where a request doesn't say it. */
export const usualReachMiles = 150
export const usualHotelMiles = 10
export const usualPartnerMiles = 15
/** The farthest that a request can look. */
export const farthestMiles = 3000
/** How far the list of hosts can look from the place of a request. */
export const reachChoices = [25, 50, 100, usualReachMiles, 250, 500, 1000, farthestMiles] as const

/** How far a choice of hosts goes, in calls and in the address of their page. */
export const choiceBounds = {
  week: { least: -60, most: 60 },
  dist: { least: 1, most: farthestMiles },
} as const

/**
 * A number of a choice from its text in an address. Undefined unless it is a whole number in plain digits and within the bounds: part of
 * '1e9' or '12.5' would be another choice than the one that is written.
 */
export function boundedNumber(text: string | null, { least, most }: { least: number; most: number }) {
  const value = text !== null && /^-?\d+$/.test(text) ? Number(text) : undefined
  return value !== undefined && value >= least && value <= most ? value : undefined
}

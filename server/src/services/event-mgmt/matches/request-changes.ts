import type { ChangedFields, MatchChange } from '@app/contract/events/matches.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { usualHotelMiles } from './match-hosts.ts'
import { spaceNeed } from './wanted-spaces.ts'

const usualPartnerMiles = 15
/** Reaches are tried in steps that people say. */
const milesStep = 50

/** What each change does to the fields of a request. Null where it changes nothing. */
export function changedFields(request: MatchRequest, change: MatchChange): ChangedFields | null {
  const { spaceCount, requestDist, flexWeeks, partnerDist, surface, surfaces, roomsPerNight } = request
  const { hasFlexibleDates, startDate, location } = request
  const hasFixedDates = startDate !== null && !hasFlexibleDates
  switch (change) {
    case 'fewerSpaces':
      return spaceCount !== null && spaceCount > 1 ? { spaceCount: Math.floor(spaceCount * 0.8) } : null
    case 'farther':
      return requestDist === null
        ? null
        : { requestDist: Math.min(3000, (Math.floor((requestDist * 1.2 - 1) / milesStep) + 1) * milesStep) }
    case 'moreWeeks':
      return hasFixedDates && (flexWeeks ?? 0) < 8 ? { flexWeeks: Math.min(8, (flexWeeks ?? 0) + 2) } : null
    case 'hotelsFarther':
      return roomsPerNight === null
        ? null
        : { hotelDist: Math.min(100, (request.hotelDist ?? usualHotelMiles) + 5) }
    case 'withPartners':
      return spaceCount !== null && spaceCount > 1 && partnerDist === null
        ? { partnerDist: usualPartnerMiles }
        : null
    case 'anySurface':
      return surface === null && surfaces.length === 0 ? null : { surface: null, surfaces: [] }
    case 'onlyFirstDates':
      return hasFixedDates && (flexWeeks ?? 0) > 0 ? { flexWeeks: null } : null
    case 'noPartners':
      return partnerDist === null || spaceCount === null ? null : { partnerDist: null }
    case 'allIndoor':
      return location === null && spaceNeed(request).count !== null ? { location: 'Indoor' } : null
    case 'dropDistance':
      return requestDist === null ? null : { requestDist: null }
    case 'dropSpaces':
      return spaceNeed(request).count === null ? null : { spaceCount: 1, surface: null, surfaces: [] }
    case 'dropRooms':
      return roomsPerNight === null ? null : { roomsPerNight: null }
    case 'dropDates':
      return startDate === null
        ? null
        : { startDate: null, endDate: null, hasFlexibleDates: false, dayCount: null, flexWeeks: null }
  }
}

/** What is tried of a request that some hosts fit, and of one that none does. */
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
] as const satisfies readonly MatchChange[]
export const drops = [
  'dropDistance',
  'dropSpaces',
  'dropRooms',
  'dropDates',
] as const satisfies readonly MatchChange[]

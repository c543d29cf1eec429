import type { ChangedFields, MatchChange } from '@app/contract/events/match-schema.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { usualHotelMiles } from './match-hosts.ts'
import { spaceNeed } from './wanted-spaces.ts'

const usualPartnerMiles = 15
/** Reaches are tried in steps that people say. */
const milesStep = 50
const maxMiles = 3000

const hasFixedDates = ({ startDate, hasFlexibleDates }: MatchRequest) =>
  startDate !== null && !hasFlexibleDates
const asksForSpaces = (request: MatchRequest) => spaceNeed(request).count !== null
const fartherMiles = (miles: number) =>
  Math.min(maxMiles, (Math.floor((miles * 1.2 - 1) / milesStep) + 1) * milesStep)
const noDates = { startDate: null, endDate: null, hasFlexibleDates: false, dayCount: null, flexWeeks: null }

/** What each change does to the fields of a request. Undefined where it changes nothing. */
const changes: Record<MatchChange, (request: MatchRequest) => ChangedFields | false> = {
  fewerSpaces: ({ spaceCount }) =>
    spaceCount !== null && spaceCount > 1 && { spaceCount: Math.floor(spaceCount * 0.8) },
  farther: ({ requestDist }) => requestDist !== null && { requestDist: fartherMiles(requestDist) },
  moreWeeks: (request) => {
    const weeks = request.flexWeeks ?? 0
    return hasFixedDates(request) && weeks < 8 && { flexWeeks: Math.min(8, weeks + 2) }
  },
  hotelsFarther: ({ roomsPerNight, hotelDist }) =>
    roomsPerNight !== null && { hotelDist: Math.min(100, (hotelDist ?? usualHotelMiles) + 5) },
  withPartners: ({ spaceCount, partnerDist }) =>
    spaceCount !== null && spaceCount > 1 && partnerDist === null && { partnerDist: usualPartnerMiles },
  anySurface: ({ surface, surfaces }) =>
    (surface !== null || surfaces.length > 0) && { surface: null, surfaces: [] },
  onlyFirstDates: (request) => hasFixedDates(request) && (request.flexWeeks ?? 0) > 0 && { flexWeeks: null },
  noPartners: ({ partnerDist, spaceCount }) =>
    partnerDist !== null && spaceCount !== null && { partnerDist: null },
  allIndoor: (request) => request.location === null && asksForSpaces(request) && { location: 'Indoor' },
  dropFacilityType: ({ needsSpecificFacilityType }) =>
    needsSpecificFacilityType && { needsSpecificFacilityType: false },
  dropDistance: ({ requestDist }) => requestDist !== null && { requestDist: null },
  dropSpaces: (request) => asksForSpaces(request) && { spaceCount: 1, surface: null, surfaces: [] },
  dropRooms: ({ roomsPerNight }) => roomsPerNight !== null && { roomsPerNight: null },
  dropDates: ({ startDate }) => startDate !== null && noDates,
}

/** Null where the change changes nothing. */
export const changedFields = (request: MatchRequest, change: MatchChange): ChangedFields | null =>
  changes[change](request) || null

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
  'dropFacilityType',
  'dropDistance',
  'dropSpaces',
  'dropRooms',
  'dropDates',
] as const satisfies readonly MatchChange[]

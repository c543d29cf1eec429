import type { ChangedFields, MatchRequest } from '@app/contract/events/match-request.ts'
import { askedAmenities } from '@app/contract/rules/asked-amenities.ts'
import {
  farthestMiles,
  usualHotelMiles,
  usualPartnerMiles,
  type Change,
} from '@app/contract/rules/match-choices.ts'

/** Reaches are tried in steps that people say. */
const milesStep = 50

type Spaces = Pick<MatchRequest, 'spaceName' | 'spaceCount' | 'surface' | 'surfaces' | 'location'>
/** Whether a request asks for spaces. Otherwise any facility for the sport will do. */
export const asksForSpaces = ({ spaceName, spaceCount, surface, surfaces, location }: Spaces) =>
  spaceName !== null || spaceCount !== null || surface !== null || surfaces.length > 0 || location !== null

const hasFixedDates = ({ startDate, hasFlexibleDates }: MatchRequest) =>
  startDate !== null && !hasFlexibleDates
const fartherMiles = (miles: number) =>
  Math.min(farthestMiles, (Math.floor((miles * 1.2 - 1) / milesStep) + 1) * milesStep)
const noDates = { startDate: null, endDate: null, hasFlexibleDates: false, dayCount: null, flexWeeks: null }

/** Further spaces are left out by `changedRequest`. */
const noConditions = {
  ...noDates,
  needsSpecificFacilityType: false,
  spaceName: null,
  needsSpecificSpaceType: false,
  spaceCount: null,
  surface: null,
  surfaces: [],
  location: null,
  partnerDist: null,
  liveStream: null,
  roomsPerNight: null,
}

/** What each change does to the fields of a matched request, which has no distance only in an area. False where it changes nothing. */
const changes: Record<Change, (request: MatchRequest) => ChangedFields | false> = {
  fewerSpaces: ({ spaceCount }) =>
    spaceCount !== null && spaceCount > 1 && { spaceCount: Math.floor(spaceCount * 0.8) },
  farther: ({ requestDist }) =>
    requestDist !== null && requestDist < farthestMiles && { requestDist: fartherMiles(requestDist) },
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
  dropDistance: ({ requestAddress, requestDist }) =>
    requestDist === null
      ? requestAddress !== null && { requestAddress: null, requestDist: null }
      : requestDist < farthestMiles && { requestDist: farthestMiles },
  dropAmenities: (request) => {
    const required = askedAmenities(request).filter(({ isRequired }) => isRequired)
    return (
      required.length > 0 &&
      required.reduce<ChangedFields>((fields, { name }) => ({ ...fields, [name]: 'Wished' }), {})
    )
  },
  dropSpaces: (request) => asksForSpaces(request) && { spaceCount: 1, surface: null, surfaces: [] },
  dropRooms: ({ roomsPerNight }) => roomsPerNight !== null && { roomsPerNight: null },
  dropDates: ({ startDate }) => startDate !== null && noDates,
  onlySports: () => noConditions,
  firstSport: ({ sportsList }) =>
    sportsList.length > 1 && { ...noConditions, sportsList: sportsList.slice(0, 1) },
}

/** Null where the change changes nothing. */
export const changedFields = (request: MatchRequest, change: Change): ChangedFields | null =>
  changes[change](request) || null

/** The request with a change. Null where the change changes nothing. */
export function changedRequest(request: MatchRequest, change: Change): MatchRequest | null {
  const fields = changedFields(request, change)
  if (fields === null) return null
  const hasNoConditions = change === 'onlySports' || change === 'firstSport'
  // Further spaces aren't fields of an event.
  return { ...request, ...fields, ...(hasNoConditions && { requirements: [] }) }
}

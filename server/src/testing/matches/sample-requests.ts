import { MatchRequest } from '@app/contract/events/match-request.ts'
import { sportByName } from '@app/contract/reference-lists/sports.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Random } from '../../search/index/testing/random.ts'

const sports = [
  'Soccer',
  'Basketball',
  'Volleyball',
  'Baseball',
  'Ice Hockey',
  'Softball',
  'Lacrosse',
] as const
const places = [
  'Indianapolis, Indiana',
  'Dallas, Texas',
  'Orlando, Florida',
  'Chicago, Illinois',
  'Denver, Colorado',
]

/** A request as organizers write them: most have dates, spaces and a place, some have none. */
export function sampleRequest(random: Random, today: string): MatchRequest {
  const sportsList = random.chance(0.1) ? [] : random.some(sports, 2)
  const [sport] = sportsList
  const usual = sport === undefined ? undefined : sportByName.get(sport)?.defaultSpaceType
  const hasSpace = usual !== undefined && random.chance(0.7)
  const start = addDays(today, 3 + random.below(330))
  const days = 1 + random.below(4)
  const isWindow = random.chance(0.25)
  const hasPlace = random.chance(0.4)
  return MatchRequest.parse({
    sportsList,
    ...(random.chance(0.85) && {
      startDate: start,
      endDate: addDays(start, isWindow ? 20 + random.below(40) : days - 1),
      hasFlexibleDates: isWindow,
      dayCount: isWindow ? days : null,
      flexWeeks: !isWindow && random.chance(0.4) ? random.below(4) : null,
      setupDays: random.chance(0.3) ? 1 : null,
    }),
    ...(hasSpace && {
      spaceName: usual.name,
      needsSpecificSpaceType: random.chance(0.8),
      spaceCount: 1 + random.below(12),
      partnerDist: random.chance(0.6) ? 5 + random.below(40) : null,
      surface: usual.surface !== 'N/A' && random.chance(0.4) ? usual.surface : null,
    }),
    location: random.chance(0.2) ? random.pick(['Indoor', 'Outdoor']) : null,
    ...(random.chance(0.15) && {
      facilityTypes: ['Fieldhouse', 'Sports Complex'],
      needsSpecificFacilityType: true,
    }),
    ...(random.chance(0.2) && { requirements: [{ name: 'Meeting Room', count: 1 + random.below(2) }] }),
    ...(random.chance(0.3) && { amenities: random.some(['Locker Rooms', 'Parking'], 3) }),
    ...(hasPlace && {
      requestAddress: random.pick(places),
      requestDist: random.chance(0.8) ? 50 + random.below(600) : null,
    }),
    ...(random.chance(0.4) && { roomsPerNight: 20 + random.below(500), hotelDist: 5 + random.below(25) }),
    // Without a draw, so that the rest stays as it was.
    ...(start.endsWith('1') && { liveStream: 'Required' }),
    ...(start.endsWith('2') && { liveStream: 'Wished' }),
    ...(start.endsWith('3') && { requestAddress: 'Texas', requestDist: null }),
    ...(start.endsWith('4') && { requestAddress: 'Florida', requestDist: 60 }),
  })
}

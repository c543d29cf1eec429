import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { miles } from '../../page/format.ts'
import { spaceScore } from '../../page/space-score.ts'
import type { ShownFacility } from './shown-facility.ts'

/** More than a line has room for is not worth its way to the browser. */
const sportsInLine = 6
const longestDescription = 260

export const showFacility =
  (spaceWanted: string | undefined) =>
  (facility: Facility, index: number): ShownFacility => ({
    id: facility.id,
    name: facility.name,
    place: [facility.city, facility.state && (stateOf(facility.state)?.code ?? facility.state)]
      .filter(Boolean)
      .join(', '),
    position:
      facility.lat === null || facility.lng === null ? null : { lat: facility.lat, lng: facility.lng },
    ...(facility.distance !== null && { distance: `${miles(facility.distance)} away` }),
    sports: facility.sports.slice(0, sportsInLine),
    score: spaceScore(facility.spaceTypes, facility.capacity, { first: spaceWanted }),
    rating: facility.rating,
    reviewCount: facility.reviewCount,
    image: facility.headerImage,
    isPromoted: facility.isPromoted,
    ...(index === 0 &&
      facility.isPromoted &&
      facility.description && { description: opening(facility.description) }),
  })

/** The beginning of a text, cut between words. */
function opening(text: string): string {
  if (text.length <= longestDescription) return text
  const cut = text.slice(0, longestDescription)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2))} …`
}

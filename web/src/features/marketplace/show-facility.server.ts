import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { abbreviated, miles } from '../../page/format.ts'
import type { ShownFacility } from './shown-facility.ts'
import { spacesWord } from '../../page/space-words.ts'

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
    score: scoreOf(facility, spaceWanted),
    rating: facility.rating,
    reviewCount: facility.reviewCount,
    image: facility.headerImage,
    isPromoted: facility.isPromoted,
    ...(index === 0 &&
      facility.isPromoted &&
      facility.description && { description: opening(facility.description) }),
  })

const cells = 3

/** How many of each sort of space, the wanted sort first, and how many seats. */
function scoreOf({ spaceTypes, capacity }: Facility, wanted: string | undefined) {
  const counts = new Map<string, number>()
  for (const { name, count } of spaceTypes) counts.set(name, (counts.get(name) ?? 0) + count)
  const spaces = [...counts]
    .toSorted(([a, m], [b, n]) => Number(b === wanted) - Number(a === wanted) || n - m)
    .map(([name, count]) => ({ label: spacesWord(name), value: abbreviated(count) }))
  const seats = capacity === null || capacity === 0 ? [] : [{ label: 'Seats', value: abbreviated(capacity) }]
  return [...spaces.slice(0, cells - seats.length), ...seats]
}

/** The beginning of a text, cut between words. */
function opening(text: string): string {
  if (text.length <= longestDescription) return text
  const cut = text.slice(0, longestDescription)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2))} …`
}

import type { FacilityRecord } from '../../records/guide-record.ts'
import type { Space } from '../../records/satisfies.ts'
import { listed, valued, type FactsOf, type Writing } from './writing.ts'

export const spacesText = (spaces: readonly Space[], { say, format, termOf }: Writing): string =>
  format.list(
    spaces.map(({ name, count, surface, location }) =>
      say.space({
        count: format.number(count),
        name: termOf(name),
        isOne: count === 1,
        surface: surface === null || surface === 'N/A' ? null : termOf(surface),
        location: location && termOf(location),
      }),
    ),
  )

export const facilityFacts: FactsOf<FacilityRecord> = {
  seats: ({ name, item: { capacity } }, { say, format }) =>
    valued(name, capacity && format.number(capacity), say.seats),
  size({ name, item: { indoorArea, floorLength, floorWidth, clearHeight } }, { say, format }) {
    const floor =
      floorLength !== null &&
      floorWidth !== null &&
      say.floor({ name, length: format.number(floorLength), width: format.number(floorWidth) })
    const area = valued(name, indoorArea && format.number(indoorArea), say.area)
    return [...area, floor, ...valued(name, clearHeight, say.clearHeight)]
  },
  opened: ({ name, item: { yearOpened } }, { say }) => valued(name, yearOpened, say.opened),
  rating: ({ name, item: { rating, reviewCount } }, { say, format }) => [
    rating !== null && say.rating({ name, value: format.number(rating), reviews: reviewCount }),
  ],
  spaces: ({ name, item: { spaceTypes } }, writing) => [
    spaceTypes.length > 0 && writing.say.spaces({ name, value: spacesText(spaceTypes, writing) }),
  ],
  sports: ({ name, item }, writing) => listed(name, item.sports, writing, writing.say.sports),
  amenities: ({ name, item }, writing) => listed(name, item.amenities, writing, writing.say.amenities),
  type: ({ name, item }, writing) => listed(name, [item.facilityType], writing, writing.say.type),
  availability: ({ name }, { say }) => [say.availability({ name })],
}

import type { FacilityRecord } from '../../records/guide-record.ts'
import { readFeatures } from '../../reading/measured-features.ts'
import { countSpaces, type Space } from '../../records/satisfies.ts'
import { isQuotable } from '../prose.ts'
import { listed, valued, type FactsOf, type Writing } from './writing.ts'

const listText = (spaces: readonly Space[], { say, format, termOf }: Writing): string =>
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

/** The spaces of a page. Those of one kind that differ are counted together first. */
export function spacesText(spaces: readonly Space[], writing: Writing): string {
  const kinds = Map.groupBy(spaces, ({ name }) => name)
  if (kinds.size === spaces.length) return listText(spaces, writing)
  return [...kinds]
    .map(([name, alike]) => {
      if (alike.length === 1) return listText(alike, writing)
      const whole = [{ ...alike[0]!, name, count: countSpaces(alike), surface: null, location: null }]
      return `${listText(whole, writing)} (${listText(alike, writing)})`
    })
    .join('; ')
}

/** What a page says of spaces in its own words, such as their length. */
export const featuresOf = (
  name: string,
  spaces: readonly Space[],
  { say, termOf }: Writing,
  isTold: (feature: string) => boolean = () => true,
): string[] =>
  spaces.flatMap(({ name: space, additionalFeatures }) =>
    additionalFeatures !== null && isQuotable(additionalFeatures) && isTold(additionalFeatures)
      ? [say.feature({ name, space: termOf(space).toLowerCase(), value: additionalFeatures })]
      : [],
  )

const hasNumber = (feature: string) => readFeatures(feature).length > 0 || /\d/.test(feature)
const tellsHeight = (feature: string) => /\b(?:ceiling|height)\b/i.test(feature)

export const facilityFacts: FactsOf<FacilityRecord> = {
  seats: ({ name, item: { capacity } }, { say, format }) =>
    valued(name, capacity && format.number(capacity), say.seats),
  size({ name, item: { indoorArea, floorLength, floorWidth, clearHeight, spaceTypes } }, writing) {
    const { say, format } = writing
    const floor =
      floorLength !== null &&
      floorWidth !== null &&
      say.floor({ name, length: format.number(floorLength), width: format.number(floorWidth) })
    const area = valued(name, indoorArea && format.number(indoorArea), say.area)
    return [
      ...area,
      floor,
      ...valued(name, clearHeight, say.clearHeight),
      ...featuresOf(name, spaceTypes, writing, hasNumber),
    ]
  },
  height: ({ name, item: { clearHeight, spaceTypes } }, writing) => [
    ...valued(name, clearHeight, writing.say.clearHeight),
    ...featuresOf(name, spaceTypes, writing, tellsHeight),
  ],
  opened: ({ name, item: { yearOpened } }, { say }) => valued(name, yearOpened, say.opened),
  rating: ({ name, item: { rating, reviewCount } }, { say, format }) => [
    rating !== null && say.rating({ name, value: format.number(rating), reviews: reviewCount }),
  ],
  spaces: ({ name, item: { spaceTypes } }, writing) => [
    spaceTypes.length > 0 && writing.say.spaces({ name, value: spacesText(spaceTypes, writing) }),
    ...featuresOf(name, spaceTypes, writing),
  ],
  sports: ({ name, item }, writing) => listed(name, item.sports, writing, writing.say.sports),
  amenities: ({ name, item }, writing) => listed(name, item.amenities, writing, writing.say.amenities),
  type: ({ name, item }, writing) => listed(name, [item.facilityType], writing, writing.say.type),
  availability: ({ name, item }, writing) => [
    ...listed(name, [item.availability], writing, writing.say.type),
    writing.say.availability({ name }),
  ],
}

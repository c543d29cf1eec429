import { readFeatures, type Feature } from '../reading/measured-features.ts'
import type { BusinessRecord, PageOfGuide } from './guide-record.ts'

/** Values of filter fields, any of which is asked for. */
export type Values = Readonly<Record<string, readonly string[]>>

/** What a piece of a question asks of each page: any of the values of each field. */
export interface Wish {
  /** As typed. */
  words: string
  values: Values
  /** How many there must be at least: 6 in '6 courts'. */
  least?: number | undefined
}

type Test = (value: string) => boolean

/** Who takes groups is good for them. */
const hasAttribute = ({ attributes, takesGroups }: BusinessRecord['item'], value: string) =>
  attributes.some((one) => one === value) || (value === 'Good for Groups' && takesGroups === true)

/** How pages have the values that are wished of them, by field of the market's filter. */
function testOf(page: PageOfGuide, field: string): Test | undefined {
  if (field === 'city') return (value) => page.item.city === value
  if (field === 'hasHours') return () => page.hours.length > 0
  switch (page.kind) {
    case 'facility':
      return {
        sports: (value: string) => page.item.sports.includes(value),
        amenities: (value: string) => page.item.amenities.includes(value) || roomsOf(page, value).length > 0,
        // A school's stadium is one, too.
        facilityType: (value: string) =>
          page.item.facilityType === value ||
          page.name.includes(value) ||
          // Whatever has an indoor court is called a gym.
          (value === 'Gymnasium' &&
            page.item.spaceTypes.some(({ name, location }) => name === 'Court' && location === 'Indoor')),
      }[field]
    case 'hotel':
      return {
        amenities: (value: string) => page.item.amenities.some((one) => one === value),
        starRating: (value: string) => String(page.item.starRating) === value,
      }[field]
    case 'business':
      return {
        businessType: (value: string) => page.item.businessType === value,
        placeType: (value: string) => page.item.placeType === value,
        attributes: (value: string) => hasAttribute(page.item, value),
        priceLevel: (value: string) => String(page.item.priceLevel) === value,
        hasPromotion: () => page.offers.length > 0,
      }[field]
    case 'event':
      return {
        sports: (value: string) => page.item.sports.some(({ name }) => name === value),
        type: (value: string) => page.item.type === value,
        openToAge: (value: string) =>
          page.item.ageGroup?.split(' & ').includes(value) === true || page.item.ageGroup === 'All Ages',
        eventLevel: (value: string) => page.item.eventLevel === value,
        openToGender: (value: string) => page.item.gender === value || page.item.gender === 'Male & Female',
        teamCost: (value: string) => page.item.teamCost !== null && page.item.teamCost <= Number(value),
        individualCost: (value: string) =>
          page.item.individualCost !== null && page.item.individualCost <= Number(value),
        hasHotels: () => page.item.hotelCount > 0,
        isOpen: () => !page.item.isClosed,
      }[field]
    default:
      return field === 'services' ? (value) => page.item.services.some((one) => one === value) : undefined
  }
}

/** Fields that a page has one value of. */
const singleFields = new Set(['type', 'placeType', 'facilityType', 'starRating', 'priceLevel', 'city'])

/** Fields of the spaces of a facility, which are asked for together. */
const spaceFields = new Set(['spaceType', 'surface', 'location'])

export type Space = Extract<PageOfGuide, { kind: 'facility' }>['item']['spaceTypes'][number]

/** The values that all wishes of a field allow, or any of them if they exclude one another: 'grass or turf'. */
function allowedBy(lists: readonly (readonly string[])[]): readonly string[] {
  const all = lists.flat()
  const common = all.filter((value) => lists.every((list) => list.includes(value)))
  return common.length > 0 ? common : all
}

/** The fields of which wishes name several values that nothing has at once: 'is it grass or turf?' asks for the surface. */
export const choicesIn = (wishes: readonly Wish[]) =>
  ['surface', 'location', 'openToAge', 'openToGender', 'eventLevel'].filter((field) => {
    const lists = wishes.flatMap(({ values }) => (values[field] ? [values[field]] : []))
    return lists.length > 1 && !lists.flat().some((value) => lists.every((list) => list.includes(value)))
  })

/** The spaces that are wished for, of a facility. */
export function wishedSpaces(page: PageOfGuide, wishes: readonly Wish[]): readonly Space[] {
  if (page.kind !== 'facility') return []
  const wished = (field: string) => wishes.flatMap(({ values }) => (values[field] ? [values[field]] : []))
  const fits = (lists: readonly (readonly string[])[], value: string | null) =>
    lists.length === 0 || (value !== null && allowedBy(lists).includes(value))
  return page.item.spaceTypes.filter(
    ({ name, surface, location }) =>
      (wished('spaceType').length === 0 || wished('spaceType').flat().includes(name)) &&
      fits(wished('surface'), surface) &&
      fits(wished('location'), location),
  )
}

/** Whether spaces of a page are told to have all of these numbers. */
export const hasFeatures = (page: PageOfGuide, features: readonly Feature[]) =>
  page.kind === 'facility' &&
  page.item.spaceTypes.some(({ additionalFeatures }) => {
    const own = readFeatures(additionalFeatures ?? '')
    return features.every(({ unit, value }) => own.some((one) => one.unit === unit && one.value === value))
  })

export const countSpaces = (spaces: readonly Space[]) => spaces.reduce((sum, { count }) => sum + count, 0)

/** The wishes that a page doesn't fulfill. */
export function unfulfilled(page: PageOfGuide, wishes: readonly Wish[]): Wish[] {
  const spaces = countSpaces(wishedSpaces(page, wishes))
  return wishes.filter(({ values, least = 1 }) =>
    Object.entries(values).some(([field, own]) => {
      // 'Camps or tryouts': a page is of one type.
      const list = singleFields.has(field) ? wishes.flatMap((wish) => wish.values[field] ?? []) : own
      if (list.length === 0) return false
      if (spaceFields.has(field)) return spaces < least
      const test = testOf(page, field)
      return test !== undefined && !list.some(test)
    }),
  )
}

/** Numbers of a page that there must be enough of. Unknown ones aren't. */
export function hasLeast(page: PageOfGuide, least: Readonly<Record<string, number>>): boolean {
  return Object.entries(least).every(([field, wanted]) => {
    const own = numberOf(page, field)
    return own !== null && own >= wanted
  })
}

/** Seats of a business are its capacity. */
export function numberOf(page: PageOfGuide, field: string): number | null {
  const item: Readonly<Record<string, unknown>> = page.item
  const value = item[field] ?? (field === 'capacity' ? item['seats'] : undefined)
  return typeof value === 'number' ? value : null
}

const has = (page: PageOfGuide, value: string) =>
  ('amenities' in page.item && page.item.amenities.some((one) => one === value)) ||
  (page.kind === 'business' && hasAttribute(page.item, value))

/** The spaces that an amenity stands for: 'Meeting Rooms' of a venue are counted where each is a space. */
export const roomsOf = (page: PageOfGuide, amenity: string): readonly Space[] =>
  page.kind === 'facility' ? page.item.spaceTypes.filter(({ name }) => `${name}s` === amenity) : []

/** What is wished of what pages have beside spaces, and this one has. */
export const wishedTraits = (page: PageOfGuide, wishes: readonly Wish[]): string[] => [
  ...new Set(
    wishes.flatMap(({ values }) =>
      (['amenities', 'attributes'] as const).flatMap(
        (field) =>
          values[field]?.filter((value) => has(page, value) && roomsOf(page, value).length === 0) ?? [],
      ),
    ),
  ),
]

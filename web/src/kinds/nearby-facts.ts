import type { Business } from '@app/contract/businesses/business-schema.ts'
import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { lowestRateText, perNight } from '@app/contract/hotels/money.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { FacetCounts } from '@app/contract/patterns/search.ts'
import { BusinessCategory } from '@app/contract/reference-lists/business-categories.ts'
import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import { placeCategoryOf } from '@app/contract/rules/place-category.ts'
import type { Offer } from '../components/display/offer-line.tsx'
import { counted, known, listOf } from '../components/format.ts'
import { placeTypeText } from './business/business-words.ts'
import type { Profile } from '../kind/profile-calls.ts'
import { kinds, nounInMarket, type KindFacts, type Noun } from '../kind/registry.ts'

/** A part of the results, behind a chip. */
export interface NearbyGroup {
  label: string
  count: number
  filter: object
  /** The parameters of the marketplace for the same filter. */
  search: Readonly<Record<string, string>>
  /** Absent if its profiles are of several categories. */
  category?: PlaceCategoryName
}

/** How pages list a kind's profiles near their own place. Methods, so that they can take the kind's own fields. */
export interface NearbyFacts<I extends Profile = Profile> {
  kind: KindFacts
  title: string
  noun: Noun
  /** Rows before the reader asks for more. */
  most: number
  /** Whether a page says so if there are none. */
  isShownEmpty: boolean
  category(profile: I): PlaceCategoryName
  /** What it is, in one line. */
  line(profile: I): string
  tags(profile: I): string[]
  groups?(facets: FacetCounts): NearbyGroup[]
  offer?(profile: I): Offer | null
}

const mostTags = 2

const hotelsNearby: NearbyFacts<Hotel> = {
  kind: kinds.hotel,
  title: 'Hotels nearby',
  noun: kinds.hotel.noun,
  most: 4,
  isShownEmpty: true,
  category: () => 'Hotel & Lodging',
  line(hotel) {
    const { roomCount } = hotel
    const rate = lowestRateText(hotel)
    return known([
      roomCount === null ? 'Hotel' : counted(roomCount, 'room'),
      rate !== undefined && `from ${rate} ${perNight}`,
    ]).join(' · ')
  },
  tags: ({ amenities }) => amenities.slice(0, mostTags),
}

const thingsNearby: NearbyFacts<Business> = {
  kind: kinds.business,
  title: 'Things to do nearby',
  noun: nounInMarket(kinds.business),
  most: 6,
  isShownEmpty: false,
  category: placeCategoryOf,
  line: ({ businessType, placeType, attributes }) =>
    [
      placeType === null ? businessType : placeTypeText(placeType),
      ...(attributes.length === 0 ? [] : [listOf(attributes.slice(0, mostTags))]),
    ].join(' · '),
  tags: () => [],
  groups: ({ businessType = [], hasPromotion = [] }) => [
    ...businessType.flatMap(({ value, count: found }) => {
      const { data } = BusinessCategory.safeParse(value)
      if (data === undefined || found === 0) return []
      const category = placeCategoryOf({ businessType: data })
      const filter = { businessType: data }
      return [{ label: data, count: found, filter, search: { category: data }, category }]
    }),
    ...hasPromotion.flatMap(({ value, count: found }) =>
      value === 'true' && found > 0
        ? [
            {
              label: 'Promotions',
              count: found,
              filter: { hasPromotion: true },
              search: { hasPromotion: value },
            },
          ]
        : [],
    ),
  ],
  offer: ({ mainPromotion }) => mainPromotion,
}

/** The kinds that pages list near their own place. */
export const nearbyFacts: Partial<Record<ProfileKindName, NearbyFacts>> = {
  hotel: hotelsNearby,
  business: thingsNearby,
}

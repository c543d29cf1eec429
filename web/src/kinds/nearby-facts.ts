import type { Api } from '@app/contract/api.ts'
import type { Business } from '@app/contract/businesses/business-schema.ts'
import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { FacetCounts } from '@app/contract/patterns/search.ts'
import { BusinessCategory } from '@app/contract/reference-lists/business-categories.ts'
import { placeCategoryOf, type PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import { count, counted, listOf } from '../page/format.ts'
import { placeTypeText } from './business/card.ts'
import type { Profile } from './profile-calls.ts'
import { kinds, type KindFacts, type Noun } from './registry.ts'

/** A special offer that is open today. */
export interface NearbyOffer {
  title: string
  /** The last day. */
  endDate: string
}

/** A part of the results, behind a chip. */
export interface NearbyGroup {
  label: string
  count: number
  filter: object
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
  /** By the ids of profiles. */
  offers?(api: Api, profiles: readonly I[]): Promise<ReadonlyMap<string, NearbyOffer>>
}

const mostTags = 2

const hotelsNearby: NearbyFacts<Hotel> = {
  kind: kinds.hotel,
  title: 'Hotels nearby',
  noun: kinds.hotel.noun,
  most: 4,
  isShownEmpty: true,
  category: () => 'Hotel & Lodging',
  line: ({ roomCount, lowestRate }) =>
    [
      roomCount === null ? 'Hotel' : counted(roomCount, 'room'),
      ...(lowestRate === null ? [] : [`from $${count(lowestRate)}`]),
    ].join(' · '),
  tags: ({ amenities }) => amenities.slice(0, mostTags),
}

const thingsNearby: NearbyFacts<Business> = {
  kind: kinds.business,
  title: 'Things to do nearby',
  noun: { one: 'thing to do', other: 'things to do' },
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
      return [{ label: data, count: found, filter: { businessType: data }, category }]
    }),
    ...hasPromotion.flatMap(({ value, count: found }) =>
      value === 'true' && found > 0
        ? [{ label: 'Promotions', count: found, filter: { hasPromotion: true } }]
        : [],
    ),
  ],
  async offers(api, businesses) {
    const ownerId = businesses.filter(({ promotionCount }) => promotionCount > 0).map(({ id }) => id)
    if (ownerId.length === 0) return new Map()
    const { search } = api['business-mgmt'].businesses.promotions
    const { data } = await search({ offset: 0, take: 100, data: { ownerId } })
    // The last one of a business is kept, so its default one comes last.
    const defaultLast = data.toSorted((one, other) => Number(one.isDefault) - Number(other.isDefault))
    return new Map(
      defaultLast.map(({ ownerId: id, title, endDate }): [string, NearbyOffer] => [id, { title, endDate }]),
    )
  },
}

/** The kinds that pages list near their own place. */
export const nearbyFacts: Partial<Record<ProfileKindName, NearbyFacts>> = {
  hotel: hotelsNearby,
  business: thingsNearby,
}

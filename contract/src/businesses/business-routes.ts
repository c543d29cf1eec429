import * as z from 'zod'
import { companiesOf } from '../companies/affiliations.ts'
import { Many, One, Page } from '../envelope.ts'
import { anyOf } from '../filter.ts'
import { approvalRoutes, commonRoutes } from '../patterns/common-routes.ts'
import { liking } from '../patterns/favorites.ts'
import { putFile, removePicture } from '../patterns/files.ts'
import { hoursCollection } from '../patterns/hours.ts'
import { items, under } from '../patterns/items.ts'
import { lookup } from '../patterns/lookup.ts'
import { inheritingMembers, memberCollection } from '../patterns/members.ts'
import { membershipAsksOf } from '../patterns/membership-asks.ts'
import { partnerCollection, partnerImage } from '../patterns/partners.ts'
import { profileAbilities } from '../patterns/profiles.ts'
import { searchFilters } from '../patterns/search.ts'
import { searchStats } from '../patterns/search-stats.ts'
import { suggestedDescription } from '../patterns/suggested-description.ts'
import { profileFilter } from '../profile-filter.ts'
import { profileKind } from '../profile-kind.ts'
import { PlaceAttributeTag } from '../reference-lists/place-attribute-tags.ts'
import { route } from '../route.ts'
import { Business, BusinessDraft } from './business-schema.ts'
import { FoundPromotion, PromotionFilter, promotions } from './promotion-schema.ts'

export const business = profileKind({
  owner: 'business',
  path: '/businesses',
  reaction: 'likes',
  item: Business,
  draft: BusinessDraft,
  /** Businesses with all of `attributes`. `hasPromotion`: whether a promotion runs today. */
  filter: profileFilter(
    Business,
    { attributes: anyOf(PlaceAttributeTag), hasPromotion: z.boolean().optional() },
    ['likes', 'promotions'],
  ),
  roles: { Manager: 'manager', Sales: 'member', Marketing: 'member' },
})

export const businessMembers = memberCollection(business)
const ofBusiness = under(business, 'promotions')

export const businesses = {
  ...commonRoutes(business),
  ...approvalRoutes(business),
  suggestedDescription: suggestedDescription(business),
  membershipAsks: membershipAsksOf(business),
  byPlace: lookup(business, 'places', 'googlePlaceId'),
  searchFilters: searchFilters(business),
  searchStats: searchStats(business),
  ...liking(business),
  members: inheritingMembers(under(business, 'members'), business),
  companies: companiesOf(business),
  hours: items(under(business, 'hours'), hoursCollection),
  partners: {
    ...items(under(business, 'partners'), partnerCollection),
    putImage: partnerImage(business),
  },
  promotions: {
    ...items(ofBusiness, promotions),
    putFile: putFile(ofBusiness, promotions),
    removeFile: removePicture(ofBusiness, promotions),
    default: route({
      method: 'GET',
      path: '/businesses/{ownerId}/promotions/default',
      owner: 'business',
      allow: 'visitor',
      reply: One(promotions.item.nullable()),
      summary: 'The promotion that a business shows first, or null if it has none',
    }),
    search: route({
      method: 'POST',
      path: '/businesses/promotions/search',
      owner: null,
      allow: 'visitor',
      effect: 'read',
      query: Page,
      data: PromotionFilter,
      reply: Many(FoundPromotion),
      summary: 'Promotions of all public businesses that run on a day',
    }),
  },
}

export const businessAbilities = {
  ...profileAbilities(businesses, businesses.members),
  like: businesses.likes.add,
  manageHours: businesses.hours.create,
  managePartners: businesses.partners.create,
  manageCompanies: businesses.companies.link,
  managePromotions: businesses.promotions.create,
}

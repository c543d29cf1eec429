import type { StaffRole } from '@app/contract/reference-lists/staff-roles.ts'
import { loadedOnce } from '../../components/loaded-once.ts'
import { count, known } from '../../components/format.ts'
import { directAside } from '../../profile/contact/direct-aside.tsx'
import { featuresOf } from '../../profile/common-json-ld.ts'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { ProfilePage } from '../../profile/profile-page.ts'
import { nearestVenue } from '../../profile/nearby/location-parts.ts'
import { PartOf } from '../../profile/links/part-of.tsx'
import { PromotionStub } from './promotions/promotion-stub.tsx'
import { mainPromotion, runningPromotions } from './promotions/promotion-words.ts'
import { kinds } from '../../kind/registry.ts'
import { businessParts, whySimilar, type BusinessContent } from './business-content.ts'
import { placeTypeText, priceText } from './business-words.ts'

const roles = ['Manager', 'Sales', 'Marketing'] as const satisfies readonly StaffRole[]

/** Whether groups can reserve. Undefined if unknown. */
const groupsText = (takesGroups: boolean | null) =>
  takesGroups === null ? undefined : takesGroups ? 'groups can reserve' : 'no group reservations'

export const businessPage: ProfilePage<BusinessContent> = {
  kind: {
    ...kinds.business,
    fields: async () => (await import('./fields.ts')).businessFields,
    roles,
    draft: async () => (await import('@app/contract/businesses/business-schema.ts')).BusinessDraft,
  },
  parts: businessParts,
  loadFit: async () => ({ whySimilar }),
  typeOf: ({ placeType, businessType }) => (placeType === null ? businessType : placeTypeText(placeType)),
  facts({ profile: { priceLevel, seats, takesGroups, attributes }, promotions, venues }) {
    const running = runningPromotions(promotions).length
    return known([
      running > 0 && { label: 'Promotions', value: count(running), note: 'open today' },
      priceLevel !== null && { label: 'Price', value: priceText(priceLevel) },
      seats !== null && seats > 0 && { label: 'Seats', value: count(seats), note: groupsText(takesGroups) },
      !seats && takesGroups === true && { label: 'Groups', value: 'Yes', note: 'with a reservation' },
      nearestVenue(venues),
      attributes.length > 0 && { label: 'Attributes', value: count(attributes.length) },
    ])
  },
  reactionCount: ({ likeCount }) => likeCount,
  Line: PartOf,
  headEditor: fieldsEditor({
    name: 'name',
    fields: ['name', 'businessType', 'placeType', 'priceLevel', 'seats', 'takesGroups'],
    saveText: 'Save facts',
  }),
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: directAside<BusinessContent>({
    heading: 'Visit with your team',
    Facts: ({ content: { promotions } }) => <PromotionStub {...promotions} />,
    barTitle: ({ promotions }) => mainPromotion(promotions)?.title,
  }),
  jsonLd: ({ profile: { priceLevel, attributes }, promotions }) => ({
    '@type': 'LocalBusiness',
    priceRange: priceLevel === null ? undefined : priceText(priceLevel),
    amenityFeature: featuresOf(attributes),
    makesOffer: runningPromotions(promotions).map(({ title, description, startDate, endDate, link }) => ({
      '@type': 'Offer',
      name: title,
      description: description ?? undefined,
      validFrom: startDate,
      validThrough: endDate,
      url: link ?? undefined,
    })),
  }),
}

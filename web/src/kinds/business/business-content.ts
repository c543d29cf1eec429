import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type { Business } from '@app/contract/businesses/business-schema.ts'
import { counted, listOf } from '../../components/format.ts'
import type { OwnParts } from '../../profile/profile-page.ts'
import { hoursPart, type HoursContent } from '../../profile/hours/hours-part.ts'
import { locationParts, type PlaceContent } from '../../profile/nearby/location-parts.ts'
import { inOrder, type Promotions } from './promotions/promotion-words.ts'
import { kinds } from '../../kind/registry.ts'
import { placeTypeText } from './business-words.ts'

export interface BusinessContent extends PlaceContent, HoursContent {
  profile: Business
  similar: { profile: Business; reason?: string }[]
  /** Those that run today, and for its managers the others too. */
  promotions: Promotions
}

const mostPromotions = 100

const { calls } = kinds.business

export const businessParts: OwnParts<BusinessContent> = {
  promotions: {
    async load(api, { id }) {
      const { entitlements, promotions } = calls(api)
      const today = dayOf(new Date())
      const { can } = (await entitlements({ id })).data
      const running = { startDate: { to: today }, endDate: { from: today } }
      const { data } = await promotions.filtered({
        ownerId: id,
        take: mostPromotions,
        data: can['managePromotions'] ? {} : running,
      })
      return { today, list: inOrder(data, today) }
    },
    live: 'staff',
  },
  hours: hoursPart((api) => calls(api).hours),
  ...locationParts(calls),
}

type Offering = Pick<Business, 'placeType' | 'attributes'>

const mostAttributes = 2

/** Why another business is similar: its type, or the attributes that both have. */
export function whySimilar({ placeType, attributes }: Offering, other: Offering): string | undefined {
  if (placeType !== null && placeType === other.placeType) return placeTypeText(placeType)
  const common = other.attributes.filter((attribute) => attributes.includes(attribute))
  if (common.length > mostAttributes) return `${counted(common.length, 'attribute')} in common`
  return common.length > 0 ? listOf(common) : undefined
}

import { business } from '@app/contract/businesses/business-routes.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

export const businessKind = profileKind({
  contract: business,
  sql: new URL('business.sql', import.meta.url),
  hasPages: true,
  marketplace: 'marketplace',
  watches: { promotion: 'owner_id', other_name: 'owner_id' },
  shownFields: {
    promotionCount: 'derived.running_promotions(p.id)',
    mainPromotion: 'derived.main_promotion(p.id)',
  },
  dayEvents: `select owner_id as profile_id, start_date as day from promotion
    union all select owner_id, end_date + 1 from promotion`,
})

import {
  facilityAbilities,
  facilityCollections,
  type facilities,
} from '@app/contract/facilities/facility-routes.ts'
import { openKind } from '../../../patterns/common-handlers.ts'
import { childHandlers } from '../../../patterns/children.ts'
import { linkHandlers, searchLinks } from '../../../patterns/links.ts'
import { inheritingMemberHandlers } from '../../../patterns/members.ts'
import { membershipAskHandlers } from '../../../patterns/membership-asks.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { calendarHandlers } from '../calendar/calendar-handlers.ts'
import { spaceHandlers } from '../calendar/space-handlers.ts'
import { facilityDestinationLinks } from './facility-destinations.ts'
import { facilityKind } from './facility-kind.ts'
import { freeSearch } from './free-search.ts'
import { facilityMarket } from './facility-market.ts'
import { myApproved, onboarded, publicView, ratings } from './facility-lists.ts'
import { report, stats } from './facility-report.ts'
import { facilityReading } from './facility-reading.ts'
import { sources } from './facility-sources.ts'
import { reviewHandlers } from './review-handlers.ts'

export const facilityHandlers = (shared: ServiceParts): Handlers<typeof facilities> => {
  const { common, approval, liking, parts } = openKind(shared, {
    kind: facilityKind,
    market: facilityMarket,
    reading: facilityReading,
    abilities: facilityAbilities,
    collections: ['amenities', 'sports', 'spaceTypes', 'hours'],
  })
  const { amenities, sports, spaceTypes, hours, managers } = facilityCollections
  return {
    ...common,
    search: freeSearch(parts, common.search),
    ...approval,
    membershipAsks: membershipAskHandlers(),
    ...liking,
    managers: inheritingMemberHandlers(managers),
    amenities: childHandlers({ table: 'amenity', collection: amenities }),
    sports: childHandlers({ table: 'sport', collection: sports }),
    spaceTypes: childHandlers({ table: 'space_type', collection: spaceTypes }),
    hours: childHandlers({ table: 'hours', collection: hours }),
    spaces: spaceHandlers,
    calendar: calendarHandlers(shared.calendarOrigins),
    destinations: {
      ...linkHandlers(facilityDestinationLinks),
      search: searchLinks(facilityDestinationLinks),
    },
    reviews: reviewHandlers(),
    ratings,
    publicView,
    myApproved,
    onboarded,
    sources,
    stats,
    report,
  }
}

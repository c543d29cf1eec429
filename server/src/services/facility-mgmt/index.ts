import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { facilityHandlers } from './facilities/facility-handlers.ts'

export { changeCalendar, ringTeam } from './calendar/change-calendar.ts'
export { confirmHolds } from './calendar/confirm-holds.ts'
export { bufferOf, requireComing, requireRoomFor } from './calendar/entry-handlers.ts'
export { lockEntries } from './calendar/entry-rows.ts'
export { gapTeller } from './calendar/tell-gaps.ts'
export { registerSpaceFeeds } from './calendar/register-space-feeds.ts'
export { startCalendarQueue } from './calendar/calendar-queue.ts'
export { facilityDestinationLinks } from './facilities/facility-destinations.ts'
export { facilityKind } from './facilities/facility-kind.ts'
export { readCalendars } from './facilities/free-search.ts'
export { facilityReading } from './facilities/facility-reading.ts'

export const facilityService = (parts: ServiceParts) => ({
  name: 'facility-mgmt',
  tree: services['facility-mgmt'],
  handlers: { facilities: facilityHandlers(parts) },
})

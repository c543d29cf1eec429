import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { availability, getCalendar, getSharing, share } from './calendar-reads.ts'
import { changeHandlers } from './change-handlers.ts'
import { entryHandlers } from './entry-handlers.ts'
import { feedHandlers } from './feed-handlers.ts'
import { gapHandlers } from './gap-handlers.ts'
import { outsideHours } from './outside-hours.ts'
import { seriesHandlers } from './series-handlers.ts'
import { subscriptionHandlers } from './subscription-handlers.ts'
import { getWeekends } from './weekend-reads.ts'

export const calendarHandlers = (origins: readonly string[]): Handlers<typeof facilities.calendar> => ({
  get: getCalendar,
  entries: entryHandlers,
  series: seriesHandlers,
  changes: changeHandlers,
  feeds: feedHandlers,
  gaps: gapHandlers,
  subscriptions: subscriptionHandlers(origins),
  sharing: getSharing,
  share,
  outsideHours,
  availability,
  weekends: getWeekends,
})

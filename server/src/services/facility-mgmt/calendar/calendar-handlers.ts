import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { availability, getCalendar, getSharing, share } from './calendar-reads.ts'
import { changes, undo } from './change-handlers.ts'
import { confirm, create, remove, update } from './entry-handlers.ts'
import { createFeed, listFeeds, removeFeed } from './feed-handlers.ts'
import { gapHandlers } from './gap-handlers.ts'
import {
  accept,
  createSubscription,
  listSubscriptions,
  refresh,
  removeSubscription,
} from './subscription-handlers.ts'
import { createSeries, removeSeries } from './series-handlers.ts'
import { getWeekends } from './weekend-reads.ts'

export const calendarHandlers: Handlers<typeof facilities.calendar> = {
  get: getCalendar,
  entries: { create, update, remove, confirm },
  series: { create: createSeries, remove: removeSeries },
  changes: { list: changes, undo },
  feeds: { list: listFeeds, create: createFeed, remove: removeFeed },
  gaps: gapHandlers,
  subscriptions: {
    list: listSubscriptions,
    create: createSubscription,
    refresh,
    accept,
    remove: removeSubscription,
  },
  sharing: getSharing,
  share,
  availability,
  weekends: getWeekends,
}

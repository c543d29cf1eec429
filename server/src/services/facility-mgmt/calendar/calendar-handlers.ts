import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { availability, getCalendar, getSharing, share } from './calendar-reads.ts'
import { changes, undo } from './change-handlers.ts'
import { confirm, create, remove, update } from './entry-handlers.ts'
import { createSeries, removeSeries } from './series-handlers.ts'

export const calendarHandlers: Handlers<typeof facilities.calendar> = {
  get: getCalendar,
  entries: { create, update, remove, confirm },
  series: { create: createSeries, remove: removeSeries },
  changes: { list: changes, undo },
  sharing: getSharing,
  share,
  availability,
}

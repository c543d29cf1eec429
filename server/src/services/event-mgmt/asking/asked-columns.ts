import { sql } from 'kysely'
import { AskedEvent } from '@app/contract/events/asked-event.ts'
import { fields } from '../../../patterns/columns.ts'

const isUndated = `(r.has_open_dates or r.months <> '{}')`

/** Expressions for the fields that aren't columns of the event. */
const overrides: { [N in keyof AskedEvent]?: string } = {
  name: 'p.name',
  description: 'p.description',
  startDate: `case when not ${isUndated} then e.start_date end`,
  endDate: `case when not ${isUndated} then e.end_date end`,
  months: 'r.months',
  hasOpenDates: 'r.has_open_dates',
  contactName: 'r.name',
  contactEmail: 'r.email',
  contactOrganization: 'r.organization',
}

/** What a request asks, as columns of its row `r`, its profile `p` and its event `e`. */
export const askedColumns = sql.raw(fields(AskedEvent.shape, 'e', overrides))

/** `r`, `p` and `e` of requests that aren't deleted. */
export const askedRows = sql.raw(
  'request r join profile p on p.id = r.id and p.deleted_date is null join event e on e.profile_id = r.id',
)

// Among the patterns, because views, exports of accounts and other services read what is asked, too.
import { sql } from 'kysely'
import { AskedEvent } from '@app/contract/events/asked-event.ts'
import { asJson, fields, type Shape } from './columns.ts'

/** A request, the profile of its event, and the event, as a query calls them. */
const aliases = { request: 'r', profile: 'p', event: 'e' }

/** Expressions for the fields that aren't columns of the event. */
function overridesOf({ request, profile, event }: typeof aliases): { [N in keyof AskedEvent]?: string } {
  // A listed event that hasn't asked a host yet has no request, so a query may join it on the left.
  const isUndated = `coalesce(${request}.has_open_dates or ${request}.months <> '{}', false)`
  const { element: space } = AskedEvent.shape.requirements
  return {
    name: `${profile}.name`,
    description: `${profile}.description`,
    startDate: `case when not ${isUndated} then ${event}.start_date end`,
    endDate: `case when not ${isUndated} then ${event}.end_date end`,
    months: `coalesce(${request}.months, '{}')`,
    hasOpenDates: `coalesce(${request}.has_open_dates, false)`,
    requirements: `(select coalesce(json_agg(${asJson(space.shape, 's')} order by s.name, s.id), '[]')
      from space_type s where s.owner_id = ${event}.profile_id)`,
    amenities: `array(select a.name from amenity a where a.owner_id = ${event}.profile_id order by a.name)`,
    contactName: `${request}.name`,
    contactEmail: `${request}.email`,
    contactOrganization: `${request}.organization`,
  }
}

/** SQL of what a request asks, as columns of its row `r`, its profile `p` and its event `e`. */
export const askedText = fields(AskedEvent.shape, aliases.event, overridesOf(aliases))
export const askedColumns = sql.raw(askedText)

/** Some of them. */
export const askedPick = (...names: (keyof AskedEvent)[]) =>
  sql.raw(
    fields(
      Object.fromEntries(names.map((name) => [name, AskedEvent.shape[name]])),
      aliases.event,
      overridesOf(aliases),
    ),
  )

/** The same as JSON, of the fields of a shape. The address of the sender is null unless `showsSender`, a condition. */
export const askedJson = (shape: Shape, showsSender = 'true', names = aliases) =>
  asJson(shape, names.event, {
    ...overridesOf(names),
    contactEmail: `case when ${showsSender} then ${names.request}.email end`,
  })

/** `askedJson` of a view that has the rows as columns. */
export const askedOfItem = (shape: Shape, showsSender?: string) =>
  sql.raw(
    askedJson(shape, showsSender, { request: '(t.request)', profile: '(t.asking)', event: '(t.event)' }),
  )

/** SQL of `r`, `p` and `e` of requests that aren't deleted. */
export const askedFrom =
  'request r join profile p on p.id = r.id and p.deleted_date is null join event e on e.profile_id = r.id'
export const askedRows = sql.raw(askedFrom)

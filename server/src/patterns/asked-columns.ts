// Among the patterns, because views, exports of accounts and other services read what is asked, too.
import { sql } from 'kysely'
import { AskedFields } from '@app/contract/events/asked-event.ts'
import { requestNames } from '@app/contract/rules/request-names.ts'
import { asJson, columnOf, fields, type Shape } from './columns.ts'

/** A request, the profile of its event, and the event, as a query calls them. */
const aliases = { request: 'r', profile: 'p', event: 'e' }

/** Expressions for the fields that aren't columns of the event. */
function overridesOf({ request, profile, event }: typeof aliases): { [N in keyof AskedFields]?: string } {
  // A listed event that hasn't asked a host yet has no request, so a query may join it on the left.
  const isUndated = `coalesce(${request}.has_open_dates or ${request}.months <> '{}', false)`
  const { element: space } = AskedFields.shape.requirements
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

/** How far an event looks for a venue: an expression for its row. */
export const locationCategory = (event: string) =>
  `case when ${event}.request_address is null then 'Nationally' when ${event}.request_dist is null then 'Near' else 'Within' end`

/** Expressions for what a request calls otherwise than its event. */
function renamedOf({ event }: typeof aliases): Record<string, string> {
  const renamed = Object.entries(requestNames).filter(([, name]) => !name.includes('.'))
  return {
    ...Object.fromEntries(renamed.map(([field, name]) => [name, `${event}.${columnOf(field)}`])),
    location: `json_build_object('address', ${event}.request_address, 'dist', ${event}.request_dist,
      'category', ${locationCategory(event)})`,
  }
}

/** SQL of what a request asks, as columns of its row `r`, its profile `p` and its event `e`. */
export const askedText = fields(AskedFields.shape, aliases.event, overridesOf(aliases))
export const askedColumns = sql.raw(askedText)

/** Some of them. */
export const askedPick = (...names: (keyof AskedFields)[]) =>
  sql.raw(
    fields(
      Object.fromEntries(names.map((name) => [name, AskedFields.shape[name]])),
      aliases.event,
      overridesOf(aliases),
    ),
  )

/** The same as JSON by the names of a request, of the fields of a shape. The address of the sender is null unless `showsSender`, a condition. */
export const askedJson = (shape: Shape, showsSender = 'true', names = aliases) =>
  asJson(shape, names.event, {
    ...overridesOf(names),
    ...renamedOf(names),
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

import * as z from 'zod'
import { CalendarDate, Id, Instant, Many, Page } from '../envelope.ts'
import { within } from '../filter.ts'
import { route } from '../route.ts'
import { firstDay, lastDay } from '../rules/calendar-date.ts'
import { items } from './items.ts'

export const Boost = z.object({
  id: Id,
  ownerId: Id,
  startDate: CalendarDate,
  endDate: CalendarDate,
  createdDate: Instant,
})

const BoostDate = CalendarDate.refine(
  (date) => date >= firstDay && date <= lastDay,
  `must be from ${firstDay} to ${lastDay}`,
)

export const BoostDraft = z
  .strictObject({ startDate: BoostDate, endDate: BoostDate })
  .refine((draft) => draft.startDate <= draft.endDate, {
    message: 'must not be before startDate',
    path: ['endDate'],
  })

const BoostFilter = z.strictObject({
  ownerId: z.union([Id, z.array(Id).min(1).max(100)]).optional(),
  startDate: within(CalendarDate),
  endDate: within(CalendarDate),
  sort: z.enum(['startDate', '-startDate', 'endDate', '-endDate']).optional(),
})

/** Boosts that touch the days from `startDate` to `endDate`, both included. */
const Period = z.object({
  ...Page.shape,
  startDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
})

/** Boosts of one profile under `{ownerId}`, and of a whole kind. At most one runs per profile and day. */
export const boosts = <const P extends string>(path: P) => {
  const own = items(`${path}/{ownerId}/boosts`, {
    item: Boost,
    draft: BoostDraft,
    filter: BoostFilter,
    read: 'visitor',
    write: 'manager',
  })
  const reply = Many(Boost)
  return {
    ...own,
    list: route({ method: 'GET', path: `${path}/{ownerId}/boosts`, allow: 'visitor', query: Period, reply }),
    filtered: route({
      method: 'POST',
      path: `${path}/{ownerId}/boosts/filtered`,
      allow: 'visitor',
      effect: 'read',
      query: Period,
      data: BoostFilter,
      reply,
    }),
    all: route({ method: 'GET', path: `${path}/boosts`, allow: 'visitor', query: Period, reply }),
    allFiltered: route({
      method: 'POST',
      path: `${path}/boosts/filtered`,
      allow: 'visitor',
      effect: 'read',
      query: Period,
      data: BoostFilter,
      reply,
    }),
  }
}

import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Id, Instant, Many, Page } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'
import { firstDay, lastDay } from '../rules/calendar-date.ts'
import { items, under } from './items.ts'

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

export const boostCollection = collection({
  item: Boost,
  draft: z
    .strictObject({ startDate: BoostDate, endDate: BoostDate })
    .refine((draft) => draft.startDate <= draft.endDate, {
      message: 'must not be before startDate',
      path: ['endDate'],
    }),
  sort: 'startDate',
})

/** Limits a list to boosts that overlap with the days from `startDate` to `endDate`, inclusive. */
const Period = z.object({
  ...Page.shape,
  startDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
})

const read = { allow: 'visitor', query: Period, reply: Many(Boost) } as const
const filter = { ...read, method: 'POST', effect: 'read', data: boostCollection.filter } as const

/** Boosts of one profile, under `{ownerId}`, and of all profiles of a kind. Boosts of a profile don't overlap. */
export const boosts = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'boosts')
  return {
    ...items(place, boostCollection),
    list: route({ ...read, method: 'GET', ...place }),
    filtered: route({ ...filter, owner: place.owner, path: `${place.path}/filtered` }),
    all: route({ ...read, method: 'GET', path: `${kind.path}/boosts`, owner: null }),
    allFiltered: route({ ...filter, path: `${kind.path}/boosts/filtered`, owner: null }),
  }
}

import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Id, Instant, Many, Page } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'
import { lastBoostDay, maxBoostDays } from '../rules/boost-days.ts'
import { items, under } from './items.ts'

export const Boost = z.object({
  id: Id,
  ownerId: Id,
  startDate: CalendarDate,
  endDate: CalendarDate,
  createdDate: Instant,
})

export const boostCollection = collection({
  item: Boost,
  draft: z
    .strictObject({ startDate: CalendarDate, endDate: CalendarDate })
    .refine((draft) => draft.startDate <= draft.endDate, {
      message: 'must not be before startDate',
      path: ['endDate'],
    })
    .refine((draft) => draft.endDate <= lastBoostDay(draft.startDate), {
      message: `must be at most ${maxBoostDays} days long, counting the first and the last`,
      path: ['endDate'],
    }),
  sort: 'startDate',
  // Dates bound them: one a day, at most a year ahead. Past ones stay.
  quota: { most: null },
})

/** Limits a list to boosts that overlap with the days from `startDate` to `endDate`, inclusive. */
const Period = z.object({
  ...Page.shape,
  startDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
})

const read = { allow: 'visitor', query: Period, reply: Many(Boost) } as const
const filter = { ...read, method: 'POST', effect: 'read', data: boostCollection.filter } as const

/**
 * Boosts of one profile, under `{ownerId}`, and of all profiles of a kind. Boosts of a profile don't
 * overlap, are from today to a year ahead, and can only be created or changed while it is approved.
 */
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

import { sql } from 'kysely'
import type * as z from 'zod'
import { Boost, BoostDraft } from '@app/contract/patterns/boosts.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { breaks } from '../platform/database.ts'
import { conflict } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import {
  childHandlers,
  createChild,
  readChildren,
  updateChild,
  type Children,
  type Scope,
} from './children.ts'
import type { ChildFilter } from './filter-sql.ts'
import { takeTurns } from './take-turns.ts'
import { visibleTo } from './visibility.ts'

const children: Children = {
  table: 'boost',
  view: 'boost_item',
  item: Boost,
  change: BoostDraft,
  writable: ['startDate', 'endDate'],
  sort: 'startDate',
  stamp: (call) => ({ created_by: call.user?.id ?? null }),
}

type Period = Page & { startDate?: string; endDate?: string }
interface Owned {
  ownerId: string
}

const touching = ({ startDate, endDate }: Period) =>
  sql`t.end_date >= ${startDate ?? '-infinity'}::date and t.start_date <= ${endDate ?? 'infinity'}::date`

const ofProfile = (ownerId: string, period: Period): Scope => ({
  condition: sql`t.profile_id = ${ownerId} and ${touching(period)}`,
})

/** Boosts of all profiles of the kind that the caller may see. */
const ofKind = (kind: string, period: Period, call: Call): Scope => ({
  condition: sql`t.kind = ${kind} and ${touching(period)}
    and exists (select from profile p where p.id = t.profile_id and ${visibleTo(call, 'p')})`,
})

/** The handlers of `boosts` for a kind of profile. */
export const boostHandlers = (kind: string) => ({
  ...childHandlers(children),
  list: ({ ownerId, ...period }: Owned & Period, call: Call) =>
    readChildren(children, call, ofProfile(ownerId, period), period),
  filtered: ({ ownerId, data, ...period }: Owned & Period & { data: ChildFilter }, call: Call) =>
    readChildren(children, call, ofProfile(ownerId, period), period, data),
  all: (period: Period, call: Call) => readChildren(children, call, ofKind(kind, period, call), period),
  allFiltered: ({ data, ...period }: Period & { data: ChildFilter }, call: Call) =>
    readChildren(children, call, ofKind(kind, period, call), period, data),
  create: ({ ownerId, data }: Owned & { data: z.output<typeof BoostDraft> }, call: Call) =>
    oneADay(call, ownerId, () => createChild(children, call, ownerId, data)),
  update: ({ ownerId, id, patch }: Owned & { id: string; patch: PatchOperation[] }, call: Call) =>
    oneADay(call, ownerId, () => updateChild(children, call, ownerId, id, patch)),
})

// Two that overlap and come at once wait for each other in the constraint, which the database ends as a deadlock.
async function oneADay<T>(call: Call, ownerId: string, write: () => Promise<T>): Promise<T> {
  await takeTurns(call, `boost/${ownerId}`)
  try {
    return await write()
  } catch (error) {
    if (breaks(error, 'boost_one_a_day'))
      throw conflict('BOOST_OVERLAPS', 'Another boost of this profile runs on some of these days.')
    throw error
  }
}

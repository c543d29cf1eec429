import { sql } from 'kysely'
import type * as z from 'zod'
import { boostCollection } from '@app/contract/patterns/boosts.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { violates } from '../platform/database.ts'
import { conflict } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import {
  childHandlers,
  createChild,
  readChildren,
  updateChild,
  type Children,
  type Owned,
  type OwnedItem,
  type Scope,
} from './children.ts'
import type { ChildFilter } from './filter-sql.ts'
import { lockUntilCommit } from './lock-until-commit.ts'
import type { ProfileKind } from './profile-kind.ts'
import { visibleThrough } from './visibility.ts'

const children = {
  table: 'boost',
  collection: boostCollection,
  stamp: (call: Call) => ({ created_by: call.user?.id ?? null }),
} satisfies Children

type Period = Page & { startDate?: string; endDate?: string }
type Draft = z.output<typeof boostCollection.draft>

const overlaps = ({ startDate, endDate }: Period) =>
  sql`t.end_date >= ${startDate ?? '-infinity'}::date and t.start_date <= ${endDate ?? 'infinity'}::date`

const ofProfile = (ownerId: string, period: Period): Scope => ({
  condition: sql`t.owner_id = ${ownerId} and ${overlaps(period)}`,
})

/** Boosts of all profiles of the kind that are visible to the caller. */
async function ofKind({ kind, gate }: ProfileKind, period: Period, call: Call): Promise<Scope> {
  return {
    condition: sql`t.kind = ${kind} and ${overlaps(period)}
      and exists (select from profile p where p.id = t.owner_id and ${await visibleThrough(gate, call)})`,
  }
}

/** The handlers of `boosts` for a kind of profile. */
export const boostHandlers = (kind: ProfileKind) => ({
  ...childHandlers(children),
  list: ({ ownerId, ...period }: Owned & Period, call: Call) =>
    readChildren(children, call, ofProfile(ownerId, period), period),
  filtered: ({ ownerId, data, ...period }: Owned & Period & { data: ChildFilter }, call: Call) =>
    readChildren(children, call, ofProfile(ownerId, period), period, data),
  all: async (period: Period, call: Call) =>
    readChildren(children, call, await ofKind(kind, period, call), period),
  allFiltered: async ({ data, ...period }: Period & { data: ChildFilter }, call: Call) =>
    readChildren(children, call, await ofKind(kind, period, call), period, data),
  create: ({ ownerId, data }: Owned & { data: Draft }, call: Call) =>
    preventOverlaps(call, ownerId, () => createChild(children, call, ownerId, data)),
  update: ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) =>
    preventOverlaps(call, ownerId, () => updateChild(children, call, ownerId, id, patch)),
})

// The lock prevents deadlocks: concurrent writes of overlapping boosts would wait for each other in the constraint.
async function preventOverlaps<T>(call: Call, ownerId: string, write: () => Promise<T>): Promise<T> {
  await lockUntilCommit(call, `boost/${ownerId}`)
  try {
    return await write()
  } catch (error) {
    if (violates(error, 'boost_one_a_day'))
      throw conflict('BOOST_OVERLAPS', 'These dates overlap with another boost of this profile.')
    throw error
  }
}

import { sql } from 'kysely'
import type * as z from 'zod'
import { boostCollection } from '@app/contract/patterns/boosts.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { invalidBoostDays } from '@app/contract/rules/boost-days.ts'
import { violates } from '../platform/database.ts'
import { conflict, invalid } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import {
  childHandlers,
  createChild,
  readChild,
  readChildren,
  updateChild,
  type Children,
  type Owned,
  type OwnedItem,
  type Scope,
} from './children.ts'
import type { ChildFilter } from './filter-sql.ts'
import { lockUntilCommit } from './lock-until-commit.ts'
import { changesOf } from './patch.ts'
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
    preventOverlaps(call, ownerId, async () => {
      await checkDays(call, ownerId, data, 'data/')
      return createChild(children, call, ownerId, data)
    }),
  update: ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) =>
    preventOverlaps(call, ownerId, async () => {
      const { row } = await readChild(children, call, ownerId, id, true)
      const before = boostCollection.item.pick({ startDate: true, endDate: true }).parse(row)
      await checkDays(
        call,
        ownerId,
        { ...before, ...changesOf(call, before, patch, boostCollection.draft) },
        '',
        before,
      )
      return updateChild(children, call, ownerId, id, patch)
    }),
})

/** Throws unless the profile is approved or published, and the days are from today to a year ahead. `root` is prefixed to the fields. */
async function checkDays(call: Call, ownerId: string, days: Draft, root: string, before?: Draft) {
  const { rows } = await sql<{ isApproved: boolean; today: string }>`
    select status not in ('Pending', 'Declined', 'Draft') as "isApproved", derived.today()::text as today from profile where id = ${ownerId}`.execute(
    call.db,
  )
  const [profile] = rows
  if (!profile?.isApproved)
    throw conflict('NOT_APPROVED', 'This page can be promoted as soon as it is public.')
  const errors = invalidBoostDays(days, profile.today, before)
  if (errors.length > 0) throw invalid(errors.map(({ field, message }) => ({ path: root + field, message })))
}

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

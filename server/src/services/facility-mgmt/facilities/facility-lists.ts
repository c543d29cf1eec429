import { sql } from 'kysely'
import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import type { Ratings } from '@app/contract/facilities/review-schema.ts'
import { publicTexts, uncachedTexts } from '../../../patterns/item-texts.ts'
import { teamProfiles } from '../../../patterns/own-profiles.ts'
import { hydrate, hydrateIds, readProfile } from '../../../patterns/profile-reads.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { notFound } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { facilityKind } from './facility-kind.ts'

/** Returns a facility as a stranger sees it, independent of the caller. */
export const publicView = ({ id }: { id: string }, call: Call) =>
  readProfile(facilityKind, call, id, publicTexts)

export async function myApproved(paging: Page, call: Call) {
  const own = await teamProfiles(facilityKind, call, signedIn(call).id)
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${own}::uuid[]) with ordinality o(id, n) join profile p on p.id = o.id
    where p.status = 'Approved' order by o.n`.execute(call.db)
  return hydrateIds(
    facilityKind,
    call,
    rows.map((row) => row.id),
    paging,
  )
}

/** Facilities with at least one manager, most recently onboarded first. */
export async function onboarded({ offset, take }: Page, call: Call) {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with onboarded as (
      select p.id, min(m.created_date) as at
      from profile p join derived.member_item m on m.owner_id = p.id and m.rung = 'manager'
      where p.kind = 'facility' and ${visibleTo(call, 'p')} group by p.id)
    select array(select id from onboarded order by at desc, id limit ${take} offset ${offset}) as ids,
      (select count(*) from onboarded) as total`.execute(call.db)
  return hydrate(facilityKind, uncachedTexts, call, rows[0] ?? { ids: [], total: 0 })
}

/** Rounded in SQL like the rating of the item, so that both agree. */
export async function ratings({ id }: { id: string }, call: Call) {
  const { rows } = await sql<z.output<typeof Ratings>>`
    select round(avg(rating), 2)::float8 as average, count(*) as count, json_build_object(
      1, count(*) filter (where rating = 1), 2, count(*) filter (where rating = 2),
      3, count(*) filter (where rating = 3), 4, count(*) filter (where rating = 4),
      5, count(*) filter (where rating = 5)) as distribution
    from review where owner_id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return { data: found }
}

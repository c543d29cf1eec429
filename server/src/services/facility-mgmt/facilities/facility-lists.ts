import { sql } from 'kysely'
import type { Page } from '@app/contract/envelope.ts'
import { publicTexts } from '../../../patterns/item-texts.ts'
import { teamProfiles } from '../../../patterns/own-profiles.ts'
import { hydrateIds, readProfile } from '../../../patterns/profile-reads.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
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
export async function onboarded(paging: Page, call: Call) {
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p join derived.member_item m on m.owner_id = p.id and m.rung = 'manager'
    where p.kind = 'facility' and ${visibleTo(call, 'p')}
    group by p.id order by min(m.created_date) desc, p.id`.execute(call.db)
  return hydrateIds(
    facilityKind,
    call,
    rows.map((row) => row.id),
    paging,
  )
}

export async function ratings({ id }: { id: string }, call: Call) {
  const { rows } = await sql<{ rating: 1 | 2 | 3 | 4 | 5; count: number }>`
    select rating, count(*) as count from review where owner_id = ${id} group by rating`.execute(call.db)
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const row of rows) distribution[row.rating] = row.count
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  return {
    data: { average: count === 0 ? null : Math.round((stars / count) * 100) / 100, count, distribution },
  }
}

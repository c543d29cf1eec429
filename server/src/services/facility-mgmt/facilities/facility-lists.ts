import { sql } from 'kysely'
import type { Page } from '@app/contract/envelope.ts'
import { memberships } from '../../../patterns/own-profiles.ts'
import { hydrateIds, readProfile } from '../../../patterns/profile-reads.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { facilityKind } from './facility-kind.ts'

/** What a stranger sees of it, whoever asks. */
export const publicView = ({ id }: { id: string }, call: Call) =>
  readProfile(facilityKind, call, id, [null, false])

export async function myApproved(paging: Page, call: Call) {
  const own = await memberships(facilityKind, call, signedIn(call).id)
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

/** Facilities whose own staff keep the page: those with a manager, the latest taken over first. */
export async function onboarded(paging: Page, call: Call) {
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p join member m on m.profile_id = p.id and m.role = 'Manager'
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
    select rating, count(*) as count from review where profile_id = ${id} group by rating`.execute(call.db)
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const row of rows) distribution[row.rating] = row.count
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  return {
    data: { average: count === 0 ? null : Math.round((stars / count) * 100) / 100, count, distribution },
  }
}

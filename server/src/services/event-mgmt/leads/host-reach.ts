import { sql } from 'kysely'
import type { HostReach, hosts } from '@app/contract/events/matches.ts'
import { hostKinds } from '@app/contract/owners.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import type { Handlers } from '../../../platform/http/call.ts'

export const readReach: Handlers<typeof hosts.reach> = async ({ data }, call) => {
  const { rows } = await sql<HostReach>`
    select p.id, derived.request_reach(p) as reach from profile p
    where p.id = any (${data.ids}::uuid[]) and p.kind = any (${[...hostKinds]}::text[]) and ${visibleTo(call, 'p')}
    order by p.id`.execute(call.db)
  return { data: rows }
}

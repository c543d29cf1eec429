import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { audit } from '../../../patterns/audit.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import type { Call } from '../../../platform/http/call.ts'

/** Handler that stops emails about requests to the address that the link was mailed to. */
export async function optOut({ id }: OwnedItem, call: Call) {
  const { rows } = await sql<{ profileId: string }>`
    with host as (
      select p.id, p.email from lead l join profile p on p.id = l.profile_id
      where l.id = ${id} and p.email is not null),
    added as (
      insert into mail_opt_out (address_hash) select sha256(convert_to(lower(email), 'utf8')) from host
      on conflict do nothing)
    select id as "profileId" from host`.execute(call.db)
  for (const { profileId } of rows)
    await audit(call, profileId, id, [{ op: 'add', path: '/mailOptOut', value: true }])
  return nothing
}

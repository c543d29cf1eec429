import { nothing } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import type { Call } from '../platform/http/call.ts'
import { audit } from './audit.ts'

/** Stops emails about a page to the address that the caller's link was mailed to, because that is somebody else's. */
export async function disownAddress(call: Call, pageId: string, itemId: string) {
  await sql`insert into wrong_address (profile_id, address_hash)
    select p.id, coalesce((select address_hash from mailed_token where hash = ${call.link?.hash ?? null}),
      sha256(convert_to(lower(p.email), 'utf8'))) from profile p where p.id = ${pageId} and p.email is not null
    on conflict do nothing`.execute(call.db)
  await audit(call, pageId, itemId, [{ op: 'add', path: '/wrongAddress', value: true }])
}

/** Stops emails to the address of a page, of which only a hash is kept. `itemId`: what its link was mailed for. */
export async function stopMailsTo(call: Call, pageId: string, itemId: string) {
  const { rows } = await sql`
    with page as (select p.email from profile p where p.id = ${pageId} and p.email is not null),
      added as (
        insert into mail_opt_out (address_hash) select sha256(convert_to(lower(email), 'utf8')) from page
        on conflict do nothing)
    select from page`.execute(call.db)
  if (rows.length > 0) await audit(call, pageId, itemId, [{ op: 'add', path: '/mailOptOut', value: true }])
  return nothing
}

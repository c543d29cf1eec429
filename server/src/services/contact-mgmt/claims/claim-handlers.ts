import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { ClaimToDecide, type ClaimDecision, type claims } from '@app/contract/contact/claim-routes.ts'
import { managerRole } from '@app/contract/patterns/members.ts'
import type { ProfileKind } from '@app/contract/profile-kind.ts'
import { audit } from '../../../patterns/audit.ts'
import { readClaim, readClaims, type ClaimData } from '../../../patterns/claims.ts'
import { asJson } from '../../../patterns/columns.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { notify } from '../../../patterns/notify.ts'
import { readPageLink } from '../../../patterns/page-link.ts'
import { findToken, linkExpired, useToken } from '../../../patterns/mailed-tokens.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { one, page } from '../../../platform/http/json-text.ts'

type ToDecide = z.output<typeof ClaimToDecide>

const toDecideJson = sql.raw(asJson(ClaimToDecide.shape, 't'))

/** Handlers for claims to profiles of all kinds. */
export const claimHandlers = (kindOf: (name: string) => ProfileKind): Handlers<typeof claims> => ({
  list: async ({ status, ...paging }, call) => {
    const where = sql`t.status = ${status}`
    const { rows } = await pageQuery(
      { item: toDecideJson, from: sql`derived.claim_item`, where, order: sql`t.id` },
      paging,
    ).execute(call.db)
    return page<ToDecide>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  my: async ({ offset, take }, call) => {
    const mine = await readClaims(call, sql`t.user_id = ${signedIn(call).id} and t.status <> 'Withdrawn'`)
    return { data: mine.slice(offset, offset + take), _meta: { stats: { count: mine.length } } }
  },

  decide: async ({ data }, call) => {
    const reason = data.status === 'Declined' ? data.reason : null
    const decided = await call.db
      .updateTable('claim')
      .set({ status: data.status, reason, decided_by: call.user?.id ?? null, decided_date: new Date() })
      .where('id', '=', data.claimId)
      .where('status', '=', 'Open')
      .returning(['id', 'profile_id', 'user_id'])
      .executeTakeFirst()
    if (!decided) return repeatedDecision(call, data)
    const { id, profile_id: profileId, user_id: userId } = decided
    const claim = await readClaim(call, id)
    await audit(call, profileId, id, [{ op: 'replace', path: '/status', value: data.status }])
    if (data.status === 'Approved') await makeManager(call, kindOf(claim.profile.kind), profileId, userId)
    await notifyClaimer(call, { id, profileId, userId }, data)
    return readToDecide(call, id)
  },

  prove: async ({ data: { token } }, call) => {
    const found = await findToken(call.db, 'claim-proof', token)
    const claim = found && (await ownClaim(call, found.subjectId))
    if (!claim) throw linkExpired()
    if (found.isUsed) {
      // A second click on the link finds what the first one did.
      if (claim.proof !== 'Proved') throw linkExpired()
      return { data: claim }
    }
    if (claim.status !== 'Open') throw linkExpired()
    await useToken(call.db, token)
    await call.db.updateTable('claim').set({ proved_date: new Date() }).where('id', '=', claim.id).execute()
    await audit(call, claim.profile.id, claim.id, [{ op: 'replace', path: '/proof', value: 'Proved' }])
    return { data: await readClaim(call, claim.id) }
  },
})

/** The link proves that the claimer reads the mailbox, so only the claimer can use it. */
async function ownClaim(call: Call, id: string): Promise<ClaimData | undefined> {
  const [claim] = await readClaims(call, sql`t.id = ${id} and t.user_id = ${signedIn(call).id}`)
  return claim
}

async function readToDecide(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${toDecideJson}::text as item from derived.claim_item t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return one<ToDecide>(found.item)
}

/** The same decision again is fine, another one is a conflict. */
async function repeatedDecision(call: Call, { claimId, status }: { claimId: string; status: string }) {
  const claim = await readClaim(call, claimId)
  if (claim.status === status) return readToDecide(call, claimId)
  throw conflict('ALREADY_DECIDED', `This claim is ${claim.status} already.`)
}

async function notifyClaimer(
  call: Call,
  { id, profileId, userId }: { id: string; profileId: string; userId: string },
  decision: z.output<typeof ClaimDecision>,
) {
  const { name, url } = await readPageLink(call, profileId)
  await notify(call, sql`select ${userId}::uuid`, {
    kind: 'claim-decided',
    aboutId: profileId,
    ...(decision.status === 'Declined'
      ? { title: `Your claim to ${name} was declined`, contents: decision.reason }
      : { title: `You now manage ${name}`, contents: 'We approved your claim. You can edit the page now.' }),
    url,
    mail: { job: 'claim-decided', subjectId: id },
  })
}

async function makeManager(call: Call, kind: ProfileKind, profileId: string, userId: string) {
  const role = managerRole(kind.roles)
  const member = await call.db
    .insertInto('member')
    .values({ id: newId(), owner_id: profileId, user_id: userId, role })
    .onConflict((existing) => existing.columns(['owner_id', 'user_id']).doUpdateSet({ role }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(call, profileId, member.id, [{ op: 'add', path: '', value: { userId, role } }])
}

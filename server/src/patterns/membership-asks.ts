import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { nothing } from '@app/contract/envelope.ts'
import { MembershipAsk, type MembershipAskDraft } from '@app/contract/patterns/membership-asks.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import { presentAdministrators } from './administrators.ts'
import { audit } from './audit.ts'
import type { Owned } from './children.ts'
import { asJson } from './columns.ts'
import { lockUntilCommit } from './lock-until-commit.ts'
import { notify } from './notify.ts'
import { readPageLink } from './page-link.ts'
import { countUse } from './use-limits.ts'

const perDay = { name: 'membership-ask', most: 20, seconds: 24 * 3600 }

const askJson = sql.raw(asJson(MembershipAsk.shape, 't'))

/** Handlers of `membershipAsksOf`, for kinds with a membership. */
export const membershipAskHandlers = () => ({
  ask: async ({ ownerId, data }: Owned & { data: z.output<typeof MembershipAskDraft> }, call: Call) => {
    const { tier, message } = data
    const { id: userId } = signedIn(call)
    await lockUntilCommit(call, `membership-ask/${ownerId}`)
    await requireOther(call, ownerId, tier)
    await countUse(call.db, perDay, userId, 'You have asked often today. Try again tomorrow.')
    const before = await call.db
      .selectFrom('membership_ask')
      .select('tier')
      .where('profile_id', '=', ownerId)
      .where('status', '=', 'Open')
      .executeTakeFirst()
    const values = { user_id: userId, tier, message: message || null }
    const { id } = await call.db
      .insertInto('membership_ask')
      .values({ id: newId(), profile_id: ownerId, ...values })
      .onConflict((open) =>
        open.column('profile_id').where('status', '=', sql.lit('Open')).doUpdateSet(values),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(call, ownerId, id, [{ op: 'add', path: '', value: { tier } }])
    // Asking again for the same is no news.
    if (before?.tier !== tier) await tellAdministrators(call, ownerId, tier)
    return { data: await readAsk(call, id) }
  },

  withdraw: async ({ ownerId }: Owned, call: Call) => {
    const withdrawn = await call.db
      .updateTable('membership_ask')
      .set({ status: 'Withdrawn', decided_date: new Date() })
      .where('profile_id', '=', ownerId)
      .where('status', '=', 'Open')
      .returning('id')
      .executeTakeFirst()
    if (withdrawn)
      await audit(call, ownerId, withdrawn.id, [{ op: 'replace', path: '/status', value: 'Withdrawn' }])
    return nothing
  },
})

/** Throws if the page has the membership already. */
async function requireOther(call: Call, profileId: string, tier: string) {
  const profile = await call.db
    .selectFrom('profile')
    .select(['membership_is_active', 'membership_tier'])
    .where('id', '=', profileId)
    .executeTakeFirst()
  if (profile?.membership_is_active && profile.membership_tier === tier)
    throw conflict('ALREADY_EXISTS', `This page has ${tier} already.`)
}

async function tellAdministrators(call: Call, profileId: string, tier: string) {
  const { name } = await readPageLink(call, profileId)
  await notify(call, presentAdministrators, {
    kind: 'membership-asked',
    aboutId: profileId,
    title: `${name} asks for ${tier}`,
    contents: 'Its team is waiting for your decision about a membership.',
    url: '/admin/asks',
  })
}

async function readAsk(call: Call, id: string): Promise<MembershipAsk> {
  const { rows } = await sql<{ ask: MembershipAsk }>`
    select ${askJson} as ask from derived.membership_ask_item t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound()
  return found.ask
}

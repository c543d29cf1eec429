import { sql } from 'kysely'
import type * as z from 'zod'
import {
  ManagedMembership,
  MembershipAskToDecide,
  type membershipAsks,
  type MembershipAskDecision,
} from '@app/contract/contact/membership-ask-routes.ts'
import type { Plans } from '@app/contract/plans.ts'
import { kindContracts } from '@app/contract/kinds.ts'
import { membershipKinds } from '@app/contract/owners.ts'
import { MembershipAsk } from '@app/contract/patterns/membership-asks.ts'
import { audit } from '../../../patterns/audit.ts'
import { asJson } from '../../../patterns/columns.ts'
import { kindOperation } from '../../../patterns/kind-operation.ts'
import { notify } from '../../../patterns/notify.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { one, page } from '../../../platform/http/json-text.ts'
import type { RunOperation } from '../../../platform/http/run-operation.ts'

export interface MembershipParts {
  plans: Plans
  /** Sets a granted membership as administrators do. */
  run: RunOperation
}

const toDecideJson = sql.raw(asJson(MembershipAskToDecide.shape, 't'))
const managedJson = sql.raw(asJson(ManagedMembership.shape, 't'))
const askJson = sql.raw(asJson(MembershipAsk.shape, 'a'))

/** Handlers for memberships of pages of all kinds that have some. */
export const membershipAskHandlers = ({ plans, run }: MembershipParts): Handlers<typeof membershipAsks> => ({
  plans: async () => ({ data: plans }),

  my: async (paging, call) => {
    const { id } = signedIn(call)
    const from = sql`(
      select json_build_object('kind', p.kind, 'id', p.id, 'name', p.name) as profile,
        json_build_object('city', p.city, 'state', p.state) as place,
        json_build_object('isActive', p.membership_is_active, 'tier', p.membership_tier) as membership,
        (select ${askJson} from derived.membership_ask_item a where a.profile_id = p.id order by a.status = 'Open' desc, a.id desc limit 1) as ask,
        p.name, p.id
      from profile p where p.kind = any (${[...membershipKinds]}) and ${visibleTo(call, 'p')}
        and p.id in (select s.owner_id from derived.staff s where s.user_id = ${id} and s.rung = 'manager'))`
    const order = sql`t.name, t.id`
    const { rows } = await pageQuery({ item: managedJson, from, where: sql`true`, order }, paging).execute(
      call.db,
    )
    return page<ManagedMembership>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  list: async (paging, call) => {
    const view = { item: toDecideJson, from: sql`derived.membership_ask_item`, order: sql`t.id` }
    const { rows } = await pageQuery({ ...view, where: sql`t.status = 'Open'` }, paging).execute(call.db)
    return page<MembershipAskToDecide>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  decide: async ({ data }, call) => {
    const { askId: id, status } = data
    const { profile, tier, userId, status: before } = await lockAsk(call, id)
    if (before === status) return readToDecide(call, id)
    if (before !== 'Open') throw conflict('ALREADY_DECIDED', `This is ${before} already.`)
    await call.db
      .updateTable('membership_ask')
      .set({
        status,
        reason: data.status === 'Declined' ? data.reason : null,
        decided_by: signedIn(call).id,
        decided_date: new Date(),
      })
      .where('id', '=', id)
      .execute()
    await audit(call, profile.id, id, [{ op: 'replace', path: '/status', value: status }])
    if (status === 'Granted') {
      const patch = [{ op: 'replace', path: '/membership', value: { isActive: true, tier } }]
      await run(kindOperation(profile.kind, 'update'), { id: profile.id, patch }, call)
    }
    await tellAsker(call, { profile, tier, userId }, data)
    return readToDecide(call, id)
  },
})

type Ask = Pick<MembershipAsk, 'profile' | 'tier'> & { userId: string }

/** Waits for whoever decides it at the same time. */
async function lockAsk(call: Call, id: string): Promise<Ask & Pick<MembershipAsk, 'status'>> {
  await sql`select from membership_ask where id = ${id} for update`.execute(call.db)
  const { rows } = await sql<Ask & Pick<MembershipAsk, 'status'>>`
    select t.profile, t.tier, t.status, t.user_id as "userId" from derived.membership_ask_item t where t.id = ${id}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw notFound()
  return found
}

const tellAsker = (
  call: Call,
  { profile: { kind, id, name }, tier, userId }: Ask,
  decision: z.output<typeof MembershipAskDecision>,
) =>
  notify(call, sql`select ${userId}::uuid`, {
    kind: 'membership-decided',
    aboutId: id,
    ...(decision.status === 'Declined'
      ? { title: `${tier} for ${name} was declined`, contents: decision.reason, url: '/account/plans' }
      : {
          title: `${name} has ${tier} now`,
          contents: 'What it opens is open to the whole team of the page.',
          url: `${kindContracts[kind].path}/${id}`,
        }),
  })

async function readToDecide(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${toDecideJson}::text as item from derived.membership_ask_item t where t.id = ${id}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw notFound()
  return one<MembershipAskToDecide>(found.item)
}

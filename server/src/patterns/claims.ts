import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { nothing } from '@app/contract/envelope.ts'
import { Claim, type ClaimDraft } from '@app/contract/patterns/claims.ts'
import { conflict, invalidField, notFound } from '../platform/errors.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { audit } from './audit.ts'
import type { Owned } from './children.ts'
import { notifyAdministrators } from './claim-notices.ts'
import { asJson } from './columns.ts'
import { lockUntilCommit } from './lock-until-commit.ts'
import { domainOf, isFreeMail, ownDomains } from './own-domains.ts'
import { countUse } from './use-limits.ts'

export type ClaimData = z.output<typeof Claim>

const maxOpenClaims = 5
const day = 24 * 3600
const perDay = { name: 'claim', most: 10, seconds: day }
/** Links mailed to one address, so that nobody's mailbox is flooded. */
const proofsPerAddress = { name: 'claim-proof', most: 3, seconds: day }

const claimJson = sql.raw(asJson(Claim.shape, 't'))

/** Reads the claims of `derived.claim_item` that meet a condition on `t`, newest first. */
export async function readClaims(call: Pick<Call, 'db'>, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<{ claim: ClaimData }>`
    select ${claimJson} as claim from derived.claim_item t where ${condition} order by t.id desc`.execute(
    call.db,
  )
  return rows.map(({ claim }) => claim)
}

/** Handlers for the routes of `claims`. Links in emails contain tokens, so emails are composed when they are sent. */
export const claimHandlers = () => ({
  standing: async ({ ownerId }: Owned, call: Call) => {
    const profile = await readProfile(call, ownerId)
    const [claim = null] =
      call.user === null
        ? []
        : await readClaims(
            call,
            sql`t.profile_id = ${ownerId} and t.user_id = ${call.user.id} and t.status <> 'Withdrawn'`,
          )
    return { data: { isUnclaimed: profile.isUnclaimed, domains: ownDomains(profile), claim } }
  },

  submit: async ({ ownerId, data }: Owned & { data: z.output<typeof ClaimDraft> }, call: Call) => {
    const user = signedIn(call)
    await lockUntilCommit(call, `claim/${user.id}`)
    const profile = await readProfile(call, ownerId)
    if (!profile.isUnclaimed)
      throw conflict(
        'ALREADY_MANAGED',
        'This page has a team already. Contact the team, and ask to be added.',
      )
    await checkOpenClaims(call, user.id, ownerId)
    await countUse(call.db, perDay, user.id, 'You have claimed many pages today. Try again tomorrow.')
    const email = data.email?.toLowerCase() ?? null
    const isProof = email !== null && canProve(email, ownDomains(profile))
    if (isProof)
      await countUse(
        call.db,
        proofsPerAddress,
        email,
        'This address was sent several links today. Use one of them, or try again tomorrow.',
      )
    const id = newId()
    await call.db
      .insertInto('claim')
      .values({
        id,
        profile_id: ownerId,
        user_id: user.id,
        role: data.role,
        message: data.message || null,
        email,
        is_sent: isProof,
      })
      .execute()
    await audit(call, ownerId, id, [{ op: 'add', path: '', value: { role: data.role } }])
    if (isProof) await queueMail(call.db, 'claim-proof', id)
    await notifyAdministrators(call, id, ownerId)
    return { data: await readClaim(call, id) }
  },

  withdraw: async ({ ownerId }: Owned, call: Call) => {
    const withdrawn = await call.db
      .updateTable('claim')
      .set({ status: 'Withdrawn', decided_date: new Date() })
      .where('profile_id', '=', ownerId)
      .where('user_id', '=', signedIn(call).id)
      .where('status', '=', 'Open')
      .returning('id')
      .executeTakeFirst()
    if (withdrawn)
      await audit(call, ownerId, withdrawn.id, [{ op: 'replace', path: '/status', value: 'Withdrawn' }])
    return nothing
  },
})

export async function readClaim(call: Pick<Call, 'db'>, id: string): Promise<ClaimData> {
  const [claim] = await readClaims(call, sql`t.id = ${id}`)
  if (!claim) throw notFound()
  return claim
}

interface ClaimedProfile {
  website: string | null
  email: string | null
  isUnclaimed: boolean
}

async function readProfile(call: Call, id: string): Promise<ClaimedProfile> {
  const { rows } = await sql<ClaimedProfile>`
    select p.website, p.email, derived.is_unclaimed(p.id) as "isUnclaimed" from profile p where p.id = ${id}`.execute(
    call.db,
  )
  const [profile] = rows
  if (!profile) throw notFound()
  return profile
}

async function checkOpenClaims(call: Call, userId: string, profileId: string) {
  const open = await call.db
    .selectFrom('claim')
    .select('profile_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'Open')
    .execute()
  if (open.some(({ profile_id }) => profile_id === profileId))
    throw conflict('ALREADY_EXISTS', 'You have claimed this page already. We are looking at it.')
  if (open.length >= maxOpenClaims)
    throw conflict(
      'TOO_MANY',
      `You have ${maxOpenClaims} open claims. Withdraw one, or wait until it is decided.`,
    )
}

/**
 * Whether a link to this address can prove a claim. A free-mail address can't, and the claim is decided without proof. Any
 * other address is refused, because its owner may have mistyped the domain.
 */
function canProve(email: string, domains: readonly string[]): boolean {
  const domain = domainOf(email)
  if (domains.includes(domain)) return true
  if (domains.length === 0 || isFreeMail(domain)) return false
  throw invalidField(
    'data/email',
    `must be an address at ${domains.join(' or ')}. Leave it empty to claim the page without proof`,
  )
}

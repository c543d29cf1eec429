import { sql, type RawBuilder } from 'kysely'
import type { Quota } from '@app/contract/quota.ts'
import { operations, type RouteTree } from '@app/contract/route.ts'
import { ConfigurationError } from '../platform/configuration.ts'
import { QuotaReached } from '../platform/errors.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import type { QuotaSettings } from '../platform/quota-settings.ts'
import { lockUntilCommit } from './lock-until-commit.ts'

interface Counted {
  /** Whose items are counted: the id of an owner, a list or a user. */
  subjectId: string
  /** SQL of the number of items. */
  count: RawBuilder<unknown>
  /** The beginning of the sentence that refuses. */
  subject: 'This page has' | 'This list has' | 'You have'
  /** What to do about it. */
  advice?: string
}

/** The quota of the route with this name. Undefined if the route has none. */
export const quotaNamed = (call: Call, name: string) =>
  call.route.quotas?.find((quota) => quota.name === name)

/**
 * Throws a 409 unless there is room for one more item. The lock makes concurrent calls wait until this one commits, so the
 * limit is exact.
 */
export async function requireRoom(call: Call, quota: Quota, counted: Counted) {
  const { subjectId, subject, advice = 'Remove one to add another.' } = counted
  await lockUntilCommit(call, `quota/${quota.name}/${subjectId}`)
  const { rows } = await sql<{ count: number }>`select (${counted.count})::int as count`.execute(call.db)
  const count = rows[0]?.count ?? 0
  const limit = await limitFor(call, quota)
  if (count < limit) return
  const isAtFirst = limit < limitsOf(call, quota).most
  const refusal = `${subject} ${count} of at most ${limit} ${quota.noun}.`
  const rise = 'The limit rises when your account is a day old and your email address is verified.'
  throw new QuotaReached(`${refusal} ${isAtFirst ? rise : advice}`, { name: quota.name, limit, count })
}

/** Like `requireRoom`, for items of the caller's account. Administrators are exempt. */
export async function requireOwnRoom(
  call: Call,
  quota: Quota | undefined,
  counted: Pick<Counted, 'count' | 'advice'>,
) {
  if (quota === undefined || call.isAdmin) return
  await requireRoom(call, quota, { ...counted, subjectId: signedIn(call).id, subject: 'You have' })
}

/** The limit for this caller. Accounts younger than a day, and those without a verified address, may have a lower one. */
export async function limitFor(call: Call, quota: Quota): Promise<number> {
  const { most, mostAtFirst } = limitsOf(call, quota)
  if (mostAtFirst >= most || call.isAdmin || call.user === null) return most
  const [account] = await call.prepared<{ isNew: boolean }>(
    'is-new-account',
    `select not email_verified or created_date > now() - interval '1 day' as "isNew" from app_user where id = $1`,
    [call.user.id],
  )
  return account?.isNew === false ? most : mostAtFirst
}

function limitsOf({ quotas }: Pick<Call, 'quotas'>, { name, most, mostAtFirst }: Quota) {
  const configured = quotas.get(name)
  if (configured === undefined) return { most, mostAtFirst }
  return {
    most: configured.most,
    mostAtFirst: configured.mostAtFirst ?? Math.min(mostAtFirst, configured.most),
  }
}

/** Throws if a configured quota doesn't exist. */
export function checkQuotaNames(trees: Readonly<Record<string, RouteTree>>, quotas: QuotaSettings) {
  const known = new Set<string>()
  for (const tree of Object.values(trees))
    for (const [, { quotas: declared = [] }] of operations(tree))
      for (const { name } of declared) known.add(name)
  for (const name of quotas.keys())
    if (!known.has(name))
      throw new ConfigurationError(
        `Configuration: QUOTAS: there is no quota ${name}. Known are ${[...known].toSorted().join(', ')}`,
      )
}

import { count as figure } from '@app/contract/rules/sentence-parts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Quota } from '@app/contract/quota.ts'
import { operations, reaches, type RouteTree, type Rung } from '@app/contract/route.ts'
import { ConfigurationError } from '../platform/configuration.ts'
import { QuotaReached } from '../platform/errors.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import type { QuotaSettings } from '../platform/quota-settings.ts'
import { lockUntilCommit } from './lock-until-commit.ts'

interface Counted {
  /** Whose items are counted: the id of an owner, a list or a user. */
  subjectId: string
  /** SQL of the number of items, or of their bytes. */
  count: RawBuilder<unknown>
  /** How many are added: 1 by default. */
  added?: number
  /** The beginning of the sentence that refuses. */
  subject: 'This page has' | 'This group has' | 'This list has' | 'You have' | 'Its creator has'
  /** What to do about it. */
  advice?: string
}

/** The beginning of the sentence about what the owner of the call has. */
export function ownerSubject({ owners: [owner] }: Call): Counted['subject'] {
  if (owner?.kind === 'user') return 'You have'
  return owner?.kind === 'group' ? 'This group has' : 'This page has'
}

/** The quota of the route with this name. Undefined if the route has none. */
export const quotaNamed = (call: Call, name: string) =>
  call.route.quotas?.find((quota) => quota.name === name)

/**
 * Throws a 409 unless there is room for what is added. In a transaction, a lock makes concurrent calls wait until this one
 * commits, so the limit is exact.
 */
export async function requireRoom(call: Call, quota: Quota, counted: Counted) {
  const { subjectId, subject, added = 1, advice = 'Remove one to add another.' } = counted
  if (call.db.isTransaction) await lockUntilCommit(call, `quota/${quota.name}/${subjectId}`)
  const count = await numberOf(call, counted.count)
  const limit = limitFor(call, quota)
  if (count + added <= limit) return
  const isAtFirst = limit < limitsOf(call, quota).most
  const refusal = quota.areBytes
    ? `${subject} ${inBytes(count)} of at most ${inBytes(limit)} of ${quota.noun}${count < limit ? `, and this file has ${inBytes(added)}` : ''}.`
    : `${subject} ${figure(count)} of at most ${figure(limit)} ${quota.noun}.`
  throw new QuotaReached(`${refusal} ${isAtFirst ? riseOf(call) : advice}`, {
    name: quota.name,
    limit,
    count,
  })
}

export function riseOf({ newAccountHours }: Pick<Call, 'newAccountHours'>) {
  const age = newAccountHours === 0 ? '' : `your account is ${ageInWords(newAccountHours)} old and `
  return `The limit rises when ${age}your email address is verified.`
}

function ageInWords(hours: number): string {
  if (hours === 1) return 'an hour'
  if (hours === 24) return 'a day'
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`
}

export async function numberOf(call: Pick<Call, 'db'>, count: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (${count})::bigint as count`.execute(call.db)
  return rows[0]?.count ?? 0
}

/** With a unit, such as `19.5 MB`. Rounded down, so that a sum below a limit never reads like it. */
function inBytes(bytes: number) {
  const [unit, size] = bytes < 1e6 ? ['KB', 1e3] : bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9]
  return `${Math.floor((bytes / size) * 10) / 10} ${unit}`
}

/** Like `requireRoom`, for items of the caller's account. Administrators are exempt. */
export async function requireOwnRoom(
  call: Call,
  quota: Quota | undefined,
  counted: Pick<Counted, 'count' | 'added' | 'advice'>,
) {
  if (quota === undefined || call.isAdmin) return
  await requireRoom(call, quota, { ...counted, subjectId: signedIn(call).id, subject: 'You have' })
}

/** Throws a 409 unless the owner of the call has room for what is added, by each quota of the route. */
export async function requireOwnerRoom(
  call: Call,
  ownerId: string,
  { count, added = 1 }: Pick<Counted, 'count' | 'added'>,
) {
  for (const quota of call.route.quotas ?? [])
    await requireRoom(call, quota, { subjectId: ownerId, count, added, subject: ownerSubject(call) })
}

/** The limit for this caller. Newcomers may have a lower one. */
export function limitFor(call: Call, quota: Quota): number {
  const { most, mostAtFirst } = limitsOf(call, quota)
  return call.standing === 'newcomer' ? mostAtFirst : most
}

/** The limit of a list as JSON for the statistics of a page, for callers on this rung, who may add to it. */
export function limitJson(call: Call, lowest: Rung): string | undefined {
  const [quota] = call.route.quotas ?? []
  return quota && reaches(call.rung, lowest) ? `"limit":${limitFor(call, quota)}` : undefined
}

function limitsOf({ quotas }: Pick<Call, 'quotas'>, { name, most, mostAtFirst }: Quota) {
  const configured = quotas.get(name)
  if (configured === undefined) return { most, mostAtFirst }
  return {
    most: configured.most,
    mostAtFirst: configured.mostAtFirst ?? Math.min(mostAtFirst, configured.most),
  }
}

/** Throws if a configured quota doesn't exist, or if it is one of items and has a unit of bytes, or the other way around. */
export function checkQuotaNames(trees: Readonly<Record<string, RouteTree>>, quotas: QuotaSettings) {
  const known = new Map<string, Quota>()
  for (const tree of Object.values(trees))
    for (const [, { quotas: declared = [] }] of operations(tree))
      for (const quota of declared) known.set(quota.name, quota)
  for (const [name, { areBytes }] of quotas) {
    const quota = known.get(name)
    if (quota === undefined)
      throw new ConfigurationError(
        `Configuration: QUOTAS: there is no quota ${name}. Known are ${[...known.keys()].toSorted().join(', ')}`,
      )
    if (areBytes !== (quota.areBytes === true))
      throw new ConfigurationError(
        `Configuration: QUOTAS: ${name} must ${areBytes ? 'be a number without a unit' : 'have the unit MB or GB'}`,
      )
  }
}

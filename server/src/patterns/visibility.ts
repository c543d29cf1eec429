import { sql } from 'kysely'
import type { GateTier } from '@app/contract/gates.ts'
import type { OwnerKind } from '@app/contract/owners.ts'
import { reaches, type Rung } from '@app/contract/route.ts'
import { invalidField } from '../platform/errors.ts'
import type { RungResolver } from '../platform/http/rights.ts'
import type { Call, PendingCall } from '../platform/http/call.ts'

/** The condition that everyone may see a profile. `profile` is an alias. */
export const isPublic = (profile: string) =>
  `${profile}.deleted_date is null and ${profile}.audience = 'public'`

/** SQL expressions of what the rule depends on. Without one, no caller of the query has that right. */
interface RuleTerms {
  viewer?: string
  isAdmin?: string
  passesGate?: string
}

/**
 * The visibility rule. Public profiles are visible to everyone, gated ones to callers who pass the gate of their kind, and
 * all of them to admins and the users in `derived.viewer`. Deleted profiles are visible to no one. `profile` is an alias.
 */
const rule = (profile: string, { viewer, isAdmin, passesGate }: RuleTerms) => {
  const rights = [
    `${profile}.audience = 'public'`,
    isAdmin && `${isAdmin}::boolean`,
    passesGate && `${profile}.audience = 'gated' and ${passesGate}::boolean`,
    viewer && `${profile}.id in (select derived.seen_by(${viewer}::uuid))`,
  ]
  return `${profile}.deleted_date is null and (${rights.filter(Boolean).join(' or ')})`
}

/** The visibility rule for any caller. `profile` is an alias, the others are SQL expressions. */
export const visible = (profile: string, viewer: string, isAdmin: string, passesGate: string) =>
  rule(profile, { viewer, isAdmin, passesGate })

/** Only the id of the user matters. */
export interface Viewer extends Pick<PendingCall, 'isAdmin'> {
  user: { id: string } | null
}

/**
 * The visibility rule for this caller, without the rights that the caller doesn't have. `passesGate` only matters for kinds with
 * a gate.
 */
export function visibleTo({ user, isAdmin }: Viewer, profile: string, passesGate = false) {
  const text = rule(profile, {
    ...(user && !isAdmin && { viewer: '?' }),
    ...(isAdmin && { isAdmin: 'true' }),
    ...(passesGate && { passesGate: 'true' }),
  })
  const [start = '', end] = text.split('?')
  return end === undefined
    ? sql.raw<boolean>(text)
    : sql<boolean>`${sql.raw(start)}${user?.id}${sql.raw(end)}`
}

/** The condition that the profile with the id in this column is visible to the caller. */
export const seesProfile = (call: Viewer, column: string) =>
  sql`exists (select from profile p where p.id = ${sql.ref(column)} and ${visibleTo(call, 'p')})`

/** Throws a 400 about a field unless the profile is of one of these kinds and visible to the caller. */
export async function requireVisible(call: Call, id: string, kinds: readonly OwnerKind[], field: string) {
  const { rows } = await sql`
    select from profile p where p.id = ${id} and p.kind = any (${[...kinds]}) and ${visibleTo(call, 'p')}`.execute(
    call.db,
  )
  if (rows.length === 0) throw invalidField(field, `is not ${kinds.map((kind) => `a ${kind}`).join(' or ')}`)
}

/** The parameters of the visibility rule. */
export type ViewerParameters = [userId: string | null, isAdmin: boolean, passesGate: boolean]

/** The condition that the profile `p` of a kind with this gate is visible to the caller. */
export async function visibleThrough(gate: GateTier | undefined, call: PendingCall) {
  const [, , passesGate] = await viewerOf(call, gate)
  return visibleTo(call, 'p', passesGate)
}

/** The condition on the person of a row `t`: hidden users are listed only to themselves and to callers with this rung. */
export const visiblePeople = (call: Call, rung: Rung) =>
  reaches(call.rung, rung) ? sql`true` : sql`(t.is_visible or t.user_id = ${call.user?.id ?? null})`

/** A viewer who sees only public profiles. */
export const stranger: ViewerParameters = [null, false, false]

/** The parameters for a caller. The gate is only evaluated for kinds with a gate. */
export async function viewerOf(call: PendingCall, gate: GateTier | undefined): Promise<ViewerParameters> {
  const passesGate = gate !== undefined && (await call.opens(gate))
  return [call.user?.id ?? null, call.isAdmin, passesGate]
}

const rungQuery = `
  select (select case when bool_or(s.rung = 'manager') then 'manager' when count(*) > 0 then 'member' end
    from derived.staff s where s.user_id = $2::uuid and s.owner_id = p.id) as rung
  from profile p where p.id = $1 and p.kind = $5 and ${visible('p', '$2', '$3', '$4')}`

/** Resolves the caller's rung on a profile of this kind, or null if the profile isn't visible to the caller. */
export const profileRung =
  (kind: OwnerKind, gate: GateTier | undefined): RungResolver =>
  async (call, ownerId) => {
    const [found] = await call.prepared<{ rung: 'manager' | 'member' | null }>('profile-rung', rungQuery, [
      ownerId,
      ...(await viewerOf(call, gate)),
      kind,
    ])
    if (!found) return null
    const baseRung: Rung = call.user ? 'user' : 'visitor'
    return call.isAdmin ? 'admin' : (found.rung ?? baseRung)
  }

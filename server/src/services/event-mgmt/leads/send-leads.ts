import { sql } from 'kysely'
import { hostKinds } from '@app/contract/owners.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import { lockEvent } from './move-lead.ts'
import { tellHosts } from './tell-hosts.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'

interface Draft {
  profileId: string
  message: string | null
}

/** Hosts that one account asks in a day, for all of its events. */
const perAccount = { name: 'lead-account', most: 60, seconds: 24 * 3600 }

/**
 * Asks hosts for an event, all of them or none. At most `maxHosts` leads of an event are open at a time, and each host has one.
 *
 * @param path where a refusal says that the draft at an index is wrong
 * @returns the ids of the leads, in the order of the drafts
 */
export async function sendLeads(
  call: Call,
  eventId: string,
  drafts: readonly Draft[],
  path: (index: number) => string,
): Promise<string[]> {
  await lockOpenEvent(call, eventId)
  await requireHosts(call, drafts, path)
  await requireRoom(call, eventId, drafts.length)
  await countAsked(call, signedIn(call).id, drafts.length)
  await storeSender(call, eventId)
  const stored = await insertLeads(call, eventId, drafts)
  const ids = drafts.map(({ profileId }, index) => {
    const id = stored.get(profileId)
    if (id === undefined) throw invalidField(path(index), 'was asked already')
    return id
  })
  await tellHosts(call, eventId, ids)
  return ids
}

/** Counts hosts that an account asks. Throws a 429 if these are too many for a day. */
export const countAsked = ({ db }: Call, userId: string, count: number) =>
  countUse(db, perAccount, userId, 'You have asked many hosts today. Ask more tomorrow.', count)

/** Locks the event, so that concurrent calls count the same leads. Throws a 409 unless it takes answers. */
export async function lockOpenEvent(call: Call, eventId: string) {
  await lockEvent(call, eventId)
  // A statement of its own: one that had waited for the lock would see the event from before.
  const { rows } = await sql<{ takesAnswers: boolean }>`
    select derived.takes_answers(p, e) as "takesAnswers"
    from profile p join event e on e.profile_id = p.id where p.id = ${eventId}`.execute(call.db)
  if (rows[0]?.takesAnswers !== true)
    throw conflict(
      'EVENT_CLOSED',
      'This event takes no answers: it is a draft, closed or over, or its deadline has passed.',
    )
}

/** Throws a 400 unless the caller sees all of them, they take requests, and they are of the kinds that are stated. */
export async function requireHosts(
  call: Call,
  hosts: readonly { profileId: string; kind?: string }[],
  path: (index: number) => string,
) {
  const ids = hosts.map(({ profileId }) => profileId)
  const { rows } = await sql<{ id: string; kind: string }>`
    select p.id, p.kind from profile p
    where p.id = any(${ids}::uuid[]) and p.kind = any(${[...hostKinds]}) and ${visibleTo(call, 'p')}`.execute(
    call.db,
  )
  const missing = hosts.findIndex(
    ({ profileId, kind }) => !rows.some((row) => row.id === profileId && row.kind === (kind ?? row.kind)),
  )
  if (missing >= 0) throw invalidField(path(missing), 'is not a page that takes requests')
}

async function requireRoom(call: Call, eventId: string, added: number) {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from lead where request_id = ${eventId} and not is_offered
      and status in ('Open', 'Interested')`.execute(call.db)
  const open = rows[0]?.open ?? 0
  if (open + added > maxHosts)
    throw conflict(
      'TOO_MANY_OPEN_LEADS',
      `At most ${maxHosts} hosts are asked at a time, and ${open} have not finished. ${added === 1 ? 'Withdraw one to ask another.' : `Ask at most ${Math.max(0, maxHosts - open)} now.`}`,
    )
}

/** Who asks, if the event wasn't made as a request: by default the caller, for the event's organization. */
export const storeSender = (call: Call, eventId: string, userId = call.user?.id ?? null) =>
  sql`insert into request (id, user_id, name, email, organization, months, confirmed_date)
    select p.id, u.id, u.name, u.email, o.name, '{}', now()
    from profile p join app_user u on u.id = ${userId}
    left join profile o on o.id = p.parent_id and o.kind = 'organization' and o.audience = 'public' and o.deleted_date is null
    where p.id = ${eventId} on conflict (id) do nothing`.execute(call.db)

/** Stores open leads of hosts that have none yet. Returns their ids by host. `isOffered`: the host wasn't asked. */
export async function insertLeads(
  call: Call,
  eventId: string,
  drafts: readonly Draft[],
  { isOffered = false } = {},
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; profileId: string }>`
    with added as (
      insert into lead (id, request_id, profile_id, message, is_offered)
      select uuidv7(), ${eventId}, d."profileId", d.message, ${isOffered}::boolean
      from jsonb_to_recordset(${JSON.stringify(drafts)}) as d ("profileId" uuid, message text) order by d."profileId"
      on conflict do nothing returning id, profile_id),
    audited as (
      insert into audit_log (user_id, operation, owner_id, subject_id, patch)
      select ${call.user?.id ?? null}, ${call.operation}, ${eventId}, id, jsonb_build_array(jsonb_build_object(
        'op', 'add', 'path', '', 'value', jsonb_build_object('profileId', profile_id, 'status', 'Open')))
      from added)
    select id, profile_id as "profileId" from added`.execute(call.db)
  return new Map(rows.map(({ id, profileId }) => [profileId, id]))
}

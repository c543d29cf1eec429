import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Decision } from '@app/contract/contact/approval-routes.ts'
import { kindContracts } from '@app/contract/kinds.ts'
import { importedKinds, type ProfileKindName } from '@app/contract/owners.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { signedIn, type Call } from '../platform/http/call.ts'
import { audit } from './audit.ts'
import { managersOf, notify } from './notify.ts'

/** Idempotent. There is no way to revoke an approval. */
export async function approvePending(call: Call, id: string) {
  const profile = await lockProfile(call, id)
  if (profile.status === 'Declined') throw await alreadyDecided(call, id)
  if (profile.status === 'Pending') await writeDecision(call, profile, { profileId: id, status: 'Approved' })
}

/** Decides about a pending profile. Repeating one's own decision changes nothing, any other is a 409. */
export async function decidePending(call: Call, decision: Decision) {
  const { profileId, status } = decision
  const profile = await lockProfile(call, profileId)
  if (profile.status === 'Pending') return writeDecision(call, profile, decision)
  const latest = await latestDecision(call, profileId)
  if (latest?.status === status && latest.userId === signedIn(call).id) return latest.date
  throw await alreadyDecided(call, profileId)
}

/** Idempotent: makes a declined profile pending again. */
export async function submitDeclined(call: Call, id: string) {
  const { status } = await lockProfile(call, id)
  if (status === 'Declined') await setStatus(call, id, 'Pending')
}

/** Of a kind that is approved. Deleted profiles don't exist. */
async function lockProfile(call: Call, id: string) {
  const row = await call.db
    .selectFrom('profile')
    .select(['status', 'kind', 'name'])
    .where('id', '=', id)
    .where('kind', 'in', importedKinds)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .$narrowType<{ kind: ProfileKindName }>()
    .executeTakeFirst()
  if (!row) throw notFound('This page')
  return row
}

type Locked = Awaited<ReturnType<typeof lockProfile>>

async function writeDecision(call: Call, profile: Locked, decision: Decision) {
  const { profileId, status } = decision
  const reason = decision.status === 'Declined' ? decision.reason : null
  const id = newId()
  await setStatus(call, profileId, status)
  const { decided_date: date } = await call.db
    .insertInto('approval_decision')
    .values({ id, profile_id: profileId, status, reason, decided_by: signedIn(call).id })
    .returning('decided_date')
    .executeTakeFirstOrThrow()
  await notifyManagers(call, profile, decision, id)
  return date
}

async function notifyManagers(call: Call, { kind, name }: Locked, decision: Decision, decisionId: string) {
  const { profileId } = decision
  await notify(call, managersOf(profileId), {
    aboutId: profileId,
    ...(decision.status === 'Declined'
      ? { kind: 'declined', title: `${name} wasn’t approved`, contents: decision.reason }
      : { kind: 'approved', title: `${name} is approved`, contents: 'Everybody can see the page now.' }),
    url: `${kindContracts[kind].path}/${profileId}`,
    mail: { job: 'approval-decided', subjectId: decisionId },
  })
}

async function setStatus(call: Call, id: string, status: 'Pending' | 'Declined' | 'Approved') {
  await call.db
    .updateTable('profile')
    .set({ status, updated_by: signedIn(call).id, updated_date: new Date() })
    .where('id', '=', id)
    .execute()
  await audit(call, id, null, [{ op: 'replace', path: '/status', value: status }])
}

interface Latest {
  status: 'Approved' | 'Declined'
  userId: string | null
  byName: string | null
  pageName: string
  date: Date
}

/** Undefined for imports that were approved at once. */
async function latestDecision(call: Call, profileId: string): Promise<Latest | undefined> {
  const { rows } = await sql<Latest>`
    select d.status, d.decided_by as "userId", u.name as "byName", p.name as "pageName", d.decided_date as date
    from approval_decision d join profile p on p.id = d.profile_id left join app_user u on u.id = d.decided_by
    where d.profile_id = ${profileId} order by d.id desc limit 1`.execute(call.db)
  return rows[0]
}

/** The detail names the administrator who was faster. */
async function alreadyDecided(call: Call, profileId: string) {
  const latest = await latestDecision(call, profileId)
  const verb = latest?.status === 'Declined' ? 'declined' : 'approved'
  return conflict(
    'ALREADY_DECIDED',
    `${latest?.byName ?? 'Another administrator'} has already ${verb} ${latest?.pageName ?? 'this page'}.`,
  )
}

import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { managerRole } from '@app/contract/patterns/members.ts'
import { services } from '@app/contract/tree.ts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { kinds } from '../../kinds.ts'
import { insertion } from '../../patterns/columns.ts'
import { splitColumns, type ProfileKind } from '../../patterns/profile-kind.ts'
import { admin, type Person } from '../test-tokens.ts'
import { stagePerson, type Stage } from './stage-person.ts'

type Row = Record<string, unknown>

interface StagedProfile {
  kind: ProfileKindName
  /** Creates the profile, and is on its team. */
  manager: Person
  /** Whether an administrator has approved it. */
  isApproved: boolean
  draft: Row
}

/**
 * Writes the rows of a created profile and of its approval, by one statement. Unlike the API, it sends no email, and tells no
 * followers of an event. Returns the id.
 */
export async function stageProfile(stage: Stage, staged: StagedProfile): Promise<string> {
  const kind: ProfileKind = kinds[staged.kind]
  const { contract, table } = kind
  const id = newId()
  const memberId = newId()
  const managerId = await stagePerson(stage, staged.manager)
  const deciderId = staged.isApproved ? await stagePerson(stage, admin) : null
  const draft: Row = kindContracts[staged.kind].draft.parse(staged.draft)
  const { common, own } = splitColumns(kind, { ...draft, ...(await stage.resolveLocation(draft)) })
  const role = managerRole(contract.roles)
  const profile = {
    id,
    kind: staged.kind,
    ...common,
    region: stage.resolveLocation.region(common.state),
    created_by: managerId,
    updated_by: deciderId ?? managerId,
    ...(deciderId !== null && { status: 'Approved' }),
    // The API writes the row twice: with the approval, or with the audience of an event, which follows the event's own row.
    revision: deciderId !== null || (staged.kind === 'event' && !isPrivate(draft)) ? 2 : 1,
  }
  const create = operationOf(contract.path, 'create')
  const approve = operationOf(contract.path, 'approve')
  const audits = [
    audit(managerId, create, id, null, { op: 'add', path: '', value: draft }),
    audit(managerId, create, id, memberId, { op: 'add', path: '', value: { userId: managerId, role } }),
    ...(deciderId === null
      ? []
      : [audit(deciderId, approve, id, null, { op: 'replace', path: '/status', value: 'Approved' })]),
  ]
  const approval = sql`,
    decided as (
      insert into approval_decision (id, profile_id, status, decided_by) values (${newId()}, ${id}, 'Approved', ${deciderId})),
    told as (
      insert into user_notification (id, owner_id, topic, about_id, title, contents, url, tags, sender_id)
      select uuidv7(), ${managerId}::uuid, 'approvals', ${id}::uuid, ${`${String(common.name)} is approved`},
        'Everybody can see the page now.', ${`${contract.path}/${id}`}, array['approved'], ${deciderId}::uuid
      where ${managerId}::uuid <> ${deciderId}::uuid)`
  await sql`
    with owning as (${insertion('owner', { id, kind: staged.kind })}),
      described as (${insertion('profile', profile)}),
      extended as (${insertion(table, { profile_id: id, ...own })}),
      managing as (${insertion('member', { id: memberId, owner_id: id, user_id: managerId, role })}),
      -- One statement, because their order counts.
      audited as (insert into audit_log (user_id, operation, owner_id, subject_id, patch) values ${sql.join(audits)})
      ${deciderId === null ? sql`` : approval}
    select`.execute(stage.db)
  return id
}

const isPrivate = ({ status, category }: Row) => status === 'Draft' || category === 'Private'

const audit = (
  userId: string,
  operation: string,
  ownerId: string,
  subjectId: string | null,
  operationOfPatch: Row,
) =>
  sql`(${userId}::uuid, ${operation}, ${ownerId}::uuid, ${subjectId}::uuid, ${JSON.stringify([operationOfPatch])}::jsonb)`

/** Such as `facility-mgmt.facilities.create`. */
function operationOf(path: string, call: string): string {
  const name = path.slice(1)
  const service = Object.entries(services).find(([, tree]) => name in tree)?.[0]
  if (service === undefined) throw new Error(`no service has ${name}`)
  return `${service}.${name}.${call}`
}

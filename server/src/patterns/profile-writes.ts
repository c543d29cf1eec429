import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { nothing } from '@app/contract/envelope.ts'
import { Membership } from '@app/contract/profile-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { invalidField, notFound, Refusal } from '../platform/errors.ts'
import { checkRevision, signedIn, type Call } from '../platform/http/call.ts'
import { audit } from './audit.ts'
import { changesOf } from './patch.ts'
import { splitColumns, type ProfileKind } from './profile-kind.ts'
import { readProfile } from './profile-reads.ts'
import type { Settle } from './settle.ts'
import { visibleTo } from './visibility.ts'

type Row = Record<string, unknown>

/** Creates a pending profile whose first manager is the caller. */
export async function createProfile(kind: ProfileKind, settle: Settle, call: Call, draft: Row) {
  const user = signedIn(call)
  const id = newId()
  const memberId = newId()
  checkPosition(draft, 'data/')
  await checkParent(call, draft.parentId, 'data/')
  const { common, own } = splitColumns(kind, { ...draft, ...(await settle(draft)) })
  await insert(
    'profile',
    {
      id,
      kind: kind.kind,
      ...common,
      region: settle.region(common.state),
      created_by: user.id,
      updated_by: user.id,
    },
    call,
  )
  await insert(kind.table, { profile_id: id, ...own }, call)
  await call.db
    .insertInto('member')
    .values({ id: memberId, profile_id: id, user_id: user.id, role: 'Manager' })
    .execute()
  await audit(call, id, null, [{ op: 'add', path: '', value: draft }])
  await audit(call, id, memberId, [{ op: 'add', path: '/managers/-', value: user.id }])
  return { id, reply: await readProfile(kind, call, id) }
}

/** Applies a patch to what managers may write; `membership` in it is for admins. */
export async function updateProfile(
  kind: ProfileKind,
  settle: Settle,
  call: Call,
  id: string,
  patch: PatchOperation[],
) {
  await call.db.selectFrom('profile').select('id').where('id', '=', id).forUpdate().execute()
  const [before] = await call.prepared<{ draft: Row; revision: number }>(
    `${kind.kind}-draft`,
    kind.statements.draft,
    [id],
  )
  if (!before) throw notFound()
  checkRevision(call, before.revision)
  const schema = kind.draft.extend({ isActive: z.boolean(), membership: Membership })
  const changes = changesOf(before.draft, patch, schema)
  if (Object.keys(changes).length === 0) return readProfile(kind, call, id)
  if ('membership' in changes && !call.isAdmin)
    throw new Refusal(403, 'FORBIDDEN', 'Only admins change a membership.', [
      { path: 'membership', message: 'is for admins to change' },
    ])
  checkPosition({ ...before.draft, ...changes })
  if ('parentId' in changes) await checkParent(call, changes.parentId)

  const { common, own } = splitColumns(kind, {
    ...changes,
    ...(await settle({ ...before.draft, ...changes }, changes)),
  })
  const profile = {
    ...common,
    ...standing(changes),
    ...('state' in changes && { region: settle.region(changes.state) }),
  }
  await update(
    'profile',
    'id',
    id,
    { ...profile, updated_by: call.user?.id ?? null, updated_date: new Date() },
    call,
  )
  if (Object.keys(own).length > 0) await update(kind.table, 'profile_id', id, own, call)
  await audit(call, id, null, patch)
  return readProfile(kind, call, id)
}

/** Hides it at once; an admin can undo that for 30 days. */
export async function removeProfile(call: Call, id: string) {
  const row = await call.db
    .selectFrom('profile')
    .select('revision')
    .where('id', '=', id)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  checkRevision(call, row.revision)
  await update('profile', 'id', id, { deleted_date: new Date(), updated_by: call.user?.id ?? null }, call)
  await audit(call, id, null, [{ op: 'remove', path: '' }])
  return nothing
}

export async function restoreProfile(kind: ProfileKind, call: Call, id: string) {
  const restored = await call.db
    .updateTable('profile')
    .set({ deleted_date: null, updated_by: call.user?.id ?? null })
    .where('id', '=', id)
    .where('kind', '=', kind.kind)
    .where('deleted_date', '>', sql<Date>`now() - interval '30 days'`)
    .returning('id')
    .executeTakeFirst()
  if (!restored) throw notFound()
  await audit(call, id, null, [{ op: 'add', path: '' }])
  return readProfile(kind, call, id)
}

/** One way and idempotent: approving again changes nothing. */
export async function approveProfile(kind: ProfileKind, call: Call, id: string) {
  const approved = await call.db
    .updateTable('profile')
    .set({ status: 'Approved', updated_by: call.user?.id ?? null, updated_date: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .returning('id')
    .executeTakeFirst()
  if (approved) await audit(call, id, null, [{ op: 'replace', path: '/status', value: 'Approved' }])
  return readProfile(kind, call, id)
}

function standing(changes: Row): Row {
  const membership = Membership.optional().parse(changes.membership)
  return {
    ...('isActive' in changes && { is_active: changes.isActive }),
    ...(membership && { membership_is_active: membership.isActive, membership_tier: membership.tier }),
  }
}

function checkPosition({ lat, lng }: Row, root = '') {
  if ((lat === null) === (lng === null)) return
  throw invalidField(`${root}${lat === null ? 'lat' : 'lng'}`, 'is missing: lat and lng go together')
}

/** A profile is put under an organization or company by somebody who manages that too. */
async function checkParent(call: Call, parentId: unknown, root = '') {
  if (typeof parentId !== 'string') return
  const owner = await call.db
    .selectFrom('profile as p')
    .select('p.id')
    .where('p.id', '=', parentId)
    .where('p.kind', 'in', ['organization', 'company'])
    .where(sql<boolean>`${visibleTo(call, 'p')}`)
    .where(({ or, val, exists, selectFrom }) =>
      or([
        val(call.isAdmin),
        exists(
          selectFrom('member as m')
            .select('m.id')
            .whereRef('m.profile_id', '=', 'p.id')
            .where('m.user_id', '=', call.user?.id ?? null)
            .where('m.role', '=', 'Manager'),
        ),
      ]),
    )
    .executeTakeFirst()
  if (!owner) throw invalidField(`${root}parentId`, 'must be an organization or company that you manage')
}

const insert = (table: string, row: Row, call: Call) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`.execute(call.db)

const update = (table: string, key: string, id: string, row: Row, call: Call) =>
  sql`update ${sql.table(table)} set ${sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where ${sql.ref(key)} = ${id}`.execute(call.db)

import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { nothing } from '@app/contract/envelope.ts'
import { parentKinds } from '@app/contract/owners.ts'
import { managerRole } from '@app/contract/patterns/members.ts'
import { Membership } from '@app/contract/profile-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { uniqueConstraintOf } from '../platform/database.ts'
import { invalidField, notFound } from '../platform/errors.ts'
import { checkRevision, signedIn, type Call } from '../platform/http/call.ts'
import { audit } from './audit.ts'
import { assignments, fieldOf, insertion } from './columns.ts'
import { changesOf } from './patch.ts'
import { recordNameChange } from './name-changes.ts'
import { quotaNamed, requireRoom } from './quotas.ts'
import { splitColumns, type KindOf, type ProfileKind } from './profile-kind.ts'
import { readProfile } from './profile-reads.ts'
import type { ResolveLocation } from './resolve-location.ts'
import { visibleTo } from './visibility.ts'

type Row = Record<string, unknown>

/** Creates a pending profile. The caller becomes its first manager. */
export async function createProfile<I extends z.ZodObject>(
  kind: KindOf<I>,
  resolveLocation: ResolveLocation,
  call: Call,
  draft: Row,
) {
  const user = signedIn(call)
  await requireRoomForProfile(call, user.id)
  const id = newId()
  const memberId = newId()
  checkPosition(draft, 'data/')
  await checkParent(call, draft.parentId, 'data/')
  const { common, own } = splitColumns(kind, { ...draft, ...(await resolveLocation(draft)) })
  await insert('owner', { id, kind: kind.kind }, call)
  const insertFields = (table: string, row: Row) => rejectTaken(insert(table, row, call), 'data/')
  await insertFields('profile', {
    id,
    kind: kind.kind,
    ...common,
    region: resolveLocation.region(common.state),
    created_by: user.id,
    updated_by: user.id,
  })
  await insertFields(kind.table, { profile_id: id, ...own })
  const role = managerRole(kind.contract.roles)
  await insert('member', { id: memberId, owner_id: id, user_id: user.id, role }, call)
  await audit(call, id, null, [{ op: 'add', path: '', value: draft }])
  await audit(call, id, memberId, [{ op: 'add', path: '', value: { userId: user.id, role } }])
  return readProfile(kind, call, id)
}

/**
 * Throws a 409 if whoever created them has as many profiles as the quotas of the route allow. Imported profiles don't count: the import has
 * limits of its own. Deleted ones count on their day only.
 */
async function requireRoomForProfile(call: Call, creatorId: string) {
  const created = sql`select count(*) from profile where created_by = ${creatorId} and import_id is null`
  const subject = creatorId === call.user?.id ? 'You have' : 'Its creator has'
  const requireRoomIn = async (name: string, counted: { count: RawBuilder<unknown>; advice: string }) => {
    const quota = quotaNamed(call, name)
    if (quota && !call.isAdmin) await requireRoom(call, quota, { ...counted, subjectId: creatorId, subject })
  }
  await requireRoomIn('profiles', {
    count: sql`${created} and deleted_date is null`,
    advice: 'Delete one to add another, or ask us to raise your limit.',
  })
  await requireRoomIn('profilesPerDay', {
    count: sql`${created} and created_date > now() - interval '1 day'`,
    advice: 'Try again tomorrow.',
  })
}

/** The schema of what managers and administrators can change. */
const draftSchemaOf = ({ contract }: KindOf) =>
  contract.draft.safeExtend({
    isActive: z.boolean(),
    ...('membership' in contract.item.shape && { membership: Membership }),
  })

/** Locks a profile, and returns its writable fields. Throws a 412 if the caller knows an older revision. */
export async function lockDraft<D extends Row = Row>(kind: ProfileKind, call: Call, id: string) {
  const locked = await call.db
    .selectFrom('profile')
    .select(['id', 'name', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const [before] = await call.prepared<{ draft: D; revision: number }>(
    `${kind.kind}-draft`,
    kind.statements.draft,
    [id],
  )
  if (!before || !locked) throw notFound()
  checkRevision(call, before.revision)
  return { draft: before.draft, locked }
}

/** Locks a profile, and returns its writable fields with those that the patch changes. */
export async function lockChange<D extends Row = Row>(
  kind: KindOf,
  call: Call,
  id: string,
  patch: PatchOperation[],
) {
  const { draft, locked } = await lockDraft<D>(kind, call, id)
  return { draft, locked, patch, changes: changesOf(call, draft, patch, draftSchemaOf(kind)) }
}

/** Writes a change of the transaction that locked the profile. `isFinal`: the kind has no way back. */
export async function applyChange<I extends z.ZodObject>(
  kind: KindOf<I>,
  resolveLocation: ResolveLocation,
  call: Call,
  { draft, locked, patch, changes, isFinal }: Awaited<ReturnType<typeof lockChange>> & { isFinal?: boolean },
) {
  const { id } = locked
  if (Object.keys(changes).length === 0) return readProfile(kind, call, id)
  checkPosition({ ...draft, ...changes })
  if ('parentId' in changes) await checkParent(call, changes.parentId)

  const written: Row = { ...changes, ...(await resolveLocation({ ...draft, ...changes }, changes)) }
  const { common, own } = splitColumns(kind, written)
  const profile = {
    ...common,
    ...statusColumns(changes),
    ...('state' in changes && { region: resolveLocation.region(changes.state) }),
  }
  await rejectTaken(
    update(
      'profile',
      'id',
      id,
      { ...profile, updated_by: call.user?.id ?? null, updated_date: new Date() },
      call,
    ),
  )
  if (typeof common.name === 'string') await recordNameChange(call, locked, common.name)
  if (Object.keys(own).length > 0) await rejectTaken(update(kind.table, 'profile_id', id, own, call))
  const before = Object.fromEntries(
    Object.keys(written)
      .filter((field) => !isDeepStrictEqual(written[field], draft[field]))
      .map((field) => [field, draft[field]]),
  )
  await audit(call, id, null, patch, before, isFinal)
  return readProfile(kind, call, id)
}

/** Soft-deletes a profile. An admin can restore it for 30 days. */
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
  await update(
    'profile',
    'id',
    id,
    { deleted_date: new Date(), updated_by: call.user?.id ?? null, updated_date: new Date() },
    call,
  )
  await audit(call, id, null, [{ op: 'remove', path: '' }])
  return nothing
}

/** Undoes a deletion within 30 days. It takes room among the pages of its creator, if the route has their quota. */
export async function restoreProfile<I extends z.ZodObject>(kind: KindOf<I>, call: Call, id: string) {
  const deleted = await call.db
    .selectFrom('profile')
    .select(['revision', 'created_by'])
    .where('id', '=', id)
    .where('kind', '=', kind.kind)
    .where('deleted_date', '>', sql<Date>`now() - interval '30 days'`)
    .forUpdate()
    .executeTakeFirst()
  if (!deleted) throw notFound()
  checkRevision(call, deleted.revision)
  if (deleted.created_by !== null) await requireRoomForProfile(call, deleted.created_by)
  await rejectTaken(
    call.db
      .updateTable('profile')
      .set({ deleted_date: null, updated_by: call.user?.id ?? null, updated_date: new Date() })
      .where('id', '=', id)
      .execute(),
  )
  await audit(call, id, null, [{ op: 'add', path: '' }])
  return readProfile(kind, call, id)
}

function statusColumns(changes: Row): Row {
  const membership = Membership.optional().parse(changes.membership)
  return {
    ...('isActive' in changes && { is_active: changes.isActive }),
    ...(membership && { membership_is_active: membership.isActive, membership_tier: membership.tier }),
  }
}

function checkPosition({ lat, lng }: Row, root = '') {
  if ((lat === null) === (lng === null)) return
  throw invalidField(
    `${root}${lat === null ? 'lat' : 'lng'}`,
    'is required: set both lat and lng, or neither',
  )
}

async function checkParent(call: Call, parentId: unknown, root = '') {
  if (typeof parentId === 'string' && !(await managesParent(call, parentId)))
    throw invalidField(`${root}parentId`, `must be an ${parentKinds.join(' or ')} that you manage`)
}

/** Whether this page can have others below it, and the caller may put them there. */
export async function managesParent(call: Call, parentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from profile p where p.id = ${parentId} and p.kind = any (${[...parentKinds]}) and ${visibleTo(call, 'p')}
      and (${call.isAdmin} or exists (select from derived.staff s
        where s.owner_id = p.id and s.user_id = ${call.user?.id ?? null} and s.rung = 'manager'))`.execute(
    call.db,
  )
  return rows.length > 0
}

/**
 * Names the field whose value another profile has. The constraint has the name of its column: `unique_google_place_id`.
 */
async function rejectTaken<T>(write: Promise<T>, root = ''): Promise<T> {
  try {
    return await write
  } catch (error) {
    const [, column] = /^unique_(\w+)$/.exec(uniqueConstraintOf(error) ?? '') ?? []
    if (column === undefined) throw error
    throw invalidField(root + fieldOf(column), 'belongs to another page')
  }
}

const insert = (table: string, row: Row, call: Call) => insertion(table, row).execute(call.db)

const update = (table: string, key: string, id: string, row: Row, call: Call) =>
  sql`update ${sql.table(table)} set ${assignments(row)}
    where ${sql.ref(key)} = ${id}`.execute(call.db)

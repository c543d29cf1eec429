import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { nothing } from '@app/contract/envelope.ts'
import type { Collection } from '@app/contract/collection.ts'
import { storedDocuments, storedFiles, type StoredFileDraft } from '@app/contract/patterns/files.ts'
import { fileByteQuotas, type Quota } from '@app/contract/quota.ts'
import { reaches, type Upload } from '@app/contract/route.ts'
import { busy, invalidField } from '../platform/errors.ts'
import type { FileStore, ReceivedFile } from '../platform/files/file-store.ts'
import { checkRevision, signedIn, type Call } from '../platform/http/call.ts'
import { audit, auditChild } from './audit.ts'
import {
  childHandlers,
  createChild,
  getChild,
  readChild,
  type Children,
  type Owned,
  type OwnedItem,
} from './children.ts'
import { lockUntilCommit } from './lock-until-commit.ts'
import { limitFor, numberOf, ownerSubject, requireOwnRoom, requireRoom } from './quotas.ts'
import { toggleHandler } from './toggle.ts'

type Table = 'image' | 'document'

/** Uploads take a shared lock; garbage collection of files takes it exclusively. */
export const fileLock = 715_202_613

/** Handlers for the routes of `files`: images of an owner. */
export const imageHandlers = (store: FileStore) => fileHandlers('image', storedFiles, store)

/** Handlers for the routes of `documents`. */
export const documentHandlers = (store: FileStore) => ({
  ...fileHandlers('document', storedDocuments, store),
  plan: toggleHandler({ table: 'document', collection: storedDocuments }, 'isPlan'),
})

/** Handlers for files of an owner, in an order that the owner can change. */
export function fileHandlers<I extends z.ZodObject>(
  table: Table,
  collection: Collection<I, typeof StoredFileDraft>,
  store: FileStore,
  options: Pick<Children, 'isUnaudited' | 'fieldOverrides' | 'visible'> = {},
) {
  const children = {
    // Without a file, there is nothing for anybody but those who may add one.
    visible: (call: Call) => (reaches(call.rung, 'member') ? sql`true` : sql`t.url is not null`),
    ...options,
    table,
    collection,
    counted: (ownerId: string) =>
      sql`select count(*) from ${sql.table(viewOf(table))} where owner_id = ${ownerId}`,
    moreMeta: async (call: Call) => {
      const [owner] = call.owners
      if (owner === undefined || !reaches(call.rung, 'manager')) return undefined
      const sum = async (quota: Quota, rows: RawBuilder<unknown>) =>
        JSON.stringify({ count: await numberOf(call, bytesOf(rows, null)), limit: limitFor(call, quota) })
      const bytes = `"bytes":${await sum(fileByteQuotas.page, sql`t.owner_id = ${owner.id}`)}`
      // Administrators have no quota of the account.
      if (call.isAdmin) return bytes
      return `${bytes},"accountBytes":${await sum(fileByteQuotas.account, uploadedBy(call))}`
    },
  }

  const attachFile = async (call: Call, ownerId: string, id: string, stored: ReceivedFile) => {
    // The row may have been changed or removed during the upload.
    checkRevision(call, (await readChild(children, call, ownerId, id, true)).revision)
    await requireRoomForBytes(call, { ownerId, id }, stored.bytes)
    await attachContent(call, store, stored)
    await call.db
      .updateTable(table)
      .set({ sha256: stored.sha256, uploaded_by: signedIn(call).id })
      .where('id', '=', id)
      .execute()
    await auditChild(options, call, ownerId, id, [{ op: 'replace', path: '/file', value: stored.sha256 }])
    return getChild(children, call, ownerId, id)
  }

  return {
    ...childHandlers(children),

    create: async ({ ownerId, data }: Owned & { data: { name: string } }, call: Call) => {
      await lockFiles(call, table, ownerId)
      const { rows } = await sql<{ next: number }>`
        select coalesce(max(sort) + 1, 0) as next from ${sql.table(viewOf(table))} where owner_id = ${ownerId}`.execute(
        call.db,
      )
      const stamped = {
        ...children,
        stamp: () => ({ sort: rows[0]?.next ?? 0, created_by: call.user?.id ?? null }),
      }
      return createChild(stamped, call, ownerId, data)
    },

    putFile: async ({ ownerId, id, file }: OwnedItem & { file: Upload }, call: Call) => {
      checkRevision(call, (await readChild(children, call, ownerId, id)).revision)
      // Without any room, the file isn't even received.
      await requireRoomForBytes(call, { ownerId, id }, 1)
      const stored =
        table === 'image'
          ? await store.receiveImage(file, call.network)
          : await store.receiveDocument(file, call.network)
      // Recorded before the transaction, so that garbage collection finds the content if the transaction fails.
      await insertStoredFile(call, stored)
      return call.transaction((transactionCall) => attachFile(transactionCall, ownerId, id, stored))
    },

    sort: async ({ ownerId, data }: Owned & { data: string[] }, call: Call) => {
      await lockFiles(call, table, ownerId)
      const { rows } = await sql<{ id: string }>`
        select t.id from ${sql.table(viewOf(table))} t
        where t.owner_id = ${ownerId} and ${children.visible(call)}`.execute(call.db)
      const ids = new Set(rows.map((row) => row.id))
      if (new Set(data).size !== data.length || data.length !== ids.size || data.some((id) => !ids.has(id)))
        throw invalidField('data', `must list the ids of all ${ids.size} files exactly once`)
      await sql`update ${sql.table(table)} t set sort = o.n - 1
        from unnest(${data}::uuid[]) with ordinality o(id, n) where t.id = o.id`.execute(call.db)
      await auditChild(options, call, ownerId, null, [{ op: 'replace', path: '/sort', value: data }])
      return nothing
    },
  }
}

/** Stores an uploaded image as the picture of an item. It replaces an earlier one. */
export async function putPicture<I extends z.ZodObject>(
  store: FileStore,
  children: Children<I>,
  call: Call,
  { ownerId, id, file }: OwnedItem & { file: Upload },
) {
  checkRevision(call, (await readChild(children, call, ownerId, id)).revision)
  const { rows } = await sql<{ id: string }>`select id from image where item_id = ${id}`.execute(call.db)
  const replaced = rows[0]?.id ?? newId()
  await requireRoomForBytes(call, { ownerId, id: replaced }, 1)
  const stored = await store.receiveImage(file, call.network)
  await insertStoredFile(call, stored)
  return call.transaction(async (transactionCall) => {
    checkRevision(call, (await readChild(children, transactionCall, ownerId, id, true)).revision)
    await requireRoomForBytes(transactionCall, { ownerId, id: replaced }, stored.bytes)
    await attachContent(transactionCall, store, stored)
    const by = signedIn(call).id
    await sql`
      insert into image (id, owner_id, item_id, name, sort, sha256, created_by, uploaded_by)
      values (${replaced}, ${ownerId}, ${id}, '', 0, ${stored.sha256}, ${by}, ${by})
      on conflict (item_id) do update set sha256 = excluded.sha256, uploaded_by = excluded.uploaded_by`.execute(
      transactionCall.db,
    )
    await audit(transactionCall, ownerId, id, [{ op: 'replace', path: '/image', value: stored.sha256 }])
    return getChild(children, transactionCall, ownerId, id)
  })
}

/**
 * Removes the picture of an item. Its row stays without content: the revision of an item includes that of its picture, so
 * it would fall back to an earlier ETag.
 */
export async function removePicture<I extends z.ZodObject>(
  children: Children<I>,
  call: Call,
  { ownerId, id }: OwnedItem,
) {
  checkRevision(call, (await readChild(children, call, ownerId, id, true)).revision)
  const { numAffectedRows } = await sql`
    update image set sha256 = null, uploaded_by = null where item_id = ${id} and sha256 is not null`.execute(
    call.db,
  )
  if (numAffectedRows) await audit(call, ownerId, id, [{ op: 'remove', path: '/image' }])
  return getChild(children, call, ownerId, id)
}

/** Has the files of the gallery only, without the pictures of items. */
const viewOf = (table: Table) => `derived.${table}_item`

// Serializes creating and sorting files of one owner, so that no two files get the same position.
const lockFiles = (call: Call, table: Table, ownerId: string) => lockUntilCommit(call, `${table}/${ownerId}`)

const uploadedBy = (call: Call) => sql`t.uploaded_by = ${signedIn(call).id}`

/** The files of both tables in rows that this SQL selects, except for the one that is replaced. */
const bytesOf = (rows: RawBuilder<unknown>, replaced: string | null) => sql`
  select coalesce(sum(f.bytes), 0) from (
    select id, sha256, owner_id, uploaded_by from image
    union all select id, sha256, owner_id, uploaded_by from document) t
  join stored_file f using (sha256) where ${rows} and t.id is distinct from ${replaced}::uuid`

/** Every row counts its whole file, so that nobody depends on what others upload. Files of deleted pages count until they are purged. */
async function requireRoomForBytes(call: Call, { ownerId, id }: OwnedItem, added: number) {
  const advice = 'Remove files to add others.'
  await requireRoom(call, fileByteQuotas.page, {
    subjectId: ownerId,
    subject: ownerSubject(call),
    count: bytesOf(sql`t.owner_id = ${ownerId}`, id),
    added,
    advice,
  })
  await requireOwnRoom(call, fileByteQuotas.account, {
    count: bytesOf(uploadedBy(call), id),
    added,
    advice,
  })
}

/** Records uploaded content in the transaction that refers to it. It may have been removed during the upload. */
export async function attachContent(call: Call, store: FileStore, stored: ReceivedFile) {
  await sql`select pg_advisory_xact_lock_shared(${fileLock})`.execute(call.db)
  if (!(await store.has(stored.sha256)))
    throw busy('The file was removed during the upload. Upload it again.')
  await insertStoredFile(call, stored)
}

export const insertStoredFile = ({ db }: Pick<Call, 'db'>, file: ReceivedFile) =>
  db
    .insertInto('stored_file')
    .values({
      sha256: file.sha256,
      content_type: file.contentType,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()

import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { StoredFile, StoredFileDraft } from '@app/contract/patterns/files.ts'
import type { Upload } from '@app/contract/route.ts'
import { invalidField, Refusal } from '../platform/errors.ts'
import type { FileStore, ReceivedFile } from '../platform/files/file-store.ts'
import { checkRevision, type Call } from '../platform/http/call.ts'
import { one } from '../platform/http/json-text.ts'
import { audit } from './audit.ts'
import { childHandlers, createChild, readChild, type Children } from './children.ts'
import { takeTurns } from './take-turns.ts'

type Table = 'image' | 'document'

const children = (table: Table): Children => ({
  table,
  view: `${table}_item`,
  item: StoredFile,
  change: StoredFileDraft,
  writable: ['name'],
  texts: ['name'],
  sort: 'sort',
})

/** Held together by uploads; alone by whoever removes content that no row shows. */
export const fileLock = 715_202_613

interface Owned {
  ownerId: string
}

/** The handlers of `files`: images or documents of a profile, in the order their owner gave them. */
export const fileHandlers = (table: Table, store: FileStore) => {
  const kind = children(table)

  const showFile = async (call: Call, ownerId: string, id: string, stored: ReceivedFile) => {
    // It may have changed, or gone, while the file came in, and so may the content.
    await sql`select pg_advisory_xact_lock_shared(${fileLock})`.execute(call.db)
    if (!(await store.has(stored.sha256)))
      throw new Refusal(503, 'BUSY', 'The file was cleared away meanwhile. Send it again.')
    checkRevision(call, (await readChild(kind, call, ownerId, id, true)).revision)
    await keep(call, stored)
    await call.db.updateTable(table).set({ sha256: stored.sha256 }).where('id', '=', id).execute()
    await audit(call, ownerId, id, [{ op: 'replace', path: '/file', value: stored.sha256 }])
    const { json, revision } = await readChild(kind, call, ownerId, id)
    return one(json, revision)
  }

  return {
    ...childHandlers(kind),

    create: async ({ ownerId, data }: Owned & { data: { name: string } }, call: Call) => {
      await lockFiles(call, table, ownerId)
      const { rows } = await sql<{ next: number }>`
        select coalesce(max(sort) + 1, 0) as next from ${sql.table(table)} where profile_id = ${ownerId}`.execute(
        call.db,
      )
      const stamped = {
        ...kind,
        stamp: () => ({ sort: rows[0]?.next ?? 0, created_by: call.user?.id ?? null }),
      }
      return createChild(stamped, call, ownerId, data)
    },

    putFile: async ({ ownerId, id, file }: Owned & { id: string; file: Upload }, call: Call) => {
      checkRevision(call, (await readChild(kind, call, ownerId, id)).revision)
      const stored = table === 'image' ? await store.receiveImage(file) : await store.receiveDocument(file)
      return call.transaction((within) => showFile(within, ownerId, id, stored))
    },

    sort: async ({ ownerId, data }: Owned & { data: string[] }, call: Call) => {
      await lockFiles(call, table, ownerId)
      const rows = await call.db.selectFrom(table).select('id').where('profile_id', '=', ownerId).execute()
      const present = new Set(rows.map((row) => row.id))
      if (
        new Set(data).size !== data.length ||
        data.length !== present.size ||
        data.some((id) => !present.has(id))
      )
        throw invalidField('data', `must name each of the ${present.size} children exactly once`)
      await sql`update ${sql.table(table)} t set sort = o.n - 1
        from unnest(${data}::uuid[]) with ordinality o(id, n) where t.id = o.id`.execute(call.db)
      await audit(call, ownerId, null, [{ op: 'replace', path: '/sort', value: data }])
      return nothing
    },
  }
}

// New files and new orders of one profile take turns, so that no two get the same place.
const lockFiles = (call: Call, table: Table, ownerId: string) => takeTurns(call, `${table}/${ownerId}`)

const keep = (call: Call, file: ReceivedFile) =>
  call.db
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

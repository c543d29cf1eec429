import { sql } from 'kysely'
import {
  groupDocumentAbilities,
  groupImageAbilities,
  type groups,
} from '@app/contract/groups/group-routes.ts'
import type { Abilities } from '@app/contract/entitlements.ts'
import { storedFiles } from '@app/contract/patterns/files.ts'
import { fileHandlers } from '../../../patterns/files.ts'
import { itemEntitlementsHandler } from '../../../patterns/item-entitlements.ts'
import { conflict } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { changeMessage, lockGroup } from './group-rows.ts'
import { requireHeard } from './require-heard.ts'

/** The message that a file was sent with. */
async function messageWith(call: Call, table: 'image' | 'document', id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select message_id as id from group_attachment where ${sql.ref(`${table}_id`)} = ${id}`.execute(call.db)
  return rows[0]?.id
}

const handlersOf = (table: 'image' | 'document', store: FileStore, abilities: Abilities) => {
  const options = {
    isUnaudited: true,
    visible: (call) => sql`exists (select from ${sql.table(table)} f
      where f.id = t.id and (f.sha256 is not null or f.created_by = ${signedIn(call).id})
        and derived.sees_group_file(f.id, f.created_by, f.is_unsent, ${signedIn(call).id}))`,
    fieldOverrides: (call) => ({
      url: sql`(select derived.group_file_url(${table}, f.id, f.name, f.sha256, ${signedIn(call).id})
        from ${sql.table(table)} f where f.id = t.id)`,
    }),
  } satisfies Parameters<typeof fileHandlers>[3]
  const { export: _, ...own } = fileHandlers(table, storedFiles, store, options)
  const handlers: Handlers<typeof groups.images> = {
    ...own,
    entitlements: itemEntitlementsHandler({ ...options, table, collection: storedFiles }, abilities),
    create: async (input, call) => {
      await requireHeard(call, input.ownerId)
      return own.create(input, call)
    },
    update: async (input, call) => {
      await requireHeard(call, input.ownerId)
      return own.update(input, call)
    },
    putFile: async (input, call) => {
      await requireHeard(call, input.ownerId)
      if ((await messageWith(call, table, input.id)) !== undefined)
        throw conflict('ALREADY_SENT', 'The file was sent with a message. Send another one instead.')
      return own.putFile(input, call)
    },
    remove: async ({ ownerId, id }, call) => {
      const { people } = await lockGroup(call, ownerId)
      const messageId = await messageWith(call, table, id)
      const reply = await own.remove({ ownerId, id }, call)
      if (messageId !== undefined) await changeMessage(call, { ownerId, id: messageId }, people)
      return reply
    },
  }
  return handlers
}

/** Handlers for the files that members of a group share. */
export const groupImageHandlers = (store: FileStore) => handlersOf('image', store, groupImageAbilities)
export const groupDocumentHandlers = (store: FileStore) =>
  handlersOf('document', store, groupDocumentAbilities)

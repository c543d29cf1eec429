import { createHash } from 'node:crypto'
import type { AnyDatabase } from '../../tables/tables.ts'
import { invalidField, Refusal } from '../errors.ts'
import type { Call } from './call.ts'

export interface StoredReply {
  status: number
  json: string
  etag: string | undefined
  /** Whether an earlier call created what it shows. */
  isReplayed?: boolean
}

const maxKeyLength = 200

/**
 * Runs `create` once per key of a user or of a mailed link. The key is stored in the transaction of the write. A concurrent request with the
 * same key blocks until the first commits, then replays its response. A crash leaves neither the key nor the write.
 */
export async function runOnce(
  db: AnyDatabase,
  call: Call,
  key: string,
  body: unknown,
  create: () => Promise<StoredReply>,
): Promise<StoredReply> {
  if (key === '' || key.length > maxKeyLength)
    throw invalidField('Idempotency-Key', `must have 1 to ${maxKeyLength} characters`)
  const owner = keyOwnerOf(call)
  if (!owner) return create()
  const hash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest()
  const reserved = await db
    .insertInto('idempotency')
    .values({ ...owner, key, operation: call.operation, body_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (reserved.numInsertedOrUpdatedRows === 0n) return replay(db, owner, call.operation, key, hash)
  const reply = await create()
  await db
    .updateTable('idempotency')
    .set({ status: reply.status, reply: reply.json, etag: reply.etag ?? null })
    .where('user_id', owner.user_id === null ? 'is' : '=', owner.user_id)
    .where('link_hash', owner.link_hash === null ? 'is' : '=', owner.link_hash)
    .where('key', '=', key)
    .execute()
  return reply
}

interface KeyOwner {
  user_id: string | null
  link_hash: Buffer | null
}

/** Of a call that a link admits, the link: its holder may sign in between two attempts. */
function keyOwnerOf({ user, link }: Call): KeyOwner | undefined {
  if (link) return { user_id: null, link_hash: link.hash }
  return user ? { user_id: user.id, link_hash: null } : undefined
}

async function replay(
  db: AnyDatabase,
  owner: KeyOwner,
  operation: string,
  key: string,
  hash: Buffer,
): Promise<StoredReply> {
  const row = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('user_id', owner.user_id === null ? 'is' : '=', owner.user_id)
    .where('link_hash', owner.link_hash === null ? 'is' : '=', owner.link_hash)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (row.operation !== operation || !row.body_hash.equals(hash))
    throw new Refusal(
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was already used for a different request.',
    )
  return {
    status: row.status ?? 200,
    json: row.reply ?? 'null',
    etag: row.etag ?? undefined,
    isReplayed: true,
  }
}

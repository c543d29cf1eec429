import { createHash } from 'node:crypto'
import type { AnyDatabase } from '../../tables.ts'
import { invalidField, Refusal } from '../errors.ts'
import type { Call } from './call.ts'

export interface Kept {
  status: number
  json: string
  etag: string | undefined
}

const longestKey = 200

/**
 * Runs `create` once per user and key. The row is written in the transaction of the write itself: a second request
 * with the key waits for the first to commit and answers what it answered; after a crash there is neither.
 */
export async function once(
  db: AnyDatabase,
  call: Call,
  key: string,
  body: unknown,
  create: () => Promise<Kept>,
): Promise<Kept> {
  if (key === '' || key.length > longestKey)
    throw invalidField('Idempotency-Key', `must have from 1 to ${longestKey} characters`)
  if (!call.user) return create()
  const hash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest()
  const reserved = await db
    .insertInto('idempotency')
    .values({ user_id: call.user.id, key, operation: call.operation, body_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (reserved.numInsertedOrUpdatedRows === 0n) return replay(db, call.user.id, call.operation, key, hash)
  const kept = await create()
  await db
    .updateTable('idempotency')
    .set({ status: kept.status, reply: kept.json, etag: kept.etag ?? null })
    .where('user_id', '=', call.user.id)
    .where('key', '=', key)
    .execute()
  return kept
}

async function replay(
  db: AnyDatabase,
  userId: string,
  operation: string,
  key: string,
  hash: Buffer,
): Promise<Kept> {
  const row = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (row.operation !== operation || !row.body_hash.equals(hash))
    throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key came with another request before.')
  return { status: row.status ?? 200, json: row.reply ?? 'null', etag: row.etag ?? undefined }
}

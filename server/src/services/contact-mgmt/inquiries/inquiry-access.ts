import { sql } from 'kysely'
import { Inquiry, InquiryToAnswer, type InquiryStatus } from '@app/contract/contact/inquiry-routes.ts'
import { maxInquiryMessages } from '@app/contract/rules/limits.ts'
import type { InquiryTopic } from '@app/contract/rules/inquiry-topics.ts'
import { asJson } from '../../../patterns/columns.ts'
import { findToken, linkExpired } from '../../../patterns/mailed-tokens.ts'
import { notFound } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'

/** The sender's messages and the replies to each of them, which are usually fewer. */
const mostMessages = maxInquiryMessages * 2

const messages = (most: number, isForTeam: boolean) => `derived.inquiry_messages(t.id, ${most}, ${isForTeam})`
const json = sql.raw(asJson(Inquiry.shape, 't', { messages: messages(mostMessages, false) }))

/** An inquiry as administrators see it, with its last messages. */
export const toAnswerJson = (most = mostMessages) =>
  sql.raw(asJson(InquiryToAnswer.shape, 't', { messages: messages(most, true) }))

/** Finds the sender's inquiry by the key of a mailed link, or by its id for the user who sent it. */
export async function findInquiryId(
  call: Call,
  { key, inquiryId }: { key?: string | undefined; inquiryId?: string | undefined },
): Promise<string> {
  if (key !== undefined) {
    const found = await findToken(call.db, 'inquiry-key', key)
    if (!found) throw linkExpired()
    return found.subjectId
  }
  const mine = await call.db
    .selectFrom('inquiry')
    .select('id')
    .where('id', '=', inquiryId ?? '')
    .where('user_id', '=', signedIn(call).id)
    .executeTakeFirst()
  if (!mine) throw notFound('This message')
  return mine.id
}

export interface LockedInquiry {
  id: string
  /** Null for senders without an account. */
  userId: string | null
  topic: InquiryTopic
  status: InquiryStatus
}

/** Locks an inquiry, so that its messages and its status change one after the other. */
export async function lockInquiry(call: Call, id: string): Promise<LockedInquiry> {
  const { rows } = await sql<LockedInquiry>`
    select id, user_id as "userId", topic, status from inquiry where id = ${id} for update`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This message')
  return found
}

/** Returns an inquiry as its sender sees it. */
export async function readInquiry(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${json}::text as item from derived.inquiry_item t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw linkExpired()
  return one<Inquiry>(found.item)
}

/** Returns an inquiry as administrators see it. */
export async function readInquiryToAnswer(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${toAnswerJson()}::text as item from derived.inquiry_item t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This message')
  return one<InquiryToAnswer>(found.item)
}

import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import type { InquiryDraft, InquiryStatus } from '@app/contract/contact/inquiry-routes.ts'
import { inquiryTopicLabel, type InquiryTopic } from '@app/contract/rules/inquiry-topics.ts'
import { maxInquiryMessages } from '@app/contract/rules/limits.ts'
import { presentAdministrators } from '../../../patterns/administrators.ts'
import { notify } from '../../../patterns/notify.ts'
import { countUse, isWithinLimit } from '../../../patterns/use-limits.ts'
import { conflict, invalid } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { queueMail, queueMails } from '../../../platform/mail/mail-queue.ts'
import { lockInquiry } from './inquiry-access.ts'

type Draft = z.output<typeof InquiryDraft>

const hour = 3600
const perUser = { name: 'inquiry-user', most: 20, seconds: 24 * hour }
const perNetwork = { name: 'inquiry-network', most: 10, seconds: hour }
const perAddress = { name: 'inquiry-address', most: 10, seconds: 24 * hour }
/** Emails that strangers can cause to be sent to one address. Messages beyond are kept without one. */
const receiptsPerAddress = { name: 'inquiry-receipt', most: 1, seconds: hour }
const repliesPerInquiry = { name: 'inquiry-reply', most: 20, seconds: hour }

const later = 'You have sent many messages. Try again later.'

/** Stores a message to the team. Returns null instead of an id to people without an account. */
export async function createInquiry(call: Call, draft: Draft) {
  // Programs get the same reply as a stranger, so that they don't learn of the trap.
  if (draft.fax !== '') return { id: null }
  const sender = await admitSender(call, draft)
  const id = newId()
  const { topic, about, message } = draft
  await call.db
    .insertInto('inquiry')
    .values({ id, user_id: call.user?.id ?? null, ...sender, topic, about })
    .execute()
  await addMessage(call, id, message, false)
  if (sender !== null && (await isWithinLimit(call.db, receiptsPerAddress, sender.email)))
    await queueMail(call.db, 'inquiry-receipt', id)
  await notifyTeam(call, topic)
  return { id: call.user === null ? null : id }
}

/** Counts the message. Returns the name and address of a sender without an account. */
async function admitSender(call: Call, draft: Draft) {
  if (call.user) {
    await countUse(call.db, perUser, call.user.id, later)
    return null
  }
  const { name, email } = draft
  if (name === undefined || email === undefined)
    throw invalid([
      ...(name === undefined ? [{ path: 'data/name', message: 'is required' }] : []),
      ...(email === undefined ? [{ path: 'data/email', message: 'is required' }] : []),
    ])
  await countUse(call.db, perNetwork, call.network, later)
  await countUse(call.db, perAddress, email.toLowerCase(), later)
  return { name, email: email.toLowerCase() }
}

/** Adds a message of the sender, which makes it the team's turn. */
export async function addSenderMessage(call: Call, inquiryId: string, text: string) {
  const { topic, status } = await lockInquiry(call, inquiryId)
  await countUse(call.db, repliesPerInquiry, inquiryId, later)
  const { rows } = await sql<{ count: number }>`
    select count(*) from inquiry_message where inquiry_id = ${inquiryId} and not is_team`.execute(call.db)
  if ((rows[0]?.count ?? 0) >= maxInquiryMessages)
    throw conflict('INQUIRY_FULL', 'This conversation is full. Send us a new message instead.')
  await addMessage(call, inquiryId, text, false)
  await setStatus(call, inquiryId, 'Open')
  // Several messages in a row are one thing to answer.
  if (status !== 'Open') await notifyTeam(call, topic)
}

export const addMessage = (call: Call, inquiryId: string, text: string, isTeam: boolean) =>
  call.db
    .insertInto('inquiry_message')
    .values({
      id: newId(),
      inquiry_id: inquiryId,
      is_team: isTeam,
      author_id: isTeam ? (call.user?.id ?? null) : null,
      text,
    })
    .execute()

export const setStatus = (call: Call, id: string, status: InquiryStatus) =>
  sql`update inquiry set status = ${status}, changed_date = clock_timestamp() where id = ${id}`.execute(
    call.db,
  )

/** Notifies the administrators. Those who want emails at once get one a day that counts what is open. */
async function notifyTeam(call: Call, topic: InquiryTopic) {
  const mailed = await notify(call, presentAdministrators, {
    kind: 'inquiry-received',
    aboutId: null,
    title: `New message to us: ${inquiryTopicLabel(topic)}`,
    contents: 'Someone wrote to us and is waiting for a reply.',
    url: '/admin/messages',
    mail: 'caller',
  })
  const { rows } = await sql<{ subjectId: string; dueDate: Date }>`
    select user_id as "subjectId", greatest(next_inquiries_date, now()) as "dueDate" from administrator
    where user_id = any(${mailed}::uuid[]) order by user_id`.execute(call.db)
  await queueMails(call.db, 'inquiries-open', rows)
}

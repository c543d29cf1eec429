import { sql } from 'kysely'
import {
  InquirySummary,
  type inquiries,
  type InquiryStatus,
  type InquiryToAnswer,
} from '@app/contract/contact/inquiry-routes.ts'
import { inquiryTopicLabel } from '@app/contract/rules/inquiry-topics.ts'
import { audit } from '../../../patterns/audit.ts'
import { asJson } from '../../../patterns/columns.ts'
import { notify } from '../../../patterns/notify.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { page } from '../../../platform/http/json-text.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import {
  findInquiryId,
  lockInquiry,
  readInquiry,
  readInquiryToAnswer,
  toAnswerJson,
  type LockedInquiry,
} from './inquiry-access.ts'
import { hasInquiryWords } from './inquiry-search.ts'
import { addMessage, addSenderMessage, createInquiry, setStatus } from './write-inquiry.ts'

const view = sql`derived.inquiry_item`
const summaryJson = sql.raw(asJson(InquirySummary.shape, 't'))

/** Messages of an inquiry in a list. */
const mostListed = 3

/** Handlers for messages to the team of the product. */
export const inquiryHandlers = (): Handlers<typeof inquiries> => ({
  create: async ({ data }, call) => ({ data: await createInquiry(call, data) }),

  read: async ({ data }, call) => readInquiry(call, await findInquiryId(call, data)),

  confirm: async ({ data }, call) => {
    const id = await findInquiryId(call, data)
    await confirmAddress(call, id)
    return readInquiry(call, id)
  },

  reply: async ({ data: { text, ...access } }, call) => {
    const id = await findInquiryId(call, access)
    await addSenderMessage(call, id, text)
    // Whoever writes by the mailed link reads the mailbox.
    if (access.key !== undefined) await confirmAddress(call, id)
    return readInquiry(call, id)
  },

  my: async (paging, call) => {
    const where = sql`t.user_id = ${signedIn(call).id}`
    const order = sql`t.changed_date desc, t.id desc`
    const { rows } = await pageQuery({ item: summaryJson, from: view, where, order }, paging).execute(call.db)
    return page<InquirySummary>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  list: async ({ status, text, ...paging }, call) => {
    const where = sql.join([sql`t.status = ${status}`, ...hasInquiryWords(text)], sql` and `)
    const order = status === 'Open' ? sql`t.changed_date, t.id` : sql`t.changed_date desc, t.id desc`
    const { rows } = await pageQuery(
      { item: toAnswerJson(mostListed), from: view, where, order },
      paging,
    ).execute(call.db)
    return page<InquiryToAnswer>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  show: async ({ data }, call) => readInquiryToAnswer(call, data.inquiryId),

  answer: async ({ data: { inquiryId: id, text, isClosing } }, call) => {
    const inquiry = await lockInquiry(call, id)
    await addMessage(call, id, text, true)
    await change(call, id, isClosing ? 'Closed' : 'Answered')
    await notifySender(call, inquiry)
    return readInquiryToAnswer(call, id)
  },

  close: async ({ data: { inquiryId: id } }, call) => {
    const { status } = await lockInquiry(call, id)
    if (status !== 'Closed') await change(call, id, 'Closed')
    return readInquiryToAnswer(call, id)
  },
})

const confirmAddress = (call: Call, id: string) =>
  sql`update inquiry set confirmed_date = coalesce(confirmed_date, now()) where id = ${id}`.execute(call.db)

/** The log has no text, which is personal. */
async function change(call: Call, id: string, status: InquiryStatus) {
  await setStatus(call, id, status)
  await audit(call, null, id, [{ op: 'replace', path: '/status', value: status }])
}

async function notifySender(call: Call, { id, userId, topic }: LockedInquiry) {
  if (userId === null) return queueMail(call.db, 'inquiry-answered', id)
  await notify(call, sql`select ${userId}::uuid`, {
    kind: 'inquiry-answered',
    aboutId: null,
    title: 'We replied to your message',
    contents: `About: ${inquiryTopicLabel(topic)}.`,
    url: `/contact/thread?id=${id}`,
    isFromTeam: true,
  })
}

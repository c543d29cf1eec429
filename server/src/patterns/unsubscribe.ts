import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod'
import {
  notificationTopics,
  StoredNotifications,
  UserSettings,
  type NotificationTopic,
} from '@app/contract/users/settings-schema.ts'
import type { LayOutMail, Letter } from '../platform/mail/letter.ts'
import type { Message } from '../platform/mail/outbox.ts'
import type { Database } from '../tables/tables.ts'

const topicNames = UserSettings.shape.notifications.keyof().options

/** The daily email has many topics, so its link turns off all that are emailed daily. A report by email has a link of its own. */
const subjects = ['daily', 'report', ...topicNames] as const
type Subject = NotificationTopic | 'daily' | 'report'

/** Whose emails about what a link stops. */
export type Subscription =
  | { userId: string; subject: Exclude<Subject, 'report'> }
  | { reportMailId: string; subject: 'report' }

const idOf = (subscription: Subscription) =>
  subscription.subject === 'report' ? subscription.reportMailId : subscription.userId

const signature = (key: Uint8Array, subscription: Subscription) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['unsubscribe', idOf(subscription), subscription.subject]))
    .digest()

/** A token that proves nothing but the wish to get no more of these emails. It never expires. */
const tokenOf = (key: Uint8Array, subscription: Subscription) =>
  [
    subscription.subject,
    Buffer.from(idOf(subscription).replaceAll('-', ''), 'hex').toString('base64url'),
    signature(key, subscription).toString('base64url'),
  ].join('.')

const Parts = z.tuple([z.enum(subjects), z.string().regex(/^[\w-]{22}$/), z.string().regex(/^[\w-]{43}$/)])

/** Undefined for a token that wasn't signed with this key. */
export function subscriptionOf(key: Uint8Array, token: string): Subscription | undefined {
  const parts = Parts.safeParse(token.split('.'))
  if (!parts.success) return undefined
  const [subject, packed, signed] = parts.data
  const hex = Buffer.from(packed, 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const subscription: Subscription =
    subject === 'report' ? { reportMailId: id, subject } : { userId: id, subject }
  const isSigned = timingSafeEqual(Buffer.from(signed, 'base64url'), signature(key, subscription))
  return isSigned ? subscription : undefined
}

interface LetterParts {
  origin: string
  layOut: LayOutMail
  /** Signs the links. */
  key: Uint8Array
}

/** Lays out a letter that its reader can unsubscribe from. */
export type LayOutNews = (letter: Letter, subscription: Subscription) => Message

/** Adds a link to unsubscribe, and the headers by which mail programs do it with one click (RFC 8058). */
export const newsLayout =
  ({ origin, layOut, key }: LetterParts): LayOutNews =>
  (letter, subscription) => {
    const url = `${origin}/unsubscribe/${tokenOf(key, subscription)}`
    const footer = { text: reasonFor(subscription), label: 'Unsubscribe', url }
    return {
      ...layOut({ ...letter, footer }),
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
  }

function reasonFor({ subject }: Subscription): string {
  if (subject === 'daily') return 'You get one email a day with your news.'
  if (subject === 'report') return 'You asked to get this report by email.'
  return `You get emails about “${notificationTopics[subject]}”.`
}

/** Turns off the emails of a subscription. Changes nothing if they are off, or the account is gone. */
export const unsubscribe = (db: Database, subscription: Subscription): Promise<unknown> =>
  subscription.subject === 'report'
    ? sql`delete from report_mail where id = ${subscription.reportMailId}`.execute(db)
    : turnOff(db, subscription.userId, subscription.subject)

const turnOff = (db: Database, userId: string, subject: Exclude<Subject, 'report'>) =>
  db.transaction().execute(async (trx) => {
    await sql`insert into user_setting (user_id) select id from app_user where id = ${userId}
      on conflict do nothing`.execute(trx)
    const { rows } = await sql<{ notifications: unknown }>`
      select notifications from user_setting where user_id = ${userId} for update`.execute(trx)
    const [stored] = rows
    if (!stored) return
    const notifications = StoredNotifications.parse(stored.notifications)
    for (const topic of topicNames)
      if (topic === subject || (subject === 'daily' && notifications[topic].email === 'daily'))
        notifications[topic].email = 'never'
    await sql`update user_setting set notifications = ${JSON.stringify(notifications)}
      where user_id = ${userId}`.execute(trx)
  })

import type { Message } from '../platform/mail/outbox.ts'
import { eventually, type TestServer } from './test-server.ts'

/** Waits for the latest email to an address whose subject has these words. */
export const mailTo = async ({ mails }: TestServer, address: string, words = ''): Promise<Message> => {
  const find = async () => mails.findLast(({ to, subject }) => to === address && subject.includes(words))
  const found = await eventually(find, (message) => message !== undefined)
  if (found === undefined) throw new Error('no such email')
  return found
}

/** Waits until every email that was due was sent. Those for later and those that wait for a night may be left. */
export const dueMailsSent = ({ pool }: Pick<TestServer, 'pool'>) =>
  eventually(
    async () =>
      (
        await pool.query(`select from mail_job
          where due_date <= now() or (attempts > 0 and due_date <= now() + interval '15 minutes')`)
      ).rowCount,
    (count) => count === 0,
  )

/** The token in the link of an email. */
export function tokenIn({ text }: Pick<Message, 'text'>): string {
  const token = /#([\w-]{43})$/m.exec(text)?.[1]
  if (token === undefined) throw new Error(`no link in: ${text}`)
  return token
}

/** The path of the link to unsubscribe, as mail programs find it. */
export function unsubscribePath({ headers }: Pick<Message, 'headers'>): string {
  const path = /^<http:\/\/localhost(\/unsubscribe\/[^>]+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1]
  if (path === undefined) throw new Error(`no link in: ${JSON.stringify(headers)}`)
  return path
}

/** Makes the daily emails due now. */
export const endNight = ({ pool }: Pick<TestServer, 'pool'>) =>
  pool.query(`with due as (update mail_job set due_date = now() where kind = 'daily-news')
    select pg_notify('mail', '')`)

import { expect } from '@playwright/test'
import { openSite } from './site.ts'

const { origin } = openSite()

interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  /** Their content is in base64. */
  attachments?: { filename: string; content: string }[]
}

/** Waits for the newest email to an address whose subject has these words. */
export async function mailTo(address: string, words: string): Promise<Mail> {
  const find = async () => {
    const reply = await fetch(`${origin}/dev/mail`, { headers: { accept: 'application/json' } })
    const mails: Mail[] = await reply.json()
    return mails.find(({ to, subject }) => to === address && subject.includes(words))
  }
  await expect.poll(find).toBeDefined()
  const mail = await find()
  if (mail === undefined) throw new Error(`no email to ${address}`)
  return mail
}

/** The link in an email. */
export function linkIn({ text }: Mail): string {
  const link = /^https?:\S+$/m.exec(text)?.[0]
  if (link === undefined) throw new Error(`no link in: ${text}`)
  return link
}

/** The link by which emails like this one end. */
export function unsubscribeLinkIn({ text }: Mail): string {
  const [, link] = /^Unsubscribe: (\S+)$/m.exec(text) ?? []
  if (link === undefined) throw new Error(`nobody can unsubscribe from: ${text}`)
  return link
}

import { createTransport } from 'nodemailer'
import type { SendMail } from './outbox.ts'

/** Sends through the server of an `smtp://` or `smtps://` address. */
export function smtpMail(url: string, from: string): { send: SendMail; close(): void } {
  const transport = createTransport(url, { from })
  return { send: async (message) => void (await transport.sendMail(message)), close: () => transport.close() }
}

import { createTransport } from 'nodemailer'
import type { SendMail } from './outbox.ts'

/** Sends mail through the server at an `smtp://` or `smtps://` URL. */
export function smtpMail(url: string, from: string): { send: SendMail; close(): void } {
  const transport = createTransport(url, { from })
  return {
    send: async ({ calendar, ...message }) =>
      void (await transport.sendMail({
        ...message,
        ...(calendar && { icalEvent: calendar }),
      })),
    close: () => transport.close(),
  }
}

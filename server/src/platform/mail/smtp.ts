import { createTransport } from 'nodemailer'
import type { SendMail } from './outbox.ts'

/** Sends mail through the server at an `smtp://` or `smtps://` URL. */
export function smtpMail(url: string, from: string): { send: SendMail; close(): void } {
  const transport = createTransport(url, { from })
  return {
    send: async ({ calendar, attachments, ...message }) =>
      void (await transport.sendMail({
        ...message,
        ...(calendar && { icalEvent: calendar }),
        ...(attachments && {
          attachments: attachments.map((attachment) => ({ ...attachment, encoding: 'base64' })),
        }),
      })),
    close: () => transport.close(),
  }
}

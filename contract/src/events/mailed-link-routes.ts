import * as z from 'zod'
import { Id, One } from '../envelope.ts'
import { route } from '../route.ts'

/** What a mailed link is for: one lead for its host, or a request for its sender. */
export const MailedLink = z.object({
  side: z.enum(['host', 'sender']),
  eventId: Id,
  /** Null for the link of a sender. */
  leadId: Id.nullable(),
})
export type MailedLink = z.output<typeof MailedLink>

export const mailedLinks = {
  mine: route({
    method: 'GET',
    path: '/mailed-links/mine',
    owner: null,
    allow: 'visitor',
    link: ['host', 'sender'],
    reply: One(MailedLink.nullable()),
    summary: 'What the link is for whose key the call has. Null without a key',
  }),
}

import * as z from 'zod'
import { Id, One } from '../envelope.ts'
import { emailPurposes } from '../rules/email-purposes.ts'
import { route } from '../route.ts'

/** For whoever sees the event, since it says nothing that the event’s page doesn't. */
export const eventEmail = route({
  method: 'PUT',
  path: '/events/email/generate',
  owner: null,
  allow: 'user',
  effect: 'read',
  data: z.strictObject({ id: Id, purpose: z.enum(emailPurposes) }),
  reply: One(
    z.object({
      subject: z.string(),
      text: z.string(),
      /** What to look at before it is sent, such as that the page isn't published yet. */
      remarks: z.array(z.string()),
    }),
  ),
  summary: 'An email about an event, composed from what its page says. Nothing is saved or sent',
})

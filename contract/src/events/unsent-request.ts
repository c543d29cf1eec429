import * as z from 'zod'
import { CalendarDate, Id, Instant } from '../envelope.ts'
import { receivedAsked } from './lead-schema.ts'

/** A request for which no host was asked yet, as its organizer finds it again. */
export const UnsentRequest = z.object({
  /** That of the event that the request is. */
  id: Id,
  /** Who asks is known once it is sent. */
  asked: receivedAsked.omit({ contactName: true, contactEmail: true, contactOrganization: true }),
  responseDeadline: CalendarDate.nullable(),
  /** In the RFP marketplace, where hosts find it unasked. */
  isListed: z.boolean(),
  /** Hosts can be asked. A draft is published first, and a deadline that has passed is moved. */
  takesAnswers: z.boolean(),
  createdDate: Instant,
  updatedDate: Instant,
})
export type UnsentRequest = z.output<typeof UnsentRequest>

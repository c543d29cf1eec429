import * as z from 'zod'
import { CalendarDate, Id, Instant } from '../envelope.ts'
import { Lead, receivedAsked } from './lead-schema.ts'

/** What a host offers, in short. US dollars. */
const Offer = z.object({
  startDate: CalendarDate,
  endDate: CalendarDate,
  rent: z.int(),
  fees: z.int(),
  /** The normalized total that bids are compared by, with rebates. */
  total: z.int(),
  spaceCount: z.int().nullable(),
  note: z.string().nullable(),
})

/** A request as its sender sees it. */
export const SentRequest = z.object({
  /** That of the event that the request is. */
  id: Id,
  asked: receivedAsked,
  /** Answers count until the end of this day. */
  responseDeadline: CalendarDate.nullable(),
  createdDate: Instant,
  /** Null until the sender has confirmed the address. Only then, the hosts receive the request. */
  confirmedDate: Instant.nullable(),
  leads: z.array(
    Lead.pick({
      id: true,
      status: true,
      isMailed: true,
      moves: true,
      offers: true,
      reach: true,
      host: true,
      passReason: true,
    }).extend({ offer: Offer.nullable() }),
  ),
})
export type SentRequest = z.output<typeof SentRequest>

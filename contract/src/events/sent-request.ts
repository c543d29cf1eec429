import * as z from 'zod'
import { CalendarDate, Id, Instant, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'
import { AskedEvent } from './asked-event.ts'
import { Lead, receivedAsked } from './lead-schema.ts'

/** A lead as the sender of a request sees it, without what is only for its host. */
export const SentLead = Lead.pick({
  id: true,
  status: true,
  isMailed: true,
  moves: true,
  offers: true,
  reach: true,
  host: true,
  passReason: true,
  ended: true,
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
  leads: z.array(SentLead),
})
export type SentRequest = z.output<typeof SentRequest>

/** The same with all that is asked, for the page of one. */
export const WholeSentRequest = SentRequest.extend({ asked: AskedEvent })
export type WholeSentRequest = z.output<typeof WholeSentRequest>

/** The request that an event is, for its sender. */
export const requestOfEvent = <const P extends string>({ owner, path }: OwnerDeclaration<P>) => {
  const one = { owner, link: 'sender', path: `${path}/{id}/request` } as const
  return {
    get: route({
      ...one,
      method: 'GET',
      allow: 'manager',
      reply: One(WholeSentRequest),
      summary: 'A request with the answers of its hosts, for its sender',
    }),
    confirm: route({
      ...one,
      method: 'POST',
      path: `${one.path}/confirmation`,
      // The link proves whose address it is. No account does.
      allow: 'admin',
      reply: One(WholeSentRequest),
      summary: "Confirm the sender's address, which sends the request to its hosts",
    }),
  }
}

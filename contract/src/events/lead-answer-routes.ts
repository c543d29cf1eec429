import * as z from 'zod'
import { Id, Nothing, One, prose } from '../envelope.ts'
import { AskedEvent } from './asked-event.ts'
import { Bid, BidDraft } from './bids.ts'
import { HostKind } from '../profile-schema.ts'
import { maxReason } from '../rules/limits.ts'
import { route } from '../route.ts'
import { Lead } from './request-schema.ts'

/** One lead, as whoever has its link reads it: nothing of other hosts, and no address of the sender. */
export const LinkedLead = z.object({
  id: Id,
  host: z.object({ kind: HostKind, id: Id, name: z.string() }),
  status: Lead.shape.status,
  passReason: z.string().nullable(),
  message: z.string().nullable(),
  request: Lead.shape.request.omit({ email: true, confirmedDate: true }).extend(
    AskedEvent.pick({
      roomNights: true,
      roomsPerNight: true,
      budgetFrom: true,
      budgetTo: true,
      setupDays: true,
      flexWeeks: true,
      surface: true,
      surfaces: true,
      decisionDate: true,
      teamCount: true,
      ages: true,
      attendance: true,
      location: true,
      requestAddress: true,
      requestDist: true,
      requirementNotes: true,
    }).shape,
  ),
  bid: Bid.pick({
    startDate: true,
    endDate: true,
    rent: true,
    fees: true,
    spaceCount: true,
    spacesNote: true,
    note: true,
  }).nullable(),
})

/** Accounts have the calls of the lead itself. */
const linked = { owner: ['item'], item: 'lead', link: 'host', allow: 'admin' } as const

/** Answers of hosts by a mailed link, without an account. Opening it changes nothing, and it is good for one lead only. */
export const leadAnswers = {
  read: route({
    ...linked,
    method: 'GET',
    path: '/leads/{id}/answer',
    reply: One(LinkedLead),
    summary:
      'The request that a link is for. Replies with 409 and the outcome once the organizer has decided, or the deadline has passed',
  }),
  answer: route({
    ...linked,
    method: 'POST',
    path: '/leads/{id}/answer',
    data: z
      .strictObject({
        status: z.enum(['Interested', 'Passed']),
        passReason: prose(maxReason).min(1).nullable().default(null),
        bid: BidDraft.nullable().default(null),
      })
      .refine(({ status, passReason }) => status === 'Passed' || passReason === null, {
        message: 'belongs to the status Passed',
        path: ['passReason'],
      })
      .refine(({ status, bid }) => status === 'Interested' || bid === null, {
        message: 'belongs to the status Interested',
        path: ['bid'],
      }),
    reply: One(LinkedLead),
    summary: 'Answer the request, or change the answer until its deadline',
  }),
  optOut: route({
    ...linked,
    method: 'POST',
    path: '/leads/{id}/opt-out',
    reply: Nothing,
    summary: 'No more emails about requests to the address that the link was mailed to',
  }),
}

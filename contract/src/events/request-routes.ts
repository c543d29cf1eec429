import * as z from 'zod'
import { Flag, Id, Many, One, Page } from '../envelope.ts'
import { exportOf } from '../patterns/exports.ts'
import { route } from '../route.ts'
import { IsDue, LeadFilter, LeadQuery, ReceivedLead } from './lead-schema.ts'
import { RequestToHosts } from './request-to-hosts.ts'
import { SentRequest } from './sent-request.ts'
import { UnsentRequest } from './unsent-request.ts'

const UnsentQuery = Page.extend({ isListed: Flag.optional() })
export type UnsentQuery = z.output<typeof UnsentQuery>

/** Requests to hosts of all kinds. Senders need no account: by a mailed link, they call the event itself. */
export const requests = {
  create: route({
    method: 'POST',
    path: '/requests',
    owner: null,
    allow: 'visitor',
    status: 201,
    data: RequestToHosts,
    /** `id` only of confirmed requests, which senders with a verified address make. */
    reply: One(z.object({ id: Id.nullable(), isConfirmed: z.boolean() })),
    summary: 'Ask hosts for dates. An unknown sender first gets an email to confirm the address',
  }),
  my: route({
    method: 'GET',
    path: '/requests/my',
    owner: null,
    allow: 'user',
    /** Undecided: some host is interested, none is chosen, and the dates aren't over. */
    query: Page.extend({ isUndecided: Flag.default(false), isDue: IsDue }),
    reply: Many(SentRequest),
    summary: 'The requests that the caller sent while signed in, newest first',
  }),
  unsent: route({
    method: 'GET',
    path: '/requests/my/unsent',
    owner: null,
    allow: 'user',
    query: UnsentQuery,
    reply: Many(UnsentRequest),
    summary:
      'Requests of events that the caller manages for which no host was asked yet, the last changed first',
  }),
}

export const leads = {
  my: route({
    method: 'GET',
    path: '/leads/my',
    owner: null,
    allow: 'user',
    query: LeadQuery,
    reply: Many(ReceivedLead),
    summary: 'Requests to all profiles whose team the caller is on, newest first',
  }),
  myExport: exportOf({ path: '/leads/my', owner: null, allow: 'user' }, LeadFilter),
}

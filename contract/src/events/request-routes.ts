import * as z from 'zod'
import { Flag, Id, Many, One, Page } from '../envelope.ts'
import { exportOf } from '../patterns/exports.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { route } from '../route.ts'
import { IsDue, LeadFilter, LeadQuery, ReceivedLead } from './lead-schema.ts'
import { RequestToHosts } from './request-to-hosts.ts'
import { SentRequest } from './sent-request.ts'

const ofRequest = { owner: ['item'], item: 'request', link: 'sender', allow: 'manager' } as const

/** Requests to hosts of all kinds. Senders need no account: a mailed link lets them in. */
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
  confirm: route({
    ...ofRequest,
    method: 'POST',
    path: '/requests/{id}/confirmation',
    // The link proves whose address it is. No account does.
    allow: 'admin',
    reply: One(SentRequest),
    summary: "Confirm the sender's address, which sends the request to its hosts",
  }),
  read: route({
    ...ofRequest,
    method: 'GET',
    path: '/requests/{id}',
    reply: One(SentRequest),
    summary: 'A request with the answers of its hosts, for its sender',
  }),
  move: route({
    ...ofRequest,
    method: 'POST',
    path: '/requests/{id}/moves',
    data: z.strictObject({
      leadId: Id,
      status: LeadStatus,
      /** With `Won`: closes the other open leads of the request as lost. */
      closeOthers: z.boolean().default(false),
    }),
    reply: One(SentRequest),
    summary: 'Choose a host, or reopen or close its lead, as the sender',
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

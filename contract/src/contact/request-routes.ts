import * as z from 'zod'
import { Flag, Id, Many, One, Page } from '../envelope.ts'
import { exportOf } from '../patterns/exports.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { route } from '../route.ts'
import { Token } from './claim-routes.ts'
import {
  IsDue,
  Lead,
  LeadFilter,
  LeadQuery,
  RequestAccess,
  RequestDraft,
  SentRequest,
} from './request-schema.ts'

const onlyOne = ({ key, requestId }: { key?: unknown; requestId?: unknown }) =>
  (key === undefined) !== (requestId === undefined)
const onlyOneMessage = { message: 'must be set, or requestId, but not both', path: ['key'] }

/** Requests to hosts of all kinds. Senders need no account: a mailed link with a key lets them in. */
export const requests = {
  create: route({
    method: 'POST',
    path: '/requests',
    owner: null,
    allow: 'visitor',
    status: 201,
    data: RequestDraft,
    /** `id` only of confirmed requests, which senders with a verified address make. */
    reply: One(z.object({ id: Id.nullable(), isConfirmed: z.boolean() })),
    summary: 'Ask hosts for dates. An unknown sender first gets an email to confirm the address',
  }),
  confirm: route({
    method: 'POST',
    path: '/requests/confirmations',
    owner: null,
    allow: 'visitor',
    data: z.strictObject({ key: Token }),
    reply: One(SentRequest),
    summary: "Confirm the sender's address, which sends the request to its hosts",
  }),
  read: route({
    method: 'POST',
    path: '/requests/read',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    data: z.strictObject(RequestAccess).refine(onlyOne, onlyOneMessage),
    reply: One(SentRequest),
    summary: 'A request with the answers of its hosts, for its sender',
  }),
  move: route({
    method: 'POST',
    path: '/requests/moves',
    owner: null,
    allow: 'visitor',
    data: z
      .strictObject({
        ...RequestAccess,
        leadId: Id,
        status: LeadStatus,
        /** With `Won`: closes the other open leads of the request as lost. */
        closeOthers: z.boolean().default(false),
      })
      .refine(onlyOne, onlyOneMessage),
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
    reply: Many(Lead),
    summary: 'Requests to all profiles whose team the caller is on, newest first',
  }),
  myExport: exportOf({ path: '/leads/my', owner: null, allow: 'user' }, LeadFilter),
}

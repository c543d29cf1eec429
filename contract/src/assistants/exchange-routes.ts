import * as z from 'zod'
import { Flag, Many, Nothing, One, Page } from '../envelope.ts'
import { exportOf } from '../patterns/exports.ts'
import { route } from '../route.ts'
import { ExchangeMessage, FeedbackDraft } from './answer-schema.ts'
import { FrequentQuestion } from './unanswered-schema.ts'
import { Exchange, exchanges as collection } from './exchange-schema.ts'

/** An exchange by itself: its asker, with or without an account, the team of its destination, and administrators. */
const one = { owner: ['item'], item: 'exchange', link: 'asker' } as const
/** The team of the destination only reads. */
const byAsker = { ...one, allow: 'user', check: 'author' } as const
const reply = Many(Exchange)
const search = { method: 'POST', effect: 'read', query: Page, data: collection.filter, reply } as const

export const exchanges = {
  list: route({ method: 'GET', path: '/exchanges', owner: null, allow: 'admin', query: Page, reply }),
  search: route({ ...search, path: '/exchanges/search', owner: null, allow: 'admin' }),
  my: route({ method: 'GET', path: '/exchanges/my', owner: null, allow: 'user', query: Page, reply }),
  mySearch: route({ ...search, path: '/exchanges/my/search', owner: null, allow: 'user' }),
  searchExport: exportOf({ path: '/exchanges/search', owner: null, allow: 'admin' }, collection.filter),
  mySearchExport: exportOf({ path: '/exchanges/my/search', owner: null, allow: 'user' }, collection.filter),
  unanswered: route({
    method: 'GET',
    path: '/exchanges/unanswered',
    owner: null,
    allow: 'admin',
    reply: Many(FrequentQuestion),
    summary: 'Questions of the last 30 days that nothing was found for, over all destinations',
  }),
  ofDestination: route({
    ...search,
    path: '/exchanges/destinations/{id}/search',
    owner: 'destination',
    allow: 'member',
    summary: 'What was asked of a destination, for its team: without the names of who asked',
  }),
  ofDestinationExport: exportOf(
    { path: '/exchanges/destinations/{id}/search', owner: 'destination', allow: 'member' },
    collection.filter,
  ),
  notifyUnanswered: route({
    method: 'POST',
    path: '/exchanges/destinations/{id}/unanswered/notices',
    owner: 'destination',
    allow: 'admin',
    reply: One(z.object({ questions: z.int() })),
    summary:
      'Tell the managers of a destination how many questions of the last 30 days its guide has no answer to. Once a day',
  }),
  get: route({ method: 'GET', path: '/exchanges/{id}', ...one, allow: 'member', reply: One(Exchange) }),
  messages: route({
    method: 'GET',
    path: '/exchanges/{id}/messages',
    ...one,
    allow: 'member',
    query: z.object({ debug: Flag.default(false) }),
    reply: Many(ExchangeMessage),
    summary:
      'Questions and answers in order. `debug` adds how they came about, for the team and administrators',
  }),
  feedback: route({
    method: 'PUT',
    path: '/exchanges/{id}/messages/{messageId}/feedback',
    ...byAsker,
    data: FeedbackDraft,
    reply: One(ExchangeMessage),
    summary: 'Say whether an answer helped, or take that back',
  }),
  remove: route({
    method: 'DELETE',
    path: '/exchanges/{id}',
    ...byAsker,
    reply: Nothing,
    summary: 'Delete an exchange at once. An answer that is still being made is not kept',
  }),
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { notificationTopics } from '@app/contract/users/settings-schema.ts'
import { subscriptionOf, unsubscribe, type Subscription } from '../../../patterns/unsubscribe.ts'
import type { Database } from '../../../tables/tables.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

interface UnsubscribeParts {
  /** For writes. */
  db: Database
  brand: string
  key: Uint8Array
}

const maxBodyBytes = 4096

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The links in emails, without signing in: `GET /unsubscribe/:token` shows a button and changes nothing, since link scanners follow
 * links. `POST` unsubscribes, whether the button or a mail program sends it (RFC 8058).
 */
export const registerUnsubscribe = (app: FastifyInstance, { db, brand, key }: UnsubscribeParts) =>
  app.register(async (scope) => {
    // The body says nothing that the address doesn't.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, _body, done) => done(null),
    )
    const send = (reply: FastifyReply, status: number, page: Parameters<typeof unsubscribePage>[1]) =>
      reply
        .status(status)
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .send(unsubscribePage(brand, page))

    scope.get<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { config: { budget: 'reads' } },
      (request, reply) => {
        const subscription = subscriptionOf(key, request.params.token)
        return subscription ? send(reply, 200, asking(subscription)) : send(reply, 404, unknownLink)
      },
    )
    scope.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { config: { budget: 'writes' } },
      async (request, reply) => {
        const subscription = subscriptionOf(key, request.params.token)
        if (!subscription) return send(reply, 404, unknownLink)
        await unsubscribe(db, subscription)
        return send(reply, 200, done(subscription))
      },
    )
  })

const unknownLink = {
  title: 'This link doesn’t work',
  text: 'Part of the address may be missing. You can choose your emails in your account.',
}

const asking = ({ subject }: Subscription) => (subject === 'report' ? askingOfReport : askingOf(subject))

const askingOfReport = {
  title: 'Stop this report?',
  text: 'You’ll get it no more by email. You can ask for it again on the page of the report.',
  button: 'Unsubscribe',
}

type TopicSubject = Exclude<Subscription['subject'], 'report'>

const askingOf = (subject: TopicSubject) => ({
  title: subject === 'daily' ? 'Stop daily emails?' : 'Stop these emails?',
  text:
    subject === 'daily'
      ? 'You’ll get no more daily emails. Your notifications stay in the app.'
      : `You’ll get no more emails about “${notificationTopics[subject]}”. Notifications in the app stay as they are.`,
  button: 'Unsubscribe',
})

const done = ({ subject }: Subscription) => (subject === 'report' ? doneWithReport : doneWith(subject))

const doneWithReport = {
  title: 'You’re unsubscribed',
  text: 'You’ll get this report no more by email. You can ask for it again on the page of the report.',
}

const doneWith = (subject: TopicSubject) => ({
  title: 'You’re unsubscribed',
  text:
    subject === 'daily'
      ? 'You’ll get no more daily emails. You can turn them on again in your account.'
      : `You’ll get no more emails about “${notificationTopics[subject]}”. You can turn them on again in your account.`,
})

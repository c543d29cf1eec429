import * as z from 'zod'
import { Id, line, Many, One, prose } from '../envelope.ts'
import { MatchCondition, MatchCounts, OfferedChange } from '../events/match-schema.ts'
import { ReadValues, readFieldNames, RequestReading, TextRange } from '../events/request-reading.ts'
import { route } from '../route.ts'
import { longestMessage, longestTalk, mostMessages } from '../rules/limits.ts'
import { OfferedText } from './offered-text.ts'

const FieldName = z.enum(readFieldNames)

/** What somebody said, with the field that they were asked about. */
export const SaidMessage = z.strictObject({
  text: prose(longestMessage).min(1),
  about: FieldName.nullable().default(null),
})
export type SaidMessage = z.output<typeof SaidMessage>

/** The whole conversation so far, which only the client keeps. */
export const RequestTalk = z.strictObject({
  messages: z
    .array(SaidMessage)
    .min(1)
    .max(mostMessages)
    .refine(
      (messages) => messages.reduce((sum, { text }) => sum + text.length, 0) <= longestTalk,
      `must have at most ${longestTalk} characters in all`,
    ),
  /** What was chosen or corrected. It overrides what was read. */
  chosen: ReadValues.default({}),
  /** Fields that aren't asked about any longer. */
  skipped: z.array(FieldName).max(readFieldNames.length).default([]),
  /** Fields that were said and given up, so that more hosts fit. */
  dropped: z.array(FieldName).max(readFieldNames.length).default([]),
})
export type RequestTalk = z.output<typeof RequestTalk>

const Hosts = MatchCounts.pick({ count: true, unknown: true, total: true })

const OfferedAnswer = z.object({
  label: z.string(),
  /** What choosing it sets. Empty: the field isn't asked about any longer. */
  fields: ReadValues,
  /** The hosts that would fit then. Null if it changes none. */
  hosts: Hosts.pick({ count: true, unknown: true }).nullable(),
})
export type OfferedAnswer = z.output<typeof OfferedAnswer>

const AskedQuestion = z.object({
  about: FieldName,
  text: z.string(),
  /** Besides an answer in words. */
  answers: z.array(OfferedAnswer),
  /** The caller's event that the answers are taken from. */
  event: z.object({ id: Id, name: z.string() }).nullable(),
})
export type AskedQuestion = z.output<typeof AskedQuestion>

/** Why no host fits, not even one of which nobody knows whether it is free. */
const NoHosts = MatchCounts.pick({ reach: true, area: true }).extend({
  /** The first condition that leaves none. */
  condition: MatchCondition,
  /** What brings most hosts back. Null if no single change does. */
  change: OfferedChange.nullable(),
})
export type NoHosts = z.output<typeof NoHosts>

export const RequestTurn = z.object({
  reading: RequestReading,
  /** Where each message is in the text of the reading. */
  messages: z.array(TextRange),
  /** Hosts that fit what is known so far. Null as long as the sport isn't known, or if the fields contradict each other. */
  hosts: Hosts.nullable(),
  noHosts: NoHosts.nullable(),
  /** What to ask next: what is missing and changes most which hosts fit. Null if nothing is. */
  question: AskedQuestion.nullable(),
})
export type RequestTurn = z.output<typeof RequestTurn>

/** Fills a request by a conversation. Nothing is stored or sent: the client ends in the form. */
export const requestAssistant = {
  talk: route({
    method: 'POST',
    path: '/assistants/rfp',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    turns: 'heavy',
    data: RequestTalk,
    reply: One(RequestTurn),
    summary: 'What a conversation says about a request, how many hosts fit, and what to ask next',
  }),
  questions: route({
    method: 'GET',
    path: '/assistants/rfp/questions',
    owner: null,
    allow: 'visitor',
    query: z.object({
      /** `event/id`: to begin with an event of the caller's own. */
      context: line(100).optional(),
    }),
    reply: Many(OfferedText),
    summary: 'What to begin with, such as an event that the caller has run before',
  }),
}

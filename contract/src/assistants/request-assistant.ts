import * as z from 'zod'
import { Id, line, Many, One, prose } from '../envelope.ts'
import { MatchCondition, MatchCounts, OfferedChange } from '../events/match-schema.ts'
import { ReadValues, readFieldNames, RequestReading, TextRange } from '../events/request-reading.ts'
import { route } from '../route.ts'
import { longestMessage, longestTalk, mostMessages } from '../rules/limits.ts'
import { OfferedText } from './offered-text.ts'

/** The most answers that a question offers. */
const mostOffered = 10

const FieldName = z.enum(readFieldNames)

const OfferedChoice = z.strictObject({
  label: z.string().max(longestMessage),
  /** What choosing it sets. Empty: the field isn't asked about any longer. */
  fields: ReadValues,
})
export type OfferedChoice = z.output<typeof OfferedChoice>

/** What somebody said or chose, with the question that it answers. */
export const SaidMessage = z.strictObject({
  text: prose(longestMessage).min(1),
  about: FieldName.nullable().default(null),
  asked: z.string().max(longestTalk).nullable().default(null),
  /** The answers that the question offered. Words may name one of them. */
  offered: z.array(OfferedChoice).max(mostOffered).default([]),
  /** What a chosen answer sets. Empty: the field isn't asked about any longer. Null for words. */
  fields: ReadValues.nullable().default(null),
  /** Fields that a chosen answer gives up, so that more hosts fit. */
  dropped: z.array(FieldName).max(readFieldNames.length).default([]),
})
export type SaidMessage = z.output<typeof SaidMessage>

/** The whole conversation so far, which only the client keeps. The last word about a field counts. */
export const RequestTalk = z.strictObject({
  messages: z
    .array(SaidMessage)
    .min(1)
    .max(mostMessages)
    .refine(
      (messages) => messages.reduce((sum, { text }) => sum + text.length, 0) <= longestTalk,
      `must have at most ${longestTalk} characters in all`,
    ),
})
export type RequestTalk = z.output<typeof RequestTalk>

const Hosts = MatchCounts.pick({ count: true, unknown: true, total: true })

const OfferedAnswer = OfferedChoice.extend({
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

const TurnNote = z.object({
  text: z.string(),
  /** Whether to offer the list of hosts that fit, because it answers better. */
  showsHosts: z.boolean(),
})
export type TurnNote = z.output<typeof TurnNote>

export const RequestTurn = z.object({
  /** What was read, without what was replaced or given up later. */
  reading: RequestReading,
  /** What is known: what was read or chosen last. */
  values: ReadValues,
  /** Where each message is in the text of the reading. */
  messages: z.array(TextRange),
  /** Hosts that fit what is known so far. Null as long as the sport isn't known, or if the fields contradict each other. */
  hosts: Hosts.nullable(),
  noHosts: NoHosts.nullable(),
  /** What is said about the last message first, such as that it wasn't understood. */
  note: TurnNote.nullable(),
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

import * as z from 'zod'
import { Id, Instant, line, prose } from '../envelope.ts'
import { feedbackReasons } from './feedback-reasons.ts'
import { profileKinds } from '../owners.ts'
import { longestQuestion } from '../rules/limits.ts'

export const assistantNames = ['tourGuide', 'request'] as const
export const AssistantName = z.enum(assistantNames)

/** The languages that questions are understood and answered in. */
export const answerLanguages = ['en', 'es', 'fr'] as const
export const AnswerLanguage = z.enum(answerLanguages)
export type AnswerLanguage = z.output<typeof AnswerLanguage>

/** What a sentence may be taken from: pages, documents and stories of the destination, its own answers, airports, and words of the asker. */
export const sourceKinds = [...profileKinds, 'document', 'story', 'ownAnswer', 'airport', 'words'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** A record that sentences of an answer are taken from. */
export const Source = z.object({
  /** What sentences cite it by, from 1 in each answer. */
  number: z.int(),
  kind: z.enum(sourceKinds),
  /** Of its page, or of the story. Null for what has none. */
  id: Id.nullable(),
  name: z.string(),
  /** When it was changed last. */
  date: Instant.nullable(),
})
export type Source = z.output<typeof Source>

/** A sentence is shown only with the sources that it is taken from. */
export const Sentence = z.object({ text: z.string(), sources: z.array(z.int()).min(1) })
export type Sentence = z.output<typeof Sentence>

/** A page that an answer is about, for its list and its map. */
export const AnsweredPlace = z.object({
  source: z.int(),
  kind: z.enum(profileKinds),
  id: Id,
  name: z.string(),
  image: z.string(),
  /** The fact that was asked for, in a few words. */
  fact: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** From the place that the question names, or from that of the destination. */
  miles: z.number().nullable(),
})
export type AnsweredPlace = z.output<typeof AnsweredPlace>

/**
 * `ByRule`: the destination answers no such question, or the guide doesn't. `Stopped`: by its asker, or because the connection broke.
 * `Failed`: nothing could be answered.
 */
export const outcomes = ['Answered', 'NotFound', 'ByRule', 'Stopped', 'Failed'] as const
export const Outcome = z.enum(outcomes)
export type Outcome = z.output<typeof Outcome>

/** How many records of each kind were searched. */
export const Searched = z.partialRecord(z.enum(sourceKinds), z.int())
export type Searched = z.output<typeof Searched>

/** `isHelpful` null takes a vote back. */
export const FeedbackDraft = z.strictObject({
  isHelpful: z.boolean().nullable(),
  reason: z.enum(feedbackReasons).nullable().default(null),
  text: prose(500).nullable().default(null),
})
export const Feedback = FeedbackDraft.strip()

/**
 * Why the configured model didn't write an answer. `Limit`: too many of its answers in 24 hours. `Budget`: the dollars of the day or month are
 * spent. `Paused`: it failed several times in a row. `Refused`: 401 or 403. `Busy`: 429. `Slow`: it timed out. `Broken`: any other failure.
 * `Unsupported`: no record says what it wrote.
 */
export const fallbackReasons = [
  'Limit',
  'Budget',
  'Paused',
  'Refused',
  'Busy',
  'Slow',
  'Broken',
  'Unsupported',
] as const
export type FallbackReason = (typeof fallbackReasons)[number]

/** How an answer came about, for those who improve the guide. */
export const AnswerDebug = z.object({
  /** The engine that wrote it, and the configured model if it should have. */
  engine: z.string(),
  insteadOf: z.string().nullable(),
  fallback: z.enum(fallbackReasons).nullable(),
  /** What the model read and wrote, also if its answer wasn't used. Null if it wasn't asked. */
  tokens: z.object({ read: z.int(), written: z.int() }).nullable(),
  /** What the question was understood as. */
  understood: z.array(z.object({ words: z.string(), meaning: z.string() })),
  /** The closest record, and how much of the question it covers, from 0 to 1. */
  bestMatch: z.object({ name: z.string(), share: z.number(), threshold: z.number() }).nullable(),
  firstWordsMs: z.int(),
  wholeMs: z.int(),
})
export type AnswerDebug = z.output<typeof AnswerDebug>

export const ExchangeMessage = z.object({
  id: Id,
  author: z.enum(['Asker', 'Assistant']),
  /** The question, or the sentences of the answer. */
  text: z.string(),
  /** Empty in questions. What an answer says about itself, such as that nothing was found, is in `remark`. */
  sentences: z.array(Sentence),
  remark: z.string().nullable(),
  sources: z.array(Source),
  places: z.array(AnsweredPlace),
  language: AnswerLanguage,
  /** Null in questions. */
  outcome: Outcome.nullable(),
  searched: Searched,
  feedback: Feedback.nullable(),
  createdDate: Instant,
  /** With `debug`, for administrators and the team of the destination. */
  debug: AnswerDebug.nullable(),
})
export type ExchangeMessage = z.output<typeof ExchangeMessage>

/** What is told while an answer is made. Sources come before the first sentence that is taken from them. */
export const AnswerEvent = z.discriminatedUnion('type', [
  /** Where the answer is kept. A test is kept nowhere. */
  z.object({ type: z.literal('begun'), exchangeId: Id.nullable(), messageId: Id }),
  z.object({ type: z.literal('reading'), names: z.array(z.string()) }),
  z.object({ type: z.literal('source'), source: Source }),
  z.object({ type: z.literal('sentence'), sentence: Sentence }),
  /** Another engine goes on from here, because this one didn't. */
  z.object({ type: z.literal('again') }),
])
export type AnswerEvent = z.output<typeof AnswerEvent>

export const Question = line(longestQuestion)

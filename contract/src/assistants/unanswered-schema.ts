import * as z from 'zod'
import { Id, Instant } from '../envelope.ts'

/** Figures and unanswered questions are those of so many days. */
export const activityDays = 30

/** A question that nothing was found for, with all that differ only in case, accents, punctuation or spaces. */
export const UnansweredQuestion = z.object({
  /** As it was asked last. */
  question: z.string(),
  count: z.int(),
  lastAskedDate: Instant,
})

/** The same question to several destinations, those first that were asked most. */
export const FrequentQuestion = UnansweredQuestion.extend({
  destinations: z.array(z.object({ id: Id, name: z.string(), count: z.int() })),
})

/** Questions and answers of a period. */
const GuideFigures = z.object({
  asked: z.int(),
  answered: z.int(),
  notFound: z.int(),
  byRule: z.int(),
  /** Answers of which somebody said whether they helped, and those that did. */
  votes: z.int(),
  helpful: z.int(),
})
export type GuideFigures = z.output<typeof GuideFigures>

export const GuideActivity = z.object({
  /** The last 30 days. */
  now: GuideFigures,
  /** The 30 days before, of which only exchanges of accounts are still kept. */
  before: GuideFigures,
  /** Of the last 30 days, the most asked first. Without those that the guide has its own answer to, and skipped ones. */
  unanswered: z.array(UnansweredQuestion),
  /** How many answers of the last 30 days used each own answer, by its question. Without those that were never used. */
  answerUses: z.array(z.object({ question: z.string(), count: z.int() })),
})
export type GuideActivity = z.output<typeof GuideActivity>

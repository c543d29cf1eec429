import * as z from 'zod'
import { CalendarDate, Id, line, Many, One, Page } from '../envelope.ts'
import { isMailedKey } from '../mailed-key.ts'
import { KindName } from '../profile-schema.ts'
import { route } from '../route.ts'
import { requestAssistant } from './request-assistant.ts'
import { OfferedText } from './offered-text.ts'
import { AnswerEvent, ExchangeMessage, Question, Searched } from './answer-schema.ts'

/** What visitors know of a guide before they ask. */
export const GuideIntroduction = z.object({
  name: z.string(),
  greeting: z.string(),
  /** What it reads. */
  searched: Searched,
  /** Questions a day. */
  limit: z.int(),
})

export const Asked = z.strictObject({
  question: Question,
  /**
   * A key of the browser's own, 32 random bytes, by which a caller without an account goes on with the exchange: for the first question, without
   * `exchangeId`. Later it is in the header of mailed links.
   */
  key: z.string().refine(isMailedKey, 'must be 43 characters of base64url').optional(),
  /** To go on with an exchange of the caller's own. */
  exchangeId: Id.optional(),
  /** The page that it is asked on, if that isn't the destination's. */
  page: z.strictObject({ kind: KindName, id: Id }).optional(),
  /** Answers from what isn't published yet, and keeps nothing. For the team. */
  isTest: z.boolean().default(false),
})

export const Answered = z.object({
  /** Null if it isn't kept: for a test, and if it was deleted meanwhile. */
  exchangeId: Id.nullable(),
  message: ExchangeMessage,
  /** What to ask next. */
  suggestions: z.array(z.string()),
})
export type Answered = z.output<typeof Answered>

/** What the configured model did for the guide of a destination on a day, in UTC. */
export const AssistantUse = z.object({
  day: CalendarDate,
  destinationId: Id,
  /** Null once its page is erased, 30 days after it was deleted. */
  destinationName: z.string().nullable(),
  /** By the model, and by our own engine because the model didn't. */
  answers: z.int(),
  fallbacks: z.int(),
  tokensRead: z.int(),
  tokensWritten: z.int(),
  /** In US dollars, at the configured prices. */
  cost: z.number(),
})
export type AssistantUse = z.output<typeof AssistantUse>

const Spent = z.object({ day: z.number(), month: z.number() })

/** What answers questions, and up to which limits. */
export const AssistantLimits = z.object({
  /** The configured model. Null if our own engine answers. */
  model: z.string().nullable(),
  /** Questions a day of an account, or of a network of visitors. */
  questions: z.int(),
  /** Answers of the model in 24 hours. Null without one. */
  answers: z.object({ account: z.int(), network: z.int(), destination: z.int(), all: z.int() }).nullable(),
  /** The most to spend in US dollars, today and this month. Null without a budget. */
  budget: Spent.nullable(),
  /** What was spent in US dollars. */
  spent: Spent,
})
export type AssistantLimits = z.output<typeof AssistantLimits>

/** What answers the questions of a destination, for its team. */
export const GuideEngine = AssistantLimits.pick({ model: true, questions: true }).extend({
  /** Answers of the model in 24 hours. Null without one. */
  answers: z.int().nullable(),
  /** Answers of the model today, and those of our own engine because the model gave none. */
  answeredToday: z.int(),
  fallbacksToday: z.int(),
  /** Whether the money of the day or month is spent, so that our own engine answers. */
  isSpent: z.boolean(),
})
export type GuideEngine = z.output<typeof GuideEngine>

const ofDestination = { owner: 'destination', allow: 'visitor' } as const

export const assistants = {
  use: route({
    method: 'GET',
    path: '/assistants/use',
    owner: null,
    allow: 'admin',
    query: Page,
    reply: Many(AssistantUse),
    summary: 'What a configured model answered and cost, by day and destination, the latest first',
  }),
  limits: route({
    method: 'GET',
    path: '/assistants/limits',
    owner: null,
    allow: 'admin',
    reply: One(AssistantLimits),
    summary: 'What answers questions to assistants, its limits, and what was spent',
  }),
  request: requestAssistant,
  tourGuide: {
    introduction: route({
      method: 'GET',
      path: '/assistants/destinations/{id}/tour-guide',
      ...ofDestination,
      reply: One(GuideIntroduction),
      summary: 'How the guide of a destination introduces itself. 404 without one',
    }),
    ask: route({
      method: 'POST',
      path: '/assistants/destinations/{id}/tour-guide',
      ...ofDestination,
      link: 'asker',
      data: Asked,
      reply: One(Answered),
      events: AnswerEvent,
      summary:
        'Ask the guide of a destination. Each sentence of the answer has the records that it is taken from',
    }),
    engine: route({
      method: 'GET',
      path: '/assistants/destinations/{id}/tour-guide/engine',
      owner: 'destination',
      allow: 'member',
      hides: true,
      reply: One(GuideEngine),
      summary: 'What answers questions to the guide of a destination, for its team',
    }),
    questions: route({
      method: 'GET',
      path: '/assistants/destinations/{id}/tour-guide/questions',
      ...ofDestination,
      query: z.object({
        /** The kind of the page that they are shown on, or `kind/id`. */
        context: line(100).optional(),
      }),
      reply: Many(OfferedText),
      summary: 'Questions to begin with',
    }),
    nextQuestions: route({
      method: 'GET',
      path: '/assistants/destinations/{ownerId}/tour-guide/{id}/questions',
      ...ofDestination,
      item: 'exchange',
      check: 'author',
      hides: true,
      link: 'asker',
      reply: Many(OfferedText),
      summary: 'Questions to go on with, for the asker of an exchange',
    }),
  },
}

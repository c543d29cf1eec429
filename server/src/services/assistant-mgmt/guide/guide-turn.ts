import type {
  AnswerDebug,
  AnswerEvent,
  AnswerLanguage,
  AnsweredPlace,
  Outcome,
  Searched,
  Sentence,
  Source,
} from '@app/contract/assistants/answer-schema.ts'
import type { TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Call } from '../../../platform/http/call.ts'

/** What an answer leaves for the questions after it: its subject, so that 'and on Sunday?' asks about the same. Stored with its message as JSON. */
export type Memory = Readonly<Record<string, unknown>>

/** A question of the same exchange, with what its answer left. */
export interface EarlierTurn {
  question: string
  answer: string
  memory: Memory | null
}

/** A question to the guide of a destination. */
export interface GuideTurn {
  /** Reads only: no transaction is open while an answer is made. */
  call: Call
  destinationId: string
  /** As it was published, or for a test as it is written. */
  guide: TourGuideDraft
  question: string
  /** The oldest first, the last few only. */
  earlier: readonly EarlierTurn[]
  page: { kind: ProfileKindName; id: string } | undefined
  /** Aborts when the asker stops or goes away. */
  signal: AbortSignal
}

/** An answer as it is stored. */
export interface GuideAnswer {
  sentences: Sentence[]
  remark: string | null
  sources: Source[]
  places: AnsweredPlace[]
  language: AnswerLanguage
  outcome: Outcome
  searched: Searched
  debug: AnswerDebug
  memory: Memory | null
  suggestions: string[]
}

/** What is told of an answer while it is made: all events but the first, which names where it is kept. */
export type TurnEvent = Exclude<AnswerEvent, { type: 'begun' }>

/** Answers a question. If the asker goes away, the generator returns what there is, with the outcome `Stopped`. */
export type AnswerGuide = (turn: GuideTurn) => AsyncGenerator<TurnEvent, GuideAnswer, undefined>

import type { AnswerLanguage, Outcome } from '@app/contract/assistants/answer-schema.ts'
import type { AskedKind } from '../reading/segments.ts'
import type { Wish } from '../records/satisfies.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import type { Topic } from '../words/topics.ts'

/** A sentence of a plan, with the records that it is taken from. */
export interface PlannedSentence {
  text: string
  records: readonly GuideRecord[]
}

/** A page that an answer is about. */
export interface PlannedPlace {
  record: GuideRecord
  fact: string | null
  miles: number | null
}

/** What the next question may refer to. Stored with the answer. */
export interface Subject {
  kind: AskedKind | undefined
  ids: readonly string[]
  topics: readonly Topic[]
  wishes: readonly Wish[]
  /** Whether they were found by the wishes, and not named. */
  isList?: boolean
  language: AnswerLanguage
}

/** An answer before it is written: all that the engine found, and says. */
export interface Plan {
  outcome: Outcome
  sentences: readonly PlannedSentence[]
  remark: string | null
  places: readonly PlannedPlace[]
  bestMatch: { name: string; share: number; threshold: number } | null
  subject: Subject | null
}

export const refusal = (outcome: Outcome, remark: string, more: Partial<Plan> = {}): Plan => ({
  outcome,
  sentences: [],
  places: [],
  bestMatch: null,
  subject: null,
  ...more,
  remark,
})

/** The reply to what asks for nothing. It tells no fact, so it needs no source, and leaves nothing to the next question. */
export const spoken = (remark: string): Plan => refusal('Answered', remark)

export const isSpoken = ({ outcome, sentences }: Plan) => outcome === 'Answered' && sentences.length === 0

/** Whether it tells something, and says of nothing that it isn't known. */
export const isWhole = ({ outcome, sentences, remark }: Plan) =>
  outcome === 'Answered' && sentences.length > 0 && remark === null

export const uniqueSentences = (sentences: readonly PlannedSentence[]) =>
  sentences.filter(({ text }, at) => sentences.findIndex((one) => one.text === text) === at)

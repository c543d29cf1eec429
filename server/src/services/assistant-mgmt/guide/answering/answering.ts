import type { TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { Question } from '../reading/question.ts'
import { isPage, type GuideRecord, type Knowledge } from '../records/guide-record.ts'
import { formatsOf } from '../sayings/formats.ts'
import { sayingsIn } from '../sayings/sayings-in.ts'
import { termIn } from '../sayings/terms.ts'
import type { Writing } from './facts/writing.ts'
import type { PlannedPlace, Subject } from './plan.ts'

/** A question, what is known, and what sentences are made with. */
export interface Answering {
  question: Question
  text: string
  knowledge: Knowledge
  writing: Writing
  /** Subjects that the destination doesn't speak about here. */
  neverSay: readonly string[]
  tone: TourGuideDraft['tone']
}

/** The same, with another question. */
export const asking = (answering: Answering, changed: Partial<Question>): Answering => ({
  ...answering,
  question: { ...answering.question, ...changed },
})

export function writingFor(question: Question, knowledge: Knowledge): Writing {
  const { language, time } = question
  return {
    say: sayingsIn[language],
    format: formatsOf(language),
    termOf: (value) => termIn(language, value),
    today: placeDay(knowledge.timeZone),
    time,
  }
}

export const placesOf = (records: readonly GuideRecord[]): PlannedPlace[] =>
  records.flatMap((record) =>
    isPage(record) && record.kind !== 'destination' ? [{ record, fact: null, miles: null }] : [],
  )

/** What the next question may refer to. */
export const subjectOf = (
  { kind, topics, wishes, language }: Question,
  records: readonly GuideRecord[],
): Subject => ({
  kind,
  ids: records.flatMap((record) => (isPage(record) ? [record.id] : [])),
  topics,
  wishes,
  language,
})

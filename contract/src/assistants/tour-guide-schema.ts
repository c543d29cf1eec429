import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, distinct, Id, Instant, line, prose } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import {
  longestQuestion,
  maxGuideAnswer,
  maxGuideGreeting,
  maxGuideName,
  maxGuideQuestions,
  maxGuideSubjects,
  maxGuideText,
  mostGuideAnswers,
  mostSkipped,
} from '../rules/limits.ts'

export const guideTones = ['Plain and friendly', 'Short and factual', 'Formal'] as const

/** What a guide may read beside the page of the destination, which it always reads. */
export const guideSources = ['facilities', 'hotels', 'businesses', 'events', 'documents'] as const
export type GuideSource = (typeof guideSources)[number]

/** A question that the destination answers itself, before anything else is read. */
export const OwnAnswer = z.strictObject({
  question: line(longestQuestion),
  answer: prose(maxGuideAnswer).min(1),
  /** Its last day, by the clock of the place. */
  validUntil: CalendarDate.nullable().default(null),
})
export type OwnAnswer = z.output<typeof OwnAnswer>

/** A question that is offered before the first one, on pages of a kind. */
export const OfferedQuestion = z.strictObject({ pageKind: KindName, text: line(maxGuideText) })

export const TourGuideDraft = z.strictObject({
  /** Null: named after the destination. */
  name: line(maxGuideName).nullable().default(null),
  tone: z.enum(guideTones).default(guideTones[0]),
  /** Null: a greeting that names the destination. */
  greeting: prose(maxGuideGreeting).nullable().default(null),
  sources: distinct(z.enum(guideSources), 'a source').default([...guideSources]),
  /** Subjects that it doesn't speak about, such as 'Prices of venues'. */
  neverSay: z.array(line(maxGuideText)).max(maxGuideSubjects).default([]),
  questions: z.array(OfferedQuestion).max(maxGuideQuestions).default([]),
  answers: z.array(OwnAnswer).max(mostGuideAnswers).default([]),
})
export type TourGuideDraft = z.output<typeof TourGuideDraft>

/** What applies at once, without publishing. */
const Settings = z.object({
  isOn: z.boolean().default(true),
  /** Questions without an answer that the team leaves so. */
  skippedQuestions: z.array(line(longestQuestion)).max(mostSkipped).default([]),
})

/** Answers questions while it is on, as published last. Creating it publishes it. */
export const TourGuide = z.object({
  id: Id,
  ...Settings.shape,
  ...TourGuideDraft.shape,
  /** What visitors get. */
  published: TourGuideDraft.strip(),
  publishedDate: Instant,
  createdDate: Instant,
})
export type TourGuide = z.output<typeof TourGuide>

const Written = TourGuideDraft.extend(Settings.shape)

export const tourGuides = collection({
  item: TourGuide,
  draft: Written,
  // One per destination.
  quota: { most: null },
})

import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import { AnswerLanguage, AssistantName, Outcome } from './answer-schema.ts'

/** A conversation with an assistant. */
export const Exchange = z.object({
  id: Id,
  assistant: AssistantName,
  destinationId: Id.nullable(),
  destinationName: z.string().nullable(),
  /** The page that it was begun on. */
  pageKind: KindName.nullable(),
  pageId: Id.nullable(),
  pageName: z.string().nullable(),
  /** What the asker is on the marketplace, such as 'Organizer'. 'Visitor' without an account. */
  role: z.string(),
  /** Whose it is: for themselves, and for administrators if its answers were called unhelpful. */
  userId: Id.nullable(),
  userName: z.string().nullable(),
  /** The first question. A filter by text finds an exchange by any of its questions. */
  question: z.string(),
  language: AnswerLanguage,
  messageCount: z.int(),
  /** Of the last answer. A filter by it finds an exchange if any of its answers had it. */
  outcome: Outcome.nullable(),
  /** How many of its answers had each outcome. */
  outcomes: z.partialRecord(Outcome, z.int()),
  /** Whether somebody called an answer unhelpful. */
  isUnhelpful: z.boolean(),
  createdDate: Instant,
  updatedDate: Instant,
})
export type Exchange = z.output<typeof Exchange>

export const exchanges = collection({
  item: Exchange,
  draft: z.never(),
  texts: ['question', 'destinationName'],
  sort: '-createdDate',
  unfiltered: ['userId', 'userName'],
  quota: { most: null },
})

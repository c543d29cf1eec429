import { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import * as z from 'zod'
import type { Subject } from '../answering/plan.ts'
import type { Memory } from '../guide-turn.ts'
import { isPage, type Knowledge } from '../records/guide-record.ts'
import { topics } from '../words/topics.ts'
import { askedKinds } from './segments.ts'
import type { EarlierQuestion } from './question.ts'

/** As it is stored. An answer of an older version leaves nothing that this one doesn't understand. */
const Stored = z.object({
  kind: z.enum(askedKinds).optional(),
  ids: z.array(z.string()).max(100),
  topics: z.array(z.enum(topics)),
  language: AnswerLanguage.optional(),
  isList: z.boolean().optional(),
  wishes: z.array(
    z.object({
      words: z.string(),
      values: z.record(z.string(), z.array(z.string())),
      least: z.number().optional(),
    }),
  ),
})

export const memoryOf = (subject: Subject | null): Memory | null => subject && { ...subject }

/** What an earlier answer was about, of the records that are still there. */
export function recalled(
  memory: Memory | null | undefined,
  { pages }: Knowledge,
): EarlierQuestion | undefined {
  const { data } = Stored.safeParse(memory)
  if (!data) return undefined
  const ids = new Set(data.ids)
  return {
    kind: data.kind,
    topics: data.topics,
    language: data.language,
    wishes: data.wishes,
    isList: data.isList,
    records: pages.filter((page) => isPage(page) && ids.has(page.id)),
  }
}

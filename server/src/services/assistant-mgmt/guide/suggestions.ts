import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import type { AskedKind } from './reading/segments.ts'
import type { Knowledge } from './records/guide-record.ts'
import { sayingsIn } from './sayings/sayings-in.ts'

const mostSuggested = 3

/** Questions to go on with, about kinds of pages that there are. */
export function suggestionsFor(
  kind: AskedKind | undefined,
  language: AnswerLanguage,
  { pages }: Pick<Knowledge, 'pages'>,
): string[] {
  const { next } = sayingsIn[language]
  const isKnown = (asked: AskedKind) => pages.some((page) => page.kind === asked)
  return next[kind ?? 'destination']
    .filter(({ about }) => about === 'destination' || isKnown(about))
    .map(({ text }) => text)
    .slice(0, mostSuggested)
}

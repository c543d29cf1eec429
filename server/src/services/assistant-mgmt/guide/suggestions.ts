import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import type { AskedKind } from './reading/segments.ts'
import { sayingsIn } from './sayings/sayings-in.ts'

const mostSuggested = 3

/** Questions to go on with, about kinds of pages that there are. */
export function suggestionsFor(
  kind: AskedKind | undefined,
  language: AnswerLanguage,
  known: ReadonlySet<string>,
): string[] {
  const { next } = sayingsIn[language]
  return next[kind ?? 'destination']
    .filter(({ about }) => about === 'destination' || known.has(about))
    .map(({ text }) => text)
    .slice(0, mostSuggested)
}

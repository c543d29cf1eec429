import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import { frenchTerms } from './terms-french.ts'
import { spanishTerms } from './terms-spanish.ts'

/** The names of values of reference lists in a language. English has them as they are. */
const names: Record<AnswerLanguage, Readonly<Record<string, string>>> = {
  en: {},
  es: spanishTerms,
  fr: frenchTerms,
}

export const termIn = (language: AnswerLanguage, value: string) => names[language][value] ?? value

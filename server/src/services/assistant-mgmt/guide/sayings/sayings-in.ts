import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import type { Sayings } from './sayings.ts'
import { spanish } from './spanish.ts'

/** The sentences of each language. */
export const sayingsIn: Record<AnswerLanguage, Sayings> = { en: english, es: spanish, fr: french }

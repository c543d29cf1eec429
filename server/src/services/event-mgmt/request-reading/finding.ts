import type { ReadFieldName, ReadFields, TextRange } from '@app/contract/events/request-reading.ts'
import type { Gazetteer } from '../../../search/reading/open-reader.ts'
import type { Message } from './messages.ts'
import type { Sentence } from './sentences.ts'
import type { Mark } from './vocabulary.ts'

export type ValueOf<N extends ReadFieldName> = NonNullable<ReadFields[N]>['value']

interface FindingOf<N extends ReadFieldName> {
  name: N
  value: ValueOf<N>
  ranges: readonly TextRange[]
  /** Where it was found. */
  sentence: Sentence
  /** Why it must be confirmed. */
  reason?: string | undefined
  alternatives?: readonly ValueOf<N>[] | undefined
  /** Of several values in one message, those with the highest rank count. */
  rank?: number | undefined
  /** It is about an earlier event. */
  isPast?: boolean | undefined
}

/** A value of a field, and the words that say it. */
export type Finding = { [N in ReadFieldName]: FindingOf<N> }[ReadFieldName]

export interface Context {
  /** Without markup, as it is shown. */
  text: string
  messages: readonly Message[]
  sentences: readonly Sentence[]
  /** A date like 2027-03-14. */
  today: string
  gazetteer: Gazetteer
  /** The words for sports and spaces in a sentence. */
  marksIn: (sentence: Sentence) => readonly Mark[]
}

/** Finds values of some fields. What it isn't sure of has a reason. */
export type Recognizer = (context: Context) => Finding[]

/** The range of the whole text that tokens of a sentence take. */
export function rangeOf({ start, tokens, text }: Sentence, from: number, length: number): TextRange {
  const end = tokens[from + length - 1]!.span[1]
  // The token of the last word has the period that ends the sentence.
  return { start: start + tokens[from]!.span[0], end: start + end - (text[end - 1] === '.' ? 1 : 0) }
}

/** The range of the whole text that a match in the sentence's text takes. */
export const rangeOfMatch = (
  { start }: Pick<Sentence, 'start'>,
  { index, 0: typed }: { index: number; 0: string },
): TextRange => ({ start: start + index, end: start + index + typed.length })

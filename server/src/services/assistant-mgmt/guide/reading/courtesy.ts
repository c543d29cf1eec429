import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import { tokensOf } from '../../../../search/reading/tokens.ts'
import { aroundCourtesies, courtesies } from '../words/courtesy-words.ts'

/** A text that only greets or thanks, in its language. Null: 'ok' is of none. */
export interface Courtesy {
  type: keyof typeof courtesies
  language: AnswerLanguage | null
}

interface Saying extends Courtesy {
  words: readonly string[]
}

const languageless = new Set(['ok', 'okay', 'super', 'excellent', 'wow'])
const languages = ['en', 'es', 'fr'] as const
const sayings: readonly Saying[] = (['greeting', 'thanks'] as const).flatMap((type) =>
  languages.flatMap((language) =>
    courtesies[type][language].split(', ').map((text) => ({
      type,
      language: languageless.has(text) ? null : language,
      words: text.split(' '),
    })),
  ),
)
const around = new Set(aroundCourtesies.split(' '))

/** What a text is that asks for nothing: 'ok, thank you so much!' thanks, whatever it begins with. */
export function courtesyIn(text: string): Courtesy | undefined {
  const words = tokensOf(text).map(({ word }) => word)
  const found: Courtesy[] = []
  for (let at = 0; at < words.length;) {
    const [said] = sayings
      .filter((saying) => saying.words.every((word, index) => words[at + index] === word))
      .toSorted((one, other) => other.words.length - one.words.length)
    if (said) found.push(said)
    else if (!around.has(words[at]!)) return undefined
    at += said?.words.length ?? 1
  }
  const main = found.find(({ type }) => type === 'thanks') ?? found[0]
  return (
    main && { type: main.type, language: found.find(({ language }) => language !== null)?.language ?? null }
  )
}

import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import { foldWord } from '../../../../search/reading/tokens.ts'
import { frenchTerms } from '../sayings/terms-french.ts'
import { spanishTerms } from '../sayings/terms-spanish.ts'
import { englishWords } from './market-words-english.ts'
import { frenchWords } from './market-words-french.ts'
import { spanishWords } from './market-words-spanish.ts'
import { plainEnglish, plainFrench, plainSpanish } from './plain-words.ts'

const markers: Readonly<Record<AnswerLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'the is are what whats where when which how who does do can have has there any of and for with within from they you we i to in on at near a an my our your their he she could would should get play plays around anywhere this that was were will about want need'.split(
      ' ',
    ),
  ),
  es: new Set(
    'de la y q el los las una unos que cual cuales como cuando donde cuanto cuantos cuantas es son esta estan hay tiene tienen puedo podemos para con del cerca y en por mi nos nosotros al su sus hoteles abre cuesta tienes queda se'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les des du une est sont quel quelle quels quelles ou quand comment combien y il avez vous nous je pour avec dans pres de au aux et la ce ces qui que d l qu se sur ouvre coute offre peut'.split(
      ' ',
    ),
  ),
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
const wordsIn = (...values: unknown[]) =>
  new Set(values.flatMap(textsIn).flatMap((text) => text.split(/[\s,]+/).map(foldWord)))

const englishOnes = wordsIn(plainEnglish, englishWords, Object.keys(spanishTerms))
const own = {
  es: wordsIn(plainSpanish, spanishWords, spanishTerms),
  fr: wordsIn(plainFrench, frenchWords, frenchTerms),
}

/** The language of words that English doesn't have: 'piscinas' is Spanish by itself. */
function languageOfWords(words: readonly string[]): AnswerLanguage | undefined {
  const isIn = (list: ReadonlySet<string>, word: string) =>
    list.has(word) || list.has(word.replace(/s$/, '')) || list.has(word.replace(/es$/, ''))
  const foreign = words.filter((word) => !isIn(englishOnes, word))
  const count = (language: 'es' | 'fr') => foreign.filter((word) => isIn(own[language], word)).length
  const [es, fr] = [count('es'), count('fr')]
  if (es === 0 && fr === 0) return undefined
  return es >= fr ? 'es' : 'fr'
}

/** The language of a question by the words that only one has, or else that of the exchange. English unless another one has more. */
export function languageOf(
  tokens: readonly { word: string; isAccented: boolean }[],
  before: AnswerLanguage | undefined = 'en',
): AnswerLanguage {
  const words = tokens.map(({ word }) => word)
  // English has 'a', and French 'à'.
  const score = (language: AnswerLanguage) =>
    tokens.filter(
      ({ word, isAccented }) =>
        (markers[language].has(word) && !(isAccented && language === 'en')) ||
        (language === 'fr' && isAccented && word === 'a'),
    ).length
  const [en, es, fr] = [score('en'), score('es'), score('fr')]
  if (en + es + fr === 0) return languageOfWords(words) ?? before
  if (Math.max(es, fr) < en || es + fr === 0) return 'en'
  if (es === fr) return languageOfWords(words) ?? 'es'
  return es > fr ? 'es' : 'fr'
}

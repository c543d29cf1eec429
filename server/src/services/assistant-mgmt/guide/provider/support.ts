import { foldWord } from '../../../../search/reading/tokens.ts'
import { contentOf } from '../answering/prose.ts'
import { isPlainWord } from '../words/plain-words.ts'

/** Numbers with their separators, and words, which may have digits. */
const pattern = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\d]*(?:['’][\p{L}\p{M}]+)*/gu

/** From two on. # stands for the Spanish 'once', which is English, too. */
const numberWords = new Map<string, string>(
  [
    'two three four five six seven eight nine ten eleven twelve',
    'dos tres cuatro cinco seis siete ocho nueve diez # doce',
    'deux trois quatre cinq six sept huit neuf dix onze douze',
  ].flatMap((words) => words.split(' ').map((word, at): [string, string] => [word, String(at + 2)])),
)

/** At least so much of what a sentence says must be said by its records or asked: a third, because a model may translate. */
const leastShare = 1 / 3

interface Word {
  text: string
  /** A number as records may write it, or the word without capitals and accents. */
  key: string
}

/** '3:00' is 3, '$450.00' is 450, and '1 200' is 1200, as in French. */
const numberKey = (text: string) =>
  text
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .replace(/:00$/, '')
    .replace(/(?<=\d)\.0+$/, '')

/** Before a French word that begins with a vowel: 'l’aréna' is 'aréna'. */
const elided = /^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/iu

const wordsOf = (text: string): Word[] =>
  [...text.replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '').matchAll(pattern)].map(([found]) => {
    const word = found.replace(elided, '')
    return { text: word, key: /^\d/.test(word) ? numberKey(word) : foldWord(word) }
  })

const isNumber = ({ key }: Word) => /^\d/.test(key)
const isCapitalized = ({ text }: Word) => /^\p{Lu}/u.test(text)
/** No plain word: it has a digit, or a capital letter after its first one. */
const isOdd = ({ text }: Word) => /.[\p{Lu}\d]/u.test(text)

export interface Support {
  /** The sentences of the records that are cited, and their names. */
  facts: readonly string[]
  names: readonly string[]
  question: string
  /** The words of the names of all pages, which may begin a sentence. */
  isOfName(key: string): boolean
}

const contentIn = (words: readonly Word[]) =>
  contentOf(words.flatMap((word) => (isNumber(word) ? [] : [{ word: word.key }])))

/**
 * Whether a sentence may be taken from its records: all its names and numbers are in them, it speaks of one of them or of what is asked, and what
 * else it says isn't far from that. It can't tell whether the sentence is true, and works for any model.
 */
export function isSupported(sentence: string, { facts, names, question, isOfName }: Support): boolean {
  const evidence = wordsOf([...names, ...facts].join('\n'))
  const keys = new Set(evidence.map(({ key }) => key))
  const words = wordsOf(sentence)
  const hasNumber = (number: string) =>
    keys.has(number) || [...numberWords].some(([word, value]) => value === number && keys.has(word))
  const isKnown = (word: Word, at: number): boolean => {
    const { key } = word
    if (isNumber(word)) return hasNumber(key)
    const spelled = numberWords.get(key)
    if (spelled !== undefined) return keys.has(key) || hasNumber(spelled) || spelled === String(names.length)
    if (keys.has(key) || keys.has(key.replace(/s$/, ''))) return true
    if (isOdd(word)) return false
    if (!isCapitalized(word) || isPlainWord(key)) return true
    const next = words[at + 1]
    return at === 0 && !isOfName(key) && !(next && isCapitalized(next))
  }
  // Without a plain word such as 'is', it is no sentence.
  if (!words.every(isKnown) || !words.some(({ key }) => isPlainWord(key))) return false
  const content = contentIn(words)
  const asked = contentIn(wordsOf([...names, question].join('\n')))
  const said = new Set([...contentIn(evidence), ...asked])
  return (
    content.some((word) => asked.includes(word)) &&
    content.filter((word) => said.has(word)).length / content.length >= leastShare
  )
}

const keysOf = (text: string) =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ')

/** Whether a sentence only repeats what a model was told to do. */
export const isEcho = (sentence: string, instructions: string) =>
  keysOf(instructions).includes(keysOf(sentence))

import type { Meaning } from './reading.ts'
import { similarWords } from './similar.ts'
import { tokensOf, type Token } from './tokens.ts'

/** A phrase of a vocabulary, and what it stands for. */
export interface Phrase {
  /** The words, as people type them: '3 on 3', 'fútbol'. Plurals, accents and hyphens make no difference. */
  text: string
  meaning: Meaning
}

export interface PhraseMatch {
  /** Number of tokens. */
  length: number
  meaning: Meaning
}

export interface SimilarPhrase extends PhraseMatch {
  /** How many letters differ. */
  edits: number
  /** How many words are spelled differently. */
  typos: number
}

export interface Phrases {
  /** The phrases that start at a token, longest first. */
  at(tokens: readonly Token[], start: number): PhraseMatch[]
  /** The phrase of two words together ('in door'), or the phrases that a word consists of if it `isUnknown`: 'speedskating', 'baseballfields'. */
  respacedAt(tokens: readonly Token[], start: number, isUnknown: boolean): PhraseMatch[]
  /** The one-word phrases that a mistyped word may stand for. */
  similarTo(word: string): (SimilarPhrase & { word: string })[]
  /** The phrases of several words that start at a token if words that `isUnknown` are spelled differently. */
  similarAt(tokens: readonly Token[], start: number, isUnknown: readonly boolean[]): SimilarPhrase[]
}

/** The singular of an English noun, for words of a query and of a vocabulary alike. It needn't be a real word. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|[^a]us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  // Spanish: 'vestidores'.
  if (/(?:ch|sh|x|z|ss|dor|cion)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

/** Letters. Shorter words consist of others by chance. */
const shortestRespaced = 6
/** Longer phrases are rarely mistyped, and each length costs a lookup. */
const longestSimilar = 4

/** A vocabulary to find phrases in a text. A later phrase replaces an earlier one with the same words. */
export function phrasesOf(list: readonly Phrase[]): Phrases {
  const meanings = new Map<string, Meaning>()
  const longest = new Map<string, number>()
  const allWords = new Set<string>()
  for (const { text, meaning } of list) {
    const words = tokensOf(text).map(({ word }) => word)
    const [first] = words
    if (first === undefined) continue
    meanings.set(keyOf(words), meaning)
    const start = singular(first)
    if (words.length > 1) for (const word of words) allWords.add(singular(word))
    longest.set(start, Math.max(longest.get(start) ?? 0, words.length))
  }
  const similar = similarWords(allWords, 4)
  const joined = new Map(
    [...meanings].flatMap(([key, meaning]) =>
      key.includes(' ') ? [[key.replaceAll(' ', ''), meaning]] : [],
    ),
  )
  const single = similarWords([...meanings.keys()].filter((key) => !key.includes(' ')))

  /** 'Soccer, football' and 'soccer/football' are two sports, though 'soccer football' is one. 'Dallas/Fort Worth' is one. */
  function isList(tokens: readonly Token[], start: number, length: number) {
    const has = (from: number, to: number) =>
      meanings.has(keyOf(tokens.slice(from, to).map(({ word }) => word)))
    for (let at = start + 1; at < start + length; at++) {
      const { isAfterComma, isAfterSlash } = tokens[at]!
      if (isAfterComma || (isAfterSlash && has(start, at) && has(at, start + length))) return true
    }
    return false
  }

  return {
    at(tokens, start) {
      const first = tokens[start]
      const most = first === undefined ? 0 : (longest.get(singular(first.word)) ?? 0)
      const found: PhraseMatch[] = []
      for (let length = Math.min(most, tokens.length - start); length > 0; length--) {
        if (isList(tokens, start, length)) continue
        const meaning = meanings.get(keyOf(tokens.slice(start, start + length).map(({ word }) => word)))
        if (meaning !== undefined) found.push({ length, meaning })
      }
      return found
    },
    similarAt(tokens, start, isUnknown) {
      const words: string[] = []
      const found: SimilarPhrase[] = []
      let edits = 0
      let typos = 0
      for (let at = start; at < Math.min(tokens.length, start + longestSimilar); at++) {
        const { word, isQuoted } = tokens[at]!
        if (isQuoted) break
        const [likely] = isUnknown[at] === true ? similar.find(singular(word)) : []
        if (isUnknown[at] === true && likely === undefined) break
        words.push(likely?.word ?? singular(word))
        edits += likely?.edits ?? 0
        if (likely) typos++
        const meaning = edits > 0 ? meanings.get(words.join(' ')) : undefined
        if (meaning !== undefined && words.length > 1)
          found.push({ length: words.length, meaning, edits, typos })
      }
      return found
    },
    respacedAt(tokens, start, isUnknown) {
      const { word } = tokens[start]!
      const next = tokens[start + 1]
      const pair = next === undefined || next.isAfterComma || next.isAfterSlash ? '' : word + next.word
      const together = pair.length < shortestRespaced ? undefined : meanings.get(singular(pair))
      if (together) return [{ length: 2, meaning: together }]
      if (!isUnknown || word.length < shortestRespaced) return []
      const spaced = joined.get(singular(word))
      if (spaced) return [{ length: 1, meaning: spaced }]
      for (let at = 3; at <= word.length - 3; at++) {
        const parts = [meanings.get(word.slice(0, at)), meanings.get(singular(word.slice(at)))]
        const terms = parts.flatMap((part) => (part?.type === 'term' ? [part.terms] : []))
        if (terms.length === 2) return [{ length: 1, meaning: { type: 'term', terms: terms.flat() } }]
      }
      return []
    },
    similarTo: (typed) =>
      single
        .find(singular(typed))
        .map(({ word, edits }) => ({ length: 1, meaning: meanings.get(word)!, edits, typos: 1, word })),
  }
}

/** Marks phrases that names are made of, such as 'park'. */
export const inNames = (list: readonly Phrase[]): Phrase[] =>
  list.map((one) =>
    one.meaning.type === 'term' || one.meaning.type === 'filler'
      ? { ...one, meaning: { ...one.meaning, isInNames: true } }
      : one,
  )

/** Phrases whose negation has values of its own: 'not outdoor' is indoor. */
export const withOpposite = (
  list: readonly Phrase[],
  terms: Readonly<Record<string, readonly string[]>>,
): Phrase[] =>
  list.map((one) =>
    one.meaning.type === 'term' ? { ...one, meaning: { ...one.meaning, opposite: termsOf(terms) } } : one,
  )

const termsOf = (terms: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(terms).map(([name, values]) => ({ name, values }))

/** A phrase for values of terms: `phrase('turf field', { space: ['Field'], surface: ['Turf'] })`. */
export const phrase = (text: string, terms: Readonly<Record<string, readonly string[]>>): Phrase => ({
  text,
  meaning: { type: 'term', terms: termsOf(terms) },
})

/** Phrases with the same meaning, separated by ', '. */
export const listed = (list: string, terms: Readonly<Record<string, readonly string[]>>): Phrase[] =>
  list.split(', ').map((text) => phrase(text, terms))

/** Phrases that are searched for as they are: brands, whose words mean something else. */
export const brands = (list: string): Phrase[] =>
  list.split(', ').map((text) => ({ text, meaning: { type: 'words' } }))

/** Phrases that are understood without being searched for. */
export const fillers = (list: string): Phrase[] =>
  list.split(', ').map((text) => ({ text, meaning: { type: 'filler' } }))

/** The names of a reference list, each with its other words, separated by ', ', as values of a filter field. */
export const phrasesFor = (
  field: string,
  names: readonly string[],
  others: Readonly<Record<string, string>>,
): Phrase[] =>
  names.flatMap((name) =>
    [name, ...(others[name]?.split(', ') ?? [])].map((text) => phrase(text, { [field]: [name] })),
  )

/**
 * The phrases without those that are another one after a description, such as 'girls softball' where the market has both
 * 'girls' and 'softball'. The market reads these as two phrases.
 */
export function withoutDescribed(list: readonly Phrase[], descriptions: readonly Phrase[]): Phrase[] {
  const keys = (phrases: readonly Phrase[]) =>
    new Set(phrases.map(({ text }) => keyOf(tokensOf(text).map(({ word }) => word))))
  const [known, describing] = [keys(list), keys(descriptions)]
  return list.filter(({ text }) => {
    const words = tokensOf(text).map(({ word }) => word)
    return !words.some(
      (_, at) => describing.has(keyOf(words.slice(0, at))) && known.has(keyOf(words.slice(at))),
    )
  })
}

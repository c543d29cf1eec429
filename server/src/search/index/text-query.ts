import type { TextIndex } from './text-index.ts'
import { nameKey, tokenize } from './tokenize.ts'
import { forEachSimilar, forEachWithPrefix } from './vocabulary.ts'
import { inflections, type Equivalents } from './word-forms.ts'

// How well a word of a row matches a word of the query. A higher tier outweighs any difference in text weight.
const exactTier = 3
const nearExactTier = 2
const oneEditTier = 1
const twoEditsTier = 0

/** A word of the vocabulary that matches a word of the query. If it matches in several ways, the highest tier counts. */
export interface WordMatch {
  id: number
  tier: number
}

export interface QueryWord {
  word: string
  asWritten: readonly WordMatch[]
}

/** The words of a query, and its `nameKey`, to find rows with exactly this name. */
export interface TextQuery {
  words: readonly QueryWord[]
  key: string
}

export interface WordRules {
  equivalents: Equivalents
  ignored: ReadonlySet<string>
}

const maxTextLength = 200
const maxWords = 16

/** Signs that people see but nobody searches by, such as emoji. Those of ASCII are punctuation. */
const signs = /(?![\0-\x7f])[\p{S}\p{Me}\p{Extended_Pictographic}]/u

/** Some have a letter or a digit in them, which nobody means: 'ℹ️', '1️⃣'. */
const emoji = /\p{RGI_Emoji}/gv

/**
 * The words that are typed. A text that has only signs is a word that no row has: without words, it would find every row.
 */
function typedWords(text: string): string[] {
  const plain = text.replaceAll(emoji, ' ')
  const typed = tokenize(plain)
  return typed.length === 0 && (plain !== text || signs.test(text)) ? [text.trim()] : typed
}

/**
 * Splits a text into words. Only the first 200 characters and the first 16 distinct words count. Ignored words ('in', 'the')
 * count only if there are no others. `last` is the word that may be the beginning of a longer one.
 */
export function wordsOfText({ ignored }: WordRules, text: string) {
  const typed = typedWords(text.slice(0, maxTextLength))
  const significant = typed.filter((word) => !ignored.has(word))
  const words = [...new Set(significant.length > 0 ? significant : typed)].slice(0, maxWords)
  return { words, last: typed.at(-1), key: nameKey(typed) }
}

/**
 * Finds the matches of each word of a text as written. Returns null, for no restriction, if there are no words.
 *
 * As written, a word matches itself and its equivalents (exact tier), its singular or plural and, if it is the last word
 * of the text, all words that start with it (near-exact tier).
 */
export function parseTextQuery(index: TextIndex, rules: WordRules, text: string): TextQuery | null {
  const { vocabulary } = index
  const { words, last, key } = wordsOfText(rules, text)
  if (words.length === 0) return null
  const toQueryWord = (word: string): QueryWord => {
    const asWritten: WordMatch[] = []
    const add = (id: number | undefined, tier: number) => {
      if (id !== undefined) asWritten.push({ id, tier })
    }
    const itself = vocabulary.ids.get(word)
    add(itself, exactTier)
    for (const same of rules.equivalents.get(word) ?? []) add(vocabulary.ids.get(same), exactTier)
    for (const form of inflections(word)) add(vocabulary.ids.get(form), nearExactTier)
    if (word === last) forEachWithPrefix(vocabulary, word, (id) => id !== itself && add(id, nearExactTier))
    return { word, asWritten }
  }
  return { words: words.map(toQueryWord), key }
}

/** The words that may be meant if the word was mistyped. */
export function findTypoMatches(index: TextIndex, { word }: QueryWord): WordMatch[] {
  const matches: WordMatch[] = []
  forEachSimilar(index.vocabulary, word, (id, edits) =>
    matches.push({ id, tier: edits === 1 ? oneEditTier : twoEditsTier }),
  )
  return matches
}

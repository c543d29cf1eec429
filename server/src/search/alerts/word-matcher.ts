import type { WeightedText } from '../index/text-index.ts'
import { wordsOfText, type WordRules } from '../index/text-query.ts'
import { tokenize } from '../index/tokenize.ts'
import { allowedEdits, typoDistance } from '../index/typo.ts'
import { inflections } from '../index/word-forms.ts'

/** A word of the texts of searches. Searches share them, so that each is compared with a row once. */
export interface SearchWord {
  word: string
  /** Its other spellings that count as written. */
  forms: readonly string[]
  /** Whether longer words that start with it match too. */
  isPrefix: boolean
  letters: number
  edits: number
  /** The row that it was last compared with, and the result. */
  comparedWith: number
  match: WordMatch
}

/** `typo`: matches only if it may be mistyped, which depends on the other rows of the index. */
export type WordMatch = 'written' | 'typo' | 'none'

/** A bit for each letter, of which one edit changes at most two. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Compares the words of searches with those of one row, by the rules of the index. */
export function wordMatcher(rules: WordRules) {
  const known = new Map<string, SearchWord>()
  let comparison = 0
  let words = new Set<string>()
  let prefixes = new Set<string>()
  let spelled: { word: string; letters: number }[] = []

  const wordOf = (word: string, isPrefix: boolean): SearchWord => {
    const key = `${isPrefix ? '^' : ''}${word}`
    const found = known.get(key)
    if (found) return found
    const made: SearchWord = {
      word,
      forms: [...(rules.equivalents.get(word) ?? []), ...inflections(word)],
      isPrefix,
      letters: lettersOf(word),
      edits: allowedEdits(word),
      comparedWith: -1,
      match: 'none',
    }
    known.set(key, made)
    return made
  }

  function compare({ word, forms, isPrefix, letters, edits }: SearchWord): WordMatch {
    if (words.has(word) || (isPrefix && prefixes.has(word))) return 'written'
    for (const form of forms) if (words.has(form)) return 'written'
    if (edits === 0) return 'none'
    for (const other of spelled) {
      if (Math.abs(other.word.length - word.length) > edits) continue
      if (countBits(other.letters ^ letters) > 2 * edits) continue
      if (typoDistance(word, other.word) > 0) return 'typo'
    }
    return 'none'
  }

  return {
    /** The words of a text. Empty if it restricts nothing. */
    read(text: string): SearchWord[] {
      const { words: read, last } = wordsOfText(rules, text)
      return read.map((word) => wordOf(word, word === last))
    },

    /** Takes the texts of the row that `matches` compares with. */
    setRow(texts: readonly WeightedText[]) {
      comparison++
      words = new Set(texts.flatMap(({ text }) => tokenize(text)))
      prefixes = new Set()
      for (const word of words) for (let end = 1; end < word.length; end++) prefixes.add(word.slice(0, end))
      spelled = Array.from(words, (word) => ({ word, letters: lettersOf(word) }))
    },

    /** How the row has all of the words. */
    matches(wanted: readonly SearchWord[]): WordMatch {
      let all: WordMatch = 'written'
      for (const word of wanted) {
        if (word.comparedWith !== comparison) {
          word.comparedWith = comparison
          word.match = compare(word)
        }
        if (word.match === 'none') return 'none'
        if (word.match === 'typo') all = 'typo'
      }
      return all
    },
  }
}

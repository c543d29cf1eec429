import { allowedEdits, editDistance } from '../index/typo.ts'

interface Similar {
  word: string
  edits: number
}

/** Finds the words of a list that a mistyped word may stand for. */
export interface SimilarWords {
  /**
   * Words of at least `shortest` letters that start with the same letter, within the edits that a search allows. Those with fewer
   * edits come first, then those that are earlier in the list.
   */
  find(word: string): readonly Similar[]
}

/** People type most words several times: with each letter, and on each page. */
const mostKnown = 2000

interface Entry {
  word: string
  letters: number
  place: number
}

/** A bit for each letter of the alphabet that a word has. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsIn(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/**
 * Buckets by first letter and length, whose words are compared by their letters first. Requiring the first letter makes this
 * twice as fast as the index of deletions, which a market's own vocabulary needs.
 */
export function similarWords(words: Iterable<string>, shortest = 5): SimilarWords {
  const buckets = new Map<string, Entry[]>()
  for (const [place, word] of [...new Set(words)].entries()) {
    if (word.length < shortest) continue
    const bucket = `${word[0]}${word.length}`
    const entries = buckets.get(bucket) ?? []
    entries.push({ word, letters: lettersOf(word), place })
    buckets.set(bucket, entries)
  }
  const known = new Map<string, Similar[]>()
  function search(typed: string): Similar[] {
    const most = allowedEdits(typed)
    if (most === 0) return []
    const letters = lettersOf(typed)
    const found: { word: string; edits: number; place: number }[] = []
    for (let length = typed.length - most; length <= typed.length + most; length++)
      for (const entry of buckets.get(`${typed[0]}${length}`) ?? []) {
        // An edit changes at most two letters.
        if (entry.word === typed || bitsIn(entry.letters ^ letters) > 2 * most) continue
        const edits = editDistance(entry.word, typed, most)
        if (edits <= most) found.push({ word: entry.word, edits, place: entry.place })
      }
    return found.toSorted((a, b) => a.edits - b.edits || a.place - b.place)
  }
  return {
    find(typed) {
      const before = known.get(typed)
      if (before) return before
      if (known.size === mostKnown) known.clear()
      const found = search(typed)
      known.set(typed, found)
      return found
    },
  }
}

import { nameWords } from './name-key.ts'
import { groupsOf, isDistinctive, isKindWord, isMark, levelsOf, orNone, sportsOf } from './name-kinds.ts'

/** A name prepared for comparisons. */
export interface Name {
  /** The normalized words, joined. */
  key: string
  words: readonly string[]
  /** The key of the words in alphabetical order. */
  sorted: string
  /** Whether it has no distinctive word, like 'Community Center' or 'Tennis Courts'. */
  isGeneric: boolean
  /** Whether it has two distinctive words, so that namesakes are rare. */
  isStrong: boolean
  /** Words that distinguish neighbors: numbers, sides, initials. */
  marks: readonly string[]
  /** The groups of its words for kinds of places. */
  kinds: ReadonlySet<string>
  /** The last word for a kind of place. */
  head: string | undefined
  sports: readonly string[]
  levels: readonly string[]
  /** The key without words that people leave out. */
  core: string
}

/** Words for who runs a venue or whom it honors, which people leave out of its name. */
const omitted: ReadonlySet<string> = new Set([
  'county',
  'city',
  'town',
  'municipal',
  'memorial',
  'public',
  'community',
])

export function nameOf(text: string): Name {
  const words = nameWords(text)
  const distinctive = words.filter(isDistinctive)
  const key = words.join(' ')
  const core = words.filter((word) => !omitted.has(word)).join(' ')
  return {
    key,
    words,
    sorted: words.toSorted().join(' '),
    isGeneric: distinctive.length === 0,
    isStrong: distinctive.length >= 2,
    marks: orNone(words.filter(isMark)),
    kinds: groupsOf(words),
    head: words.findLast(isKindWord),
    sports: sportsOf(words),
    levels: levelsOf(words),
    // One string for both, because a large file has many names.
    core: core === key ? key : core,
  }
}

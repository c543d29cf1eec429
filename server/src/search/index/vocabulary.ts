import { createDeletionIndex, eachNearWord, editsBetween, type DeletionIndex } from './typo.ts'

/**
 * All words of the texts, findable by themselves, by their beginning, and with typing errors. The sorted part and the
 * deletion index are made for many words at once; words that came since are few and looked through one by one.
 */
export interface Vocabulary {
  ids: Map<string, number>
  /** Ids handed out so far; those of forgotten words are used again. */
  count: number
  free: number[]
  sorted: readonly string[]
  sortedIds: Uint32Array
  deletions: DeletionIndex
  recent: string[]
}

export const createVocabulary = (): Vocabulary => ({
  ids: new Map(),
  count: 0,
  free: [],
  sorted: [],
  sortedIds: new Uint32Array(0),
  deletions: createDeletionIndex([]),
  recent: [],
})

export function idOfWord(vocabulary: Vocabulary, word: string): number {
  const known = vocabulary.ids.get(word)
  if (known !== undefined) return known
  const id = vocabulary.free.pop() ?? vocabulary.count++
  vocabulary.ids.set(word, id)
  vocabulary.recent.push(word)
  return id
}

/** Brings the recent words into the sorted part and forgets words that no row uses any more. */
function settle(vocabulary: Vocabulary, isUsed: (id: number) => boolean) {
  for (const [word, id] of vocabulary.ids) {
    if (isUsed(id)) continue
    vocabulary.ids.delete(word)
    vocabulary.free.push(id)
  }
  vocabulary.sorted = [...vocabulary.ids.keys()].toSorted()
  vocabulary.sortedIds = Uint32Array.from(vocabulary.sorted, (word) => vocabulary.ids.get(word) ?? 0)
  vocabulary.deletions = createDeletionIndex(vocabulary.sorted)
  vocabulary.recent = []
}

/** To be called before words are looked up: settles when enough words came since the last time. */
export function settleWhenDue(vocabulary: Vocabulary, isUsed: (id: number) => boolean) {
  if (vocabulary.recent.length > 256 + vocabulary.sorted.length / 16) settle(vocabulary, isUsed)
}

function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Offers the ids of the words that begin so, the word itself included. */
export function eachWithPrefix(vocabulary: Vocabulary, prefix: string, offer: (id: number) => void) {
  const { ids, sorted, sortedIds, recent } = vocabulary
  // No word holds U+FFFF, so all words with the prefix sort before this.
  const end = firstFrom(sorted, `${prefix}\uffff`)
  for (let i = firstFrom(sorted, prefix); i < end; i++) offer(sortedIds[i]!)
  for (const word of recent) {
    const id = word.startsWith(prefix) ? ids.get(word) : undefined
    if (id !== undefined) offer(id)
  }
}

/** Offers the ids of the words that a mistyped word may mean. */
export function eachNear(vocabulary: Vocabulary, typed: string, offer: (id: number, edits: number) => void) {
  const { ids, deletions, recent } = vocabulary
  const offerWord = (word: string, edits: number) => {
    const id = ids.get(word)
    if (id !== undefined) offer(id, edits)
  }
  eachNearWord(deletions, typed, offerWord)
  for (const word of recent) {
    const edits = editsBetween(typed, word)
    if (edits > 0) offerWord(word, edits)
  }
}

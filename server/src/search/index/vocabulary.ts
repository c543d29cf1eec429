import { createDeletionIndex, forEachSimilarWord, typoDistance, type DeletionIndex } from './typo.ts'

/**
 * All words of the texts, with lookup by word, by prefix and with typos. The sorted list and the deletion index are
 * rebuilt for many words at once. Words added since are few and searched linearly.
 */
export interface Vocabulary {
  ids: Map<string, number>
  /** The number of ids ever assigned. Ids of dropped words go to `free` and are reused. */
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

/** Merges the recent words into the sorted list and drops unused words. */
function compact(vocabulary: Vocabulary, isUsed: (id: number) => boolean) {
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

/** Must be called before a lookup. Compacts if many words were added since the last time. */
export function compactIfStale(vocabulary: Vocabulary, isUsed: (id: number) => boolean) {
  if (vocabulary.recent.length > 256 + vocabulary.sorted.length / 16) compact(vocabulary, isUsed)
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

/** Visits the ids of the words that start with the prefix, including the prefix itself. */
export function forEachWithPrefix(vocabulary: Vocabulary, prefix: string, visit: (id: number) => void) {
  const { ids, sorted, sortedIds, recent } = vocabulary
  // No word contains U+FFFF, so all words with the prefix sort before this.
  const end = firstFrom(sorted, `${prefix}\uffff`)
  for (let i = firstFrom(sorted, prefix); i < end; i++) visit(sortedIds[i]!)
  for (const word of recent) {
    const id = word.startsWith(prefix) ? ids.get(word) : undefined
    if (id !== undefined) visit(id)
  }
}

/** Visits the ids of the words that a mistyped word may stand for. */
export function forEachSimilar(
  vocabulary: Vocabulary,
  typed: string,
  visit: (id: number, edits: number) => void,
) {
  const { ids, deletions, recent } = vocabulary
  const visitWord = (word: string, edits: number) => {
    const id = ids.get(word)
    if (id !== undefined) visit(id, edits)
  }
  forEachSimilarWord(deletions, typed, visitWord)
  for (const word of recent) {
    const edits = typoDistance(typed, word)
    if (edits > 0) visitWord(word, edits)
  }
}

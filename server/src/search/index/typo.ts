// Words of other lengths and words with a digit (postal codes, years) must match exactly.
const minLength = 4
const maxLength = 24

/** How many typos a word of the query may have: 1 in 4 to 7 letters, 2 in 8 or more. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < minLength || word.length > maxLength || /\p{N}/u.test(word)) return 0
  return word.length >= 8 ? 2 : 1
}

/**
 * Restricted Damerau-Levenshtein distance (optimal string alignment): letters inserted, deleted, replaced or swapped with
 * a neighbor, without editing a substring twice. Returns `most + 1` for distances above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(replaced, last[j]! + 1, current[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = current
  }
  return Math.min(last[b.length]!, most + 1)
}

const mix = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193)

/**
 * Writes the hashes of the word and of all strings that deleting one letter, or one and two letters, turns it into.
 * Returns the end position.
 */
function writeDeletions(word: string, deletions: 1 | 2, into: Uint32Array, from: number): number {
  const { length } = word
  let at = from
  // The loops continue from the hash of the prefix before the deleted letter.
  let before = 0x811c9dc5
  for (let first = 0; first <= length; first++) {
    let hash = before
    for (let second = first + 1; second < length; second++) {
      if (deletions === 2) {
        let rest = hash
        for (let i = second + 1; i < length; i++) rest = mix(rest, word.charCodeAt(i))
        into[at++] = rest ^ (rest >>> 15)
      }
      hash = mix(hash, word.charCodeAt(second))
    }
    into[at++] = hash ^ (hash >>> 15)
    if (first < length) before = mix(before, word.charCodeAt(first))
  }
  return at
}

/** The number of hashes `writeDeletions` writes. */
const countDeletions = ({ length }: string, deletions: 1 | 2) =>
  1 + length + (deletions === 2 ? (length * (length - 1)) / 2 : 0)

/**
 * Words by the hashes of their deletions (symmetric delete algorithm): two words within n edits of each other can be
 * reduced to a common string by deleting at most n letters from each. A lookup reads a few dozen buckets instead of the
 * whole vocabulary.
 */
export interface DeletionIndex {
  words: readonly string[]
  starts: Uint32Array
  entries: Uint32Array
  mask: number
}

/** Only words of eight or more letters may have two typos, so words below six letters need single deletions only. */
const indexedDeletions = (word: string): 1 | 2 => (word.length < 6 ? 1 : 2)

const isIndexed = (word: string) =>
  word.length >= minLength - 1 && word.length <= maxLength + 2 && !/\p{N}/u.test(word)

export function createDeletionIndex(vocabulary: readonly string[]): DeletionIndex {
  const words = vocabulary.filter(isIndexed)
  const total = words.reduce((sum, word) => sum + countDeletions(word, indexedDeletions(word)), 0)
  const hashes = new Uint32Array(total)
  const ends: number[] = []
  for (const word of words) ends.push(writeDeletions(word, indexedDeletions(word), hashes, ends.at(-1) ?? 0))
  const buckets = 2 ** Math.ceil(Math.log2(total + 2))
  const mask = buckets - 1
  const starts = new Uint32Array(buckets + 1)
  for (const hash of hashes) starts[hash & mask]!++
  for (let i = 1; i <= buckets; i++) starts[i]! += starts[i - 1]!
  const entries = new Uint32Array(total)
  let at = 0
  ends.forEach((end, word) => {
    for (; at < end; at++) entries[--starts[hashes[at]! & mask]!] = word
  })
  return { words, starts, entries, mask }
}

/** The number of typos that turn this word of the vocabulary into the typed one; 0 if equal or too different. */
export function typoDistance(typed: string, word: string): number {
  const most = allowedEdits(typed)
  if (most === 0 || !isIndexed(word)) return 0
  const distance = editDistance(typed, word, most)
  return distance > most ? 0 : distance
}

/** Visits every indexed word within the allowed edits of the typed word, except the typed word itself. */
export function forEachSimilarWord(
  index: DeletionIndex,
  typed: string,
  visit: (word: string, edits: number) => void,
) {
  const most = allowedEdits(typed)
  if (most === 0) return
  const seen = new Set<number>()
  const hashes = new Uint32Array(countDeletions(typed, most))
  writeDeletions(typed, most, hashes, 0)
  for (const hash of hashes) {
    const bucket = hash & index.mask
    for (let i = index.starts[bucket]!; i < index.starts[bucket + 1]!; i++) seen.add(index.entries[i]!)
  }
  for (const at of seen) {
    const word = index.words[at]!
    const edits = typoDistance(typed, word)
    if (edits > 0) visit(word, edits)
  }
}

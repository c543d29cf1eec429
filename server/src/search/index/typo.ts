/** Words of other lengths, and words with a digit (postal codes, years), are taken as written. */
const minLength = 4
const maxLength = 24

/** How many slips of the finger are forgiven in a word of the query: 1 in 4 to 7 letters, 2 from 8 letters on. */
export function forgivenEdits(word: string): 0 | 1 | 2 {
  if (word.length < minLength || word.length > maxLength || /\p{N}/u.test(word)) return 0
  return word.length >= 8 ? 2 : 1
}

/**
 * Damerau-Levenshtein distance in its restricted form (optimal string alignment): letters inserted, left out, replaced,
 * or swapped with their neighbour, no part of the word edited twice. Answers `most + 1` for anything beyond `most`.
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
 * Writes a hash of every string that the word becomes when one letter, or one and two, are left out, and of the word
 * itself; answers where it stopped.
 */
function writeDeletions(word: string, deletions: 1 | 2, into: Uint32Array, from: number): number {
  const { length } = word
  let at = from
  // What remains is hashed from its beginning, so the loops go on from the hash before the letter left out.
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

/** How many hashes `writeDeletions` writes. */
const countDeletions = ({ length }: string, deletions: 1 | 2) =>
  1 + length + (deletions === 2 ? (length * (length - 1)) / 2 : 0)

/**
 * Words by their deletions: two words within n edits of each other have a string in common that each becomes by leaving
 * out at most n letters. A lookup touches a few dozen buckets where a scan would touch the whole vocabulary.
 */
export interface DeletionIndex {
  words: readonly string[]
  starts: Uint32Array
  entries: Uint32Array
  mask: number
}

/** No query of under eight letters is forgiven two edits, so words of under six need single deletions only. */
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

/** Whether a query's word may mean this word of the vocabulary, and by how many edits; 0 where it may not. */
export function editsBetween(typed: string, word: string): number {
  const most = forgivenEdits(typed)
  if (most === 0 || !isIndexed(word)) return 0
  const distance = editDistance(typed, word, most)
  return distance > most ? 0 : distance
}

/** Offers every word of the index within the forgiven edits of the typed one, but not the typed word itself. */
export function eachNearWord(
  index: DeletionIndex,
  typed: string,
  offer: (word: string, edits: number) => void,
) {
  const most = forgivenEdits(typed)
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
    const edits = editsBetween(typed, word)
    if (edits > 0) offer(word, edits)
  }
}

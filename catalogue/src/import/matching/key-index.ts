export interface KeyIndex<T> {
  add(item: T, keys: Iterable<string>): void
  /** The items with a key, in the order in which they were added. Rarely others too, whose keys have the same hash. */
  get(key: string): T[]
}

/** Of a pair of a key and an item: the hash of the key, the number of the item, and the pair before it in the same list. */
const fieldsOfPair = 3
const none = -1

/**
 * Finds items by keys. Keeps hashes in arrays of numbers instead of keys in a map: a file of 200,000 rows has two million of them,
 * which would take more memory than everything else.
 */
export function createKeyIndex<T extends object>(): KeyIndex<T> {
  const items: T[] = []
  /** As many as there are pairs at most, so that lists stay short. Their number is a power of two. */
  let lastOfList = new Int32Array(1024).fill(none)
  let pairs = new Int32Array(lastOfList.length * fieldsOfPair)
  let count = 0

  const append = (hash: number, item: number) => {
    const list = hash & (lastOfList.length - 1)
    pairs.set([hash, item, lastOfList[list] ?? none], count * fieldsOfPair)
    lastOfList[list] = count++
  }

  function grow() {
    const before = pairs
    pairs = new Int32Array(before.length * 2)
    lastOfList = new Int32Array(lastOfList.length * 2).fill(none)
    const known = count
    count = 0
    for (let at = 0; at < known * fieldsOfPair; at += fieldsOfPair)
      append(before[at] ?? 0, before[at + 1] ?? 0)
  }

  return {
    add(item, keys) {
      const number = items.push(item) - 1
      for (const key of keys) {
        if (count === lastOfList.length) grow()
        append(hashOf(key), number)
      }
    },
    get(key) {
      const hash = hashOf(key)
      const found: T[] = []
      for (let pair = lastOfList[hash & (lastOfList.length - 1)] ?? none; pair !== none;) {
        const at = pair * fieldsOfPair
        const item = items[pairs[at + 1] ?? none]
        if (pairs[at] === hash && item !== undefined) found.push(item)
        pair = pairs[at + 2] ?? none
      }
      return found.toReversed()
    },
  }
}

// FNV-1a.
const offset = 0x811c9dc5
const prime = 0x01000193

function hashOf(key: string): number {
  let hash = offset
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), prime)
  return hash | 0
}

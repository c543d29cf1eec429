export interface KeyIndex<T> {
  add(item: T, keys: Iterable<string>): void
  /** The items with a key, in the order in which they were added. Rarely others too, whose keys have the same hash. */
  get(key: string): T[]
}

/**
 * Finds items by keys. Keeps hashes instead of keys: a file of 200,000 rows has two million of them, which would take more memory
 * than everything else.
 */
export function createKeyIndex<T>(): KeyIndex<T> {
  const items: T[] = []
  /** The numbers of the items. Most hashes have only one, which needs no array. */
  const byHash = new Map<number, number | number[]>()
  return {
    add(item, keys) {
      const number = items.push(item) - 1
      for (const key of keys) {
        const hash = hashOf(key)
        const known = byHash.get(hash)
        if (known === undefined) byHash.set(hash, number)
        else if (typeof known === 'number') byHash.set(hash, [known, number])
        else known.push(number)
      }
    },
    get(key) {
      const known = byHash.get(hashOf(key))
      if (known === undefined) return []
      return (typeof known === 'number' ? [known] : known).flatMap((number) => items[number] ?? [])
    },
  }
}

// FNV-1a. The result is a small integer, which a map holds without a box.
const offset = 0x811c9dc5
const prime = 0x01000193

function hashOf(key: string): number {
  let hash = offset
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), prime)
  return hash | 0
}

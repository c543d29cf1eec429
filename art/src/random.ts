/** A pseudorandom stream that depends only on its seed. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number
  range(from: number, to: number): number
  /** An integer from `from` to `to`, inclusive. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[]
}

/** 32-bit FNV-1a hash of the code points of a text. */
export const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (const character of text) {
    state ^= character.codePointAt(0) ?? 0
    state = Math.imul(state, 0x01000193)
  }
  // FNV maps texts that differ only in the last character to close values; spread them.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}

/** Mulberry32, seeded by the hash of a text. */
export const seeded = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
  const range = (from: number, to: number) => from + next() * (to - from)
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    shuffled: (list) =>
      list
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  }
}

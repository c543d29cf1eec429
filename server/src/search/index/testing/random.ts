/** Random values from a seed, so that failures are reproducible. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number
  /** A whole number in [0, limit). */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** Like `pick`, but favors elements near the start. */
  pickEarly: <T>(list: readonly T[]) => T
  some: <T>(list: readonly T[], most: number) => T[]
}

function at<T>(list: readonly T[], place: number): T {
  const element = list[place]
  if (element === undefined) throw new RangeError('The list is empty')
  return element
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(list: readonly T[]): T => at(list, below(list.length))
  const pickEarly = <T>(list: readonly T[]): T => at(list, Math.floor(next() ** 3 * list.length))
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick,
    pickEarly,
    some: (list, most) => [...new Set(Array.from({ length: below(most + 1) }, () => pickEarly(list)))],
  }
}

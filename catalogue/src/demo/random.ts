/** A reproducible source of chance: the same key gives the same numbers on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T extends {} | null>(items: readonly T[]): T
  /** Picks by weight; items that weigh nothing are never picked. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T
  /** Up to `count` different items, in a random order. */
  sample<T extends {} | null>(items: readonly T[], count: number): T[]
  /** Bell-shaped between -1 and 1, around 0. */
  bell(): number
}

export function randomOf(...key: (string | number)[]): Random {
  const next = smallFastCounter(hashOf(key.join('\n')))
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  function pick<T extends {} | null>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new RangeError('there is nothing to pick from')
    return item
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    throw new RangeError('there is nothing to pick from')
  }

  function sample<T extends {} | null>(items: readonly T[], count: number): T[] {
    // What a shuffle would have moved, since a copy of thousands of items costs more than drawing a few.
    const moved = new Map<number, T>()
    const itemAt = (place: number) => moved.get(place) ?? items[place]
    const drawn: T[] = []
    while (drawn.length < Math.min(count, items.length)) {
      const from = int(drawn.length, items.length - 1)
      const item = itemAt(from)
      const first = itemAt(drawn.length)
      if (item === undefined || first === undefined) break
      moved.set(from, first)
      drawn.push(item)
    }
    return drawn
  }

  const chance = (probability: number) => next() < probability
  const bell = () => (next() + next() + next() + next()) / 2 - 1
  return { next, int, chance, pick, weighted, sample, bell }
}

/** Four 32-bit words of a text (cyrb128). */
function hashOf(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [(a ^ b ^ c ^ d) >>> 0, b >>> 0, c >>> 0, d >>> 0]
}

/** Chris Doty-Humphrey's sfc32. */
function smallFastCounter([first, second, third, fourth]: [number, number, number, number]): () => number {
  let [a, b, c, counter] = [first, second, third, fourth]
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
}

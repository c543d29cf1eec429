/**
 * A set of row numbers, one bit per row. Every function takes the number of 32-bit words to process, because an
 * index's buffers are longer than the rows in use.
 */
export type Bits = Uint32Array

export const wordsFor = (rows: number) => (rows + 31) >>> 5

export function setBit(bits: Bits, row: number) {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function clearBit(bits: Bits, row: number) {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export const hasBit = (bits: Bits, row: number) => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1

export function copyBits(target: Bits, source: Bits, words: number) {
  for (let i = 0; i < words; i++) target[i] = source[i]!
}

export function intersect(target: Bits, source: Bits, words: number) {
  for (let i = 0; i < words; i++) target[i]! &= source[i]!
}

export function subtract(target: Bits, source: Bits, words: number) {
  for (let i = 0; i < words; i++) target[i]! &= ~source[i]!
}

export function unite(target: Bits, source: Bits, words: number) {
  for (let i = 0; i < words; i++) target[i]! |= source[i]!
}

export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * The size of the intersection, from one word up to another. Carry-save adders combine four words, so the costly population count
 * runs once per four words: two to three times as fast as counting each word.
 */
export function countCommon(a: Bits, b: Bits, toWord: number, fromWord = 0): number {
  let ones = 0
  let twos = 0
  let fours = 0
  let i = fromWord
  for (; i + 3 < toWord; i += 4) {
    const w0 = a[i]! & b[i]!
    const w1 = a[i + 1]! & b[i + 1]!
    const w2 = a[i + 2]! & b[i + 2]!
    const w3 = a[i + 3]! & b[i + 3]!
    let half = ones ^ w0
    const carryLow = (ones & w0) | (half & w1)
    ones = half ^ w1
    half = ones ^ w2
    const carryHigh = (ones & w2) | (half & w3)
    ones = half ^ w3
    half = twos ^ carryLow
    fours += countOnes((twos & carryLow) | (half & carryHigh))
    twos = half ^ carryHigh
  }
  let total = 4 * fours + 2 * countOnes(twos) + countOnes(ones)
  for (; i < toWord; i++) total += countOnes(a[i]! & b[i]!)
  return total
}

export const countBits = (bits: Bits, words: number) => countCommon(bits, bits, words)

export function intersects(a: Bits, b: Bits, words: number): boolean {
  for (let i = 0; i < words; i++) if ((a[i]! & b[i]!) !== 0) return true
  return false
}

/** Writes the set's rows in ascending order and returns how many there are. */
export function listRows(bits: Bits, words: number, into: Uint32Array): number {
  let count = 0
  for (let i = 0; i < words; i++) {
    let word = bits[i]!
    while (word !== 0) {
      const lowest = word & -word
      into[count++] = (i << 5) + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return count
}

import { listRows, setBit, type Bits } from './bitset.ts'
import { createIntLists, dropList, setList, type IntLists } from './int-lists.ts'

/**
 * The parts of the rows. Rows share few combinations of attribute values (such as an indoor hardwood court), so a row's
 * list holds pairs of a combination and a count, and a query tests each combination once.
 */
export interface Parts {
  /** A trie from a combination's codes to its id. */
  combinationIds: CombinationNode
  combinations: number
  /** The slot of the value, or -1 for none, at index combination × number of attributes + attribute. */
  slots: number[]
  /** Slots are consecutive numbers, from 0, for the values of all attributes. */
  slotOfCode: Map<number, number>
  codeOfSlot: number[]
  ofRow: IntLists
}

interface CombinationNode {
  id: number
  next: Map<number, CombinationNode>
}

/** The code of no value. */
export const noValue = -1

/** The accepted codes for each attribute, null for any; and the minimum number of parts, at least 1. */
export interface PartFilter {
  accepted: readonly (ReadonlySet<number> | null)[]
  count: number
}

/** A part with the codes of its values, -1 for none. */
export interface CodedPart {
  codes: readonly number[]
  count: number
}

/** Low enough for the sum of two thousand parts in a row to fit in 32 bits. */
export const maxPartCount = 1_000_000

const createNode = (): CombinationNode => ({ id: -1, next: new Map() })

export const createParts = (): Parts => ({
  combinationIds: createNode(),
  combinations: 0,
  slots: [],
  slotOfCode: new Map(),
  codeOfSlot: [],
  ofRow: createIntLists(),
})

function slotOf({ slotOfCode, codeOfSlot }: Parts, code: number): number {
  if (code < 0) return -1
  const known = slotOfCode.get(code)
  if (known !== undefined) return known
  const slot = codeOfSlot.push(code) - 1
  slotOfCode.set(code, slot)
  return slot
}

function combinationId(parts: Parts, codes: readonly number[]): number {
  let node = parts.combinationIds
  for (const code of codes) {
    let next = node.next.get(code)
    if (!next) node.next.set(code, (next = createNode()))
    node = next
  }
  if (node.id < 0) {
    node.id = parts.combinations++
    for (const code of codes) parts.slots.push(slotOf(parts, code))
  }
  return node.id
}

export function setRowParts(parts: Parts, row: number, ofRow: readonly CodedPart[]) {
  if (ofRow.length === 0) return dropList(parts.ofRow, row)
  const pairs = ofRow.flatMap(({ codes, count }) => [combinationId(parts, codes), count])
  setList(parts.ofRow, row, pairs)
}

/** For each combination, a bitmask of the attributes in which the filter rejects it. */
export function rejectionsByCombination(parts: Parts, { accepted }: PartFilter): Uint32Array {
  const isAccepted = Uint8Array.from(parts.codeOfSlot, (code) =>
    accepted.some((codes) => codes?.has(code)) ? 1 : 0,
  )
  const rejections = new Uint32Array(parts.combinations)
  let at = 0
  for (let combination = 0; combination < parts.combinations; combination++) {
    for (let attribute = 0; attribute < accepted.length; attribute++) {
      const slot = parts.slots[at++]!
      const codes = accepted[attribute]
      if (codes && !(slot < 0 ? codes.has(noValue) : isAccepted[slot] === 1))
        rejections[combination]! |= 1 << attribute
    }
  }
  return rejections
}

/** Removes candidates that don't have enough parts that pass the filter. `rows` is scratch space. */
export function keepRowsWithParts(
  parts: Parts,
  filter: PartFilter,
  candidates: Bits,
  words: number,
  rows: Uint32Array,
) {
  const rejections = rejectionsByCombination(parts, filter)
  const count = listRows(candidates, words, rows)
  candidates.fill(0, 0, words)
  for (let i = 0; i < count; i++)
    if (countOf(parts, rejections, rows[i]!) >= filter.count) setBit(candidates, rows[i]!)
}

/** The number of a row's parts whose combination has no rejection. */
export function countOf(
  { ofRow: { pool, starts, lengths } }: Parts,
  rejections: Uint32Array,
  row: number,
): number {
  const end = starts[row]! + lengths[row]!
  let sum = 0
  for (let at = starts[row]!; at < end; at += 2) if (rejections[pool[at]!] === 0) sum += pool[at + 1]!
  return sum
}

const anyPart: PartFilter = { accepted: [], count: 1 }

/** Writes how many parts of each row of the mask pass the filter, or how many it has if there is none. `rows` is scratch space. */
export function countParts(
  parts: Parts,
  filter: PartFilter | null,
  mask: Bits,
  words: number,
  rows: Uint32Array,
  counts: Float64Array,
) {
  const rejections = rejectionsByCombination(parts, filter ?? anyPart)
  const count = listRows(mask, words, rows)
  for (let i = 0; i < count; i++) counts[rows[i]!] = countOf(parts, rejections, rows[i]!)
}

/**
 * The slots that a combination's parts count toward: all of its slots if the filter accepts it, only one attribute's slot
 * if just that attribute is rejected. Those of combination c are at `ends[c]` to `ends[c + 1]` - 1.
 */
function slotsToCount(parts: Parts, filter: PartFilter): { slots: Uint32Array; ends: Uint32Array } {
  const rejections = rejectionsByCombination(parts, filter)
  const attributes = filter.accepted.length
  const slots = new Uint32Array(parts.slots.length)
  const ends = new Uint32Array(parts.combinations + 1)
  let count = 0
  for (let combination = 0; combination < parts.combinations; combination++) {
    for (let attribute = 0; attribute < attributes; attribute++) {
      const slot = parts.slots[combination * attributes + attribute]!
      if (slot >= 0 && (rejections[combination]! & ~(1 << attribute)) === 0) slots[count++] = slot
    }
    ends[combination + 1] = count
  }
  return { slots, ends }
}

/**
 * Writes to `counts`, by code, how many rows of the mask would match if that value were the chosen one in its attribute.
 * Makes two passes over a row's parts: the first sums them by slot, the second counts and clears each sum at its first
 * occurrence.
 */
export function countAttributes(
  parts: Parts,
  filter: PartFilter,
  mask: Bits,
  words: number,
  rows: Uint32Array,
  counts: Int32Array,
) {
  const { codeOfSlot } = parts
  const { slots, ends } = slotsToCount(parts, filter)
  const sums = new Int32Array(codeOfSlot.length)
  const found = new Int32Array(codeOfSlot.length)
  const { pool, starts, lengths } = parts.ofRow
  const count = listRows(mask, words, rows)
  for (let i = 0; i < count; i++) {
    const start = starts[rows[i]!]!
    const end = start + lengths[rows[i]!]!
    for (let at = start; at < end; at += 2) {
      const size = pool[at + 1]! | 0
      const last = ends[pool[at]! + 1]!
      for (let s = ends[pool[at]!]!; s < last; s++) sums[slots[s]!]! += size
    }
    for (let at = start; at < end; at += 2) {
      const last = ends[pool[at]! + 1]!
      for (let s = ends[pool[at]!]!; s < last; s++) {
        const slot = slots[s]!
        if (sums[slot]! >= filter.count) found[slot]!++
        sums[slot] = 0
      }
    }
  }
  codeOfSlot.forEach((code, slot) => (counts[code] = found[slot]!))
}

import { clearBit, copyBits, intersect, listRows, setBit, wordsFor, type Bits } from '../index/bitset.ts'
import {
  addRowSet,
  addToSet,
  createRowSets,
  growRowSets,
  removeFromSet,
  uniteSet,
} from '../index/row-sets.ts'
import type { Condition } from './condition-values.ts'

interface Field {
  /** The searches with a condition on the field. */
  constrained: Bits
  codes: Map<string, number>
}

const initialCapacity = 1024

const grown = (bits: Bits, capacity: number): Bits => {
  const larger = new Uint32Array(capacity / 32)
  larger.set(bits)
  return larger
}

/** Posting lists from the values of conditions to the numbers of the searches that have them. */
export function searchPostings() {
  let capacity = initialCapacity
  let present: Bits = new Uint32Array(capacity / 32)
  const sets = createRowSets(capacity)
  const fields = new Map<string, Field>()
  let candidates: Bits = new Uint32Array(capacity / 32)
  let accepted: Bits = new Uint32Array(capacity / 32)
  let found = new Uint32Array(capacity)

  function grow() {
    capacity *= 2
    present = grown(present, capacity)
    candidates = new Uint32Array(capacity / 32)
    accepted = new Uint32Array(capacity / 32)
    found = new Uint32Array(capacity)
    for (const field of fields.values()) field.constrained = grown(field.constrained, capacity)
    growRowSets(sets, capacity)
  }

  function fieldOf(name: string): Field {
    const known = fields.get(name)
    if (known) return known
    const made = { constrained: new Uint32Array(capacity / 32), codes: new Map<string, number>() }
    fields.set(name, made)
    return made
  }

  function codeOf({ codes }: Field, value: string): number {
    const known = codes.get(value)
    if (known !== undefined) return known
    const code = addRowSet(sets)
    codes.set(value, code)
    return code
  }

  return {
    /** The search must not be present. */
    add(search: number, conditions: readonly Condition[]) {
      while (search >= capacity) grow()
      setBit(present, search)
      for (const { field: name, values } of conditions) {
        const field = fieldOf(name)
        setBit(field.constrained, search)
        for (const value of new Set(values)) addToSet(sets, codeOf(field, value), search)
      }
    },

    /** `conditions` are those that the search was added with. */
    remove(search: number, conditions: readonly Condition[]) {
      clearBit(present, search)
      for (const { field: name, values } of conditions) {
        const field = fieldOf(name)
        clearBit(field.constrained, search)
        for (const value of new Set(values)) removeFromSet(sets, codeOf(field, value), search)
      }
    },

    /** The searches of which a row with these values meets all conditions. Valid until the next call. */
    find(values: ReadonlyMap<string, ReadonlySet<string>>): Uint32Array {
      const words = wordsFor(capacity)
      copyBits(candidates, present, words)
      for (const [name, { constrained, codes }] of fields) {
        for (let word = 0; word < words; word++) accepted[word] = ~constrained[word]!
        for (const value of values.get(name) ?? []) {
          const code = codes.get(value)
          if (code !== undefined) uniteSet(sets, code, accepted, words)
        }
        intersect(candidates, accepted, words)
      }
      return found.subarray(0, listRows(candidates, words, found))
    },
  }
}

import { clearBit, hasBit, setBit, type Bits } from './bitset.ts'
import { createIntLists, dropList, sameAsList, setList, viewList, type IntLists } from './int-lists.ts'
import { addRowSet, addToSet, createRowSets, growRowSets, removeFromSet, type RowSets } from './row-sets.ts'

/**
 * Which row has which value. Every value of every facet, flag, threshold and part attribute has a code. Maps codes to
 * rows (for filters) and rows to codes (for counting), and keeps the counts of all public rows: most searches match
 * nearly all rows or hardly any, so that either the matches or the rest are cheap to count.
 */
export interface ValueStore {
  sets: RowSets
  codesOfRow: IntLists
  publicRows: Bits
  publicCount: number
  publicCounts: number[]
}

/** The values of one field in order: the declared ones, then others as rows bring them. */
export interface Dictionary {
  codes: Map<string, number>
  /** The number of declared values. */
  declared: number
  /** Returns the code of a value. Adds the value if it is new. */
  codeOf: (value: string) => number
}

export const createValueStore = (capacity: number): ValueStore => ({
  sets: createRowSets(capacity),
  codesOfRow: createIntLists(),
  publicRows: new Uint32Array(capacity / 32),
  publicCount: 0,
  publicCounts: [],
})

/** Adds a field whose values start with the given ones. */
export function addDictionary(store: ValueStore, values: readonly string[]): Dictionary {
  const codes = new Map<string, number>()
  const codeOf = (value: string) => {
    const known = codes.get(value)
    if (known !== undefined) return known
    store.publicCounts.push(0)
    const code = addRowSet(store.sets)
    codes.set(value, code)
    return code
  }
  values.forEach(codeOf)
  return { codes, declared: codes.size, codeOf }
}

function addToPublicCounts(store: ValueStore, row: number, change: 1 | -1) {
  store.publicCount += change
  for (const code of viewList(store.codesOfRow, row)) store.publicCounts[code]! += change
}

function unpublish(store: ValueStore, row: number) {
  if (!hasBit(store.publicRows, row)) return
  addToPublicCounts(store, row, -1)
  clearBit(store.publicRows, row)
}

/** Replaces the row's values. The codes must be distinct. */
export function setRowValues(store: ValueStore, row: number, codes: readonly number[], isPublic: boolean) {
  unpublish(store, row)
  if (!sameAsList(store.codesOfRow, row, codes)) {
    for (const code of viewList(store.codesOfRow, row)) removeFromSet(store.sets, code, row)
    setList(store.codesOfRow, row, codes)
    for (const code of codes) addToSet(store.sets, code, row)
  }
  if (!isPublic) return
  setBit(store.publicRows, row)
  addToPublicCounts(store, row, 1)
}

export function dropRowValues(store: ValueStore, row: number) {
  unpublish(store, row)
  for (const code of viewList(store.codesOfRow, row)) removeFromSet(store.sets, code, row)
  dropList(store.codesOfRow, row)
}

export function growValueStore(store: ValueStore, capacity: number) {
  growRowSets(store.sets, capacity)
  const larger = new Uint32Array(capacity / 32)
  larger.set(store.publicRows)
  store.publicRows = larger
}

import { clearBit, hasBit, setBit, type Bits } from './bitset.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { createIntLists, dropList, sameAsList, setList, viewList, type IntLists } from './int-lists.ts'
import { addRowSet, addToSet, createRowSets, growRowSets, removeFromSet, type RowSets } from './row-sets.ts'

/**
 * Which row has which value. Every value of every facet, flag, threshold and part attribute has one code; codes lead to
 * rows (for filters) and rows to codes (for counting). Beside them stand the counts over all public rows: most searches
 * cover nearly all rows or hardly any, so that counting either the rows or the difference is cheap.
 */
export interface ValueStore {
  sets: RowSets
  codesOfRow: IntLists
  publicRows: Bits
  publicCount: number
  publicCounts: number[]
}

export const createValueStore = (capacity: number): ValueStore => ({
  sets: createRowSets(capacity),
  codesOfRow: createIntLists(),
  publicRows: new Uint32Array(capacity / 32),
  publicCount: 0,
  publicCounts: [],
})

export const addDictionary = (store: ValueStore, values: readonly string[]): Dictionary =>
  createDictionary(values, () => {
    store.publicCounts.push(0)
    return addRowSet(store.sets)
  })

function addToPublicCounts(store: ValueStore, row: number, change: 1 | -1) {
  store.publicCount += change
  for (const code of viewList(store.codesOfRow, row)) store.publicCounts[code]! += change
}

function hide(store: ValueStore, row: number) {
  if (!hasBit(store.publicRows, row)) return
  addToPublicCounts(store, row, -1)
  clearBit(store.publicRows, row)
}

/** Replaces what is known of the row. The codes must hold no duplicates. */
export function setRowValues(store: ValueStore, row: number, codes: readonly number[], isPublic: boolean) {
  hide(store, row)
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
  hide(store, row)
  for (const code of viewList(store.codesOfRow, row)) removeFromSet(store.sets, code, row)
  dropList(store.codesOfRow, row)
}

export function growValueStore(store: ValueStore, capacity: number) {
  growRowSets(store.sets, capacity)
  const larger = new Uint32Array(capacity / 32)
  larger.set(store.publicRows)
  store.publicRows = larger
}

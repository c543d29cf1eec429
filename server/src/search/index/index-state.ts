import type { Bits } from './bitset.ts'
import { createBlocks, type Blocks } from './blocks.ts'
import { createColumns, type Columns } from './columns.ts'
import type { IndexDeclaration } from './declaration.ts'
import { createCalendars, type Calendars } from './calendars.ts'
import { createCachedOrders, type CachedOrders } from './cached-orders.ts'
import { growNumberColumn } from './number-columns.ts'
import { createParts, type Parts } from './parts.ts'
import { createPositions, type Positions } from './positions.ts'
import { createPromotions, growPromotions, type Promotions } from './promotions.ts'
import { createTextIndex, type TextIndex } from './text-index.ts'
import { createTextScores, type TextScores } from './text-match.ts'
import type { WordRules } from './text-query.ts'
import { tokenize } from './tokenize.ts'
import { createValueStore, growValueStore, type ValueStore } from './value-store.ts'
import { createEquivalents, defaultIgnoredWords } from './word-forms.ts'

/** Buffers reused by every search, so that a search allocates nothing proportional to the number of rows. */
export interface Workspace {
  masks: Bits[]
  masksTaken: number
  rows: Uint32Array
  /** The blocks of the mask that is being counted. */
  blocks: Blocks
  /** By row: the squared chord to the origin of the current search. */
  chords: Float64Array
  /** By row: how many of its parts match the current search. */
  partCounts: Float64Array
  /** By row: how similar it is to the row of the current search. */
  fits: Float64Array
  /** By row: how many of its spaces meet a condition. */
  spaceCounts: Uint32Array
  text: TextScores
  /** By code: the counts for all fields without a choice. */
  commonCounts: Int32Array
  /** By code: the counts for one field with a choice. */
  fieldCounts: Int32Array
}

/** An index's data. Rows are numbered from 0 to `rows` - 1; the numbers of removed rows are reused. */
export interface IndexState {
  declaration: IndexDeclaration
  wordRules: WordRules
  /** The number of rows that fit before the columns must grow; a multiple of 32. */
  capacity: number
  rows: number
  freeRows: number[]
  rowOf: Map<string, number>
  present: Bits
  ids: string[]
  idBits: Float64Array
  names: string[]
  nameKeys: string[]
  nameBits: Float64Array
  /** The names of public rows by their key, with the number of rows that have them. */
  publicNames: Map<string, number>
  values: ValueStore
  columns: Columns
  parts: Parts
  positions: Positions
  promotions: Promotions
  calendars: Calendars
  texts: TextIndex
  cachedOrders: CachedOrders
  workspace: Workspace
  /** Grows with each change of a row. */
  version: number
}

const createWorkspace = (capacity: number): Workspace => ({
  masks: [],
  masksTaken: 0,
  rows: new Uint32Array(capacity),
  blocks: createBlocks(capacity / 32),
  chords: new Float64Array(capacity),
  partCounts: new Float64Array(capacity),
  fits: new Float64Array(capacity),
  spaceCounts: new Uint32Array(capacity),
  text: createTextScores(capacity),
  commonCounts: new Int32Array(0),
  fieldCounts: new Int32Array(0),
})

const initialCapacity = 1024

export const wordRulesOf = ({ text }: IndexDeclaration): WordRules => ({
  equivalents: createEquivalents(text?.synonyms),
  ignored: new Set((text?.ignoredWords ?? defaultIgnoredWords).flatMap(tokenize)),
})

export function createIndexState(declaration: IndexDeclaration): IndexState {
  const values = createValueStore(initialCapacity)
  return {
    declaration,
    wordRules: wordRulesOf(declaration),
    capacity: initialCapacity,
    rows: 0,
    freeRows: [],
    rowOf: new Map(),
    present: new Uint32Array(initialCapacity / 32),
    ids: [],
    idBits: new Float64Array(initialCapacity),
    names: [],
    nameKeys: [],
    nameBits: new Float64Array(initialCapacity),
    publicNames: new Map(),
    values,
    columns: createColumns(declaration, values, initialCapacity),
    parts: createParts(),
    positions: createPositions(initialCapacity),
    promotions: createPromotions(initialCapacity),
    calendars: createCalendars(),
    texts: createTextIndex(),
    cachedOrders: createCachedOrders(),
    workspace: createWorkspace(initialCapacity),
    version: 0,
  }
}

function grownBits(bits: Bits, capacity: number): Bits {
  const larger = new Uint32Array(capacity / 32)
  larger.set(bits)
  return larger
}

function grownNumbers(numbers: Float64Array, capacity: number): Float64Array {
  const larger = new Float64Array(capacity)
  larger.set(numbers)
  return larger
}

/** Doubles the capacity. */
export function growState(state: IndexState) {
  const capacity = state.capacity * 2
  state.capacity = capacity
  state.present = grownBits(state.present, capacity)
  state.idBits = grownNumbers(state.idBits, capacity)
  state.nameBits = grownNumbers(state.nameBits, capacity)
  growValueStore(state.values, capacity)
  for (const column of state.columns.numbers.values()) growNumberColumn(column, capacity)
  state.positions = createPositions(capacity, state.positions)
  growPromotions(state.promotions, capacity)
  state.workspace = createWorkspace(capacity)
}

/** Takes a scratch bitset with arbitrary content, valid until the next search begins. */
export function takeMask({ workspace, capacity }: IndexState): Bits {
  const mask = (workspace.masks[workspace.masksTaken] ??= new Uint32Array(capacity / 32))
  workspace.masksTaken++
  return mask
}

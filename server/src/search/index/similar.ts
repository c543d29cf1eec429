import { clearBit, copyBits, hasBit, intersect, listRows, wordsFor } from './bitset.ts'
import type { FitDeclaration } from './declaration.ts'
import { readChoices } from './choices.ts'
import { milesOfChord, type Position } from './geo.ts'
import { takeMask, type IndexState } from './index-state.ts'
import { viewList } from './int-lists.ts'
import { pageOf } from './order.ts'
import { markNear } from './positions.ts'
import { promotedOn } from './promotions.ts'
import type { SearchQuery } from './query.ts'

export interface SimilarRows {
  /** Most similar first. */
  ids: string[]
  /** Miles from the row that they are similar to. NaN without a position. */
  distances: number[]
  total: number
}

/** Which rows to compare, and which of them to return. */
export type SimilarQuery = Pick<SearchQuery, 'facets' | 'numbers' | 'offset' | 'take'>

const none: SimilarRows = { ids: [], distances: [], total: 0 }

/** Scores a row from 0 to 1. `weight` is 0 if the row that others are compared with has no value. */
interface Aspect {
  weight: number
  /** Of two rows that have nothing in common here. */
  isRequired: boolean
  scoreOf(row: number): number
}

/**
 * Public rows that match the choices and fit like this one: a weighted mean of what they have in common, how close their sizes are, and how near
 * they are. Rows that share none of the required values are left out, however near. One pass over the rows in range.
 */
export function findSimilar(
  state: IndexState,
  id: string,
  { offset = 0, take = 20, ...choices }: SimilarQuery,
): SimilarRows {
  const { fit } = state.declaration
  const target = state.rowOf.get(id)
  if (!fit || target === undefined) return none
  const words = wordsFor(state.rows)
  state.workspace.masksTaken = 0
  const mask = takeMask(state)
  copyBits(mask, state.values.publicRows, words)
  for (const choice of readChoices(state, choices, mask, promotedOn(state.promotions, undefined)))
    intersect(mask, choice.rows, words)
  const origin = positionOf(state, target)
  if (origin) {
    const near = takeMask(state)
    const { rows, chords } = state.workspace
    markNear(state.positions, origin, fit.distance.maxMiles, state.rows, rows, near, chords)
    intersect(mask, near, words)
  }
  if (hasBit(mask, target)) clearBit(mask, target)
  const { rows, chords, fits } = state.workspace
  const count = listRows(mask, words, rows)
  const fitting = scoreRows(state, fit, target, rows.subarray(0, count), origin ? chords : null)
  const order = {
    columns: [{ values: fits, direction: -1 as const }],
    names: null,
    ids: { text: state.ids, leading: state.idBits },
  }
  const page = pageOf(rows, fitting, order, offset, offset + take)
  return {
    ids: page.map((row) => state.ids[row]!),
    distances: page.map((row) => (origin ? milesOfChord(chords[row]!) : NaN)),
    total: fitting,
  }
}

function positionOf({ positions: { lat, lng } }: IndexState, row: number): Position | null {
  const position = { lat: lat[row]!, lng: lng[row]! }
  return Number.isNaN(position.lat) ? null : position
}

/** Moves the rows that fit to the front and returns how many there are. `chords` is null without distances. */
function scoreRows(
  state: IndexState,
  fit: FitDeclaration,
  target: number,
  rows: Uint32Array,
  chords: Float64Array | null,
): number {
  const aspects = [...valueAspects(state, fit, target), ...numberAspects(state, fit, target)].filter(
    ({ weight }) => weight > 0,
  )
  const mustShare = aspects.some(({ isRequired }) => isRequired)
  const { weight: nearness, halfMiles } = fit.distance
  const total = aspects.reduce((sum, { weight }) => sum + weight, chords ? nearness : 0)
  let fitting = 0
  for (const row of rows) {
    let sum = chords ? nearness * (halfMiles / (halfMiles + milesOfChord(chords[row]!))) : 0
    let isShared = !mustShare
    for (const { weight, isRequired, scoreOf } of aspects) {
      const score = scoreOf(row)
      if (isRequired && score > 0) isShared = true
      sum += weight * score
    }
    if (!isShared) continue
    state.workspace.fits[row] = sum / total
    rows[fitting++] = row
  }
  return fitting
}

const valueAspects = (
  state: IndexState,
  { facets = {}, parts }: FitDeclaration,
  target: number,
): Aspect[] => [
  ...Object.entries(facets).map(([name, { weight, isRequired = false }]) => ({
    ...commonValues(state, name, target, weight),
    isRequired,
  })),
  ...(parts ? [{ ...commonParts(state, parts.attribute, target, parts.weight), isRequired: true }] : []),
]

/** The share of the values of a facet that two rows have in common. */
function commonValues(state: IndexState, name: string, target: number, weight: number) {
  const { codesOfRow, publicCounts } = state.values
  const { pool, starts, lengths } = codesOfRow
  /** By code: 1 for a value of the facet, 2 if the target has it. */
  const marks = new Uint8Array(publicCounts.length)
  for (const code of state.columns.facets.get(name)?.dictionary.codes.values() ?? []) marks[code] = 1
  let size = 0
  for (const code of viewList(codesOfRow, target)) {
    if (marks[code] !== 1) continue
    marks[code] = 2
    size++
  }
  return {
    weight: size === 0 ? 0 : weight,
    scoreOf(row: number) {
      let common = 0
      let others = 0
      const end = starts[row]! + lengths[row]!
      for (let at = starts[row]!; at < end; at++) {
        const mark = marks[pool[at]!]!
        if (mark === 2) common++
        else if (mark === 1) others++
      }
      return common / (size + others)
    },
  }
}

/** How many parts two rows have in common, by one attribute: 4 and 6 courts have 4 of 6 in common. */
function commonParts(state: IndexState, name: string, target: number, weight: number) {
  const { slots, ofRow, codeOfSlot } = state.parts
  const { pool, starts, lengths } = ofRow
  const attributes = [...state.columns.attributes.keys()]
  const attribute = attributes.indexOf(name)
  const wanted = new Float64Array(codeOfSlot.length)
  const counts = new Float64Array(codeOfSlot.length)
  const slotAt = (at: number) => slots[pool[at]! * attributes.length + attribute]!
  let ownSum = 0
  const own = viewList(ofRow, target)
  for (let at = 0; at < own.length; at += 2) {
    const slot = slotAt(starts[target]! + at)
    if (slot < 0) continue
    wanted[slot]! += own[at + 1]!
    ownSum += own[at + 1]!
  }
  return {
    weight: ownSum === 0 ? 0 : weight,
    // The first pass sums a row's parts by slot. The second one compares and clears each sum at its first occurrence.
    scoreOf(row: number) {
      const start = starts[row]!
      const end = start + (lengths[row] ?? 0)
      let sum = 0
      for (let at = start; at < end; at += 2) {
        const slot = slotAt(at)
        if (slot < 0) continue
        counts[slot]! += pool[at + 1]!
        sum += pool[at + 1]!
      }
      let common = 0
      for (let at = start; at < end; at += 2) {
        const slot = slotAt(at)
        if (slot < 0) continue
        common += Math.min(wanted[slot]!, counts[slot]!)
        counts[slot] = 0
      }
      return common / (ownSum + sum - common)
    },
  }
}

/** The score of a row without a number that counts upward. */
const unknownScore = 0.5

const numberAspects = (state: IndexState, { sizes = {}, ratings = {} }: FitDeclaration, target: number) => [
  ...Object.entries(sizes).map(([name, weight]) =>
    numberAspect(state, name, target, weight, (own, other) =>
      other > 0 ? Math.min(own, other) / Math.max(own, other) : 0,
    ),
  ),
  ...Object.entries(ratings).map(([name, weight]) =>
    numberAspect(state, name, target, weight, (own, other) =>
      Number.isNaN(other) ? unknownScore : Math.min(1, other / own),
    ),
  ),
]

function numberAspect(
  state: IndexState,
  name: string,
  target: number,
  weight: number,
  score: (own: number, other: number) => number,
): Aspect {
  const values = state.columns.numbers.get(name)?.values
  const own = values?.[target] ?? NaN
  return {
    weight: own > 0 ? weight : 0,
    isRequired: false,
    scoreOf: (row) => score(own, values?.[row] ?? NaN),
  }
}

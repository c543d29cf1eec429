import { clearBit, setBit } from './bitset.ts'
import { setCalendar } from './calendars.ts'
import type { IndexRow } from './declaration.ts'
import { isPosition } from './geo.ts'
import { growState, type IndexState } from './index-state.ts'
import { markChanged } from './cached-orders.ts'
import { leadingBits, leadingUnits } from './order.ts'
import { countName, uncountName } from './public-names.ts'
import { setRowParts } from './parts.ts'
import { dropPosition, setPosition } from './positions.ts'
import { setPromotions } from './promotions.ts'
import { checkedNumbers, codedParts, codesOfRow } from './row-values.ts'
import { dropRowTexts, maxWeight, setRowTexts } from './text-index.ts'
import { nameKey, tokenize } from './tokenize.ts'
import { dropRowValues, setRowValues } from './value-store.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function validate(row: IndexRow) {
  if (!uuidPattern.test(row.id))
    throw new RangeError(`The id of a row must be a UUID in lower case, not '${row.id}'`)
  for (const { weight } of row.texts) {
    if (Number.isInteger(weight) && weight >= 1 && weight <= maxWeight) continue
    throw new RangeError(`The weight of a text must be a whole number from 1 to ${maxWeight}, not ${weight}`)
  }
}

function positionOf({ lat, lng }: IndexRow): { lat: number; lng: number } | null {
  if (lat === null || lng === null) return null
  const position = { lat, lng }
  if (!isPosition(position)) throw new RangeError(`${lat}, ${lng} is not a valid position`)
  return position
}

function rowFor(state: IndexState, id: string): number {
  const known = state.rowOf.get(id)
  if (known !== undefined) return known
  if (state.freeRows.length === 0 && state.rows === state.capacity) growState(state)
  const row = state.freeRows.pop() ?? state.rows++
  state.rowOf.set(id, row)
  state.ids[row] = id
  state.idBits[row] = leadingBits(id)
  setBit(state.present, row)
  return row
}

/**
 * Adds the row or replaces the one with its id. Throws a RangeError and leaves the index unchanged if the row doesn't fit
 * the declaration.
 */
export function upsertRow(state: IndexState, row: IndexRow) {
  validate(row)
  const position = positionOf(row)
  const parts = codedParts(state.columns, row)
  const numbers = checkedNumbers(state.columns, row)
  const codes = codesOfRow(state.columns, row, parts, numbers)
  const slot = rowFor(state, row.id)
  uncountName(state, slot)
  if (state.names[slot] !== row.name) {
    const key = nameKey(tokenize(row.name)) || row.name
    state.names[slot] = row.name
    state.nameKeys[slot] = key
    state.nameBits[slot] = leadingUnits(key)
  }
  setRowValues(state.values, slot, codes, row.isVisible)
  countName(state, slot)
  setRowParts(state.parts, slot, parts)
  for (const [name, column] of state.columns.numbers) column.values[slot] = numbers.get(name) ?? NaN
  if (position) setPosition(state.positions, slot, position)
  else dropPosition(state.positions, slot)
  setPromotions(state.promotions, slot, row.promotedRanges ?? [])
  setCalendar(state.calendars, slot, row.calendar)
  setRowTexts(state.texts, slot, row.texts)
  markChanged(state.cachedOrders, slot)
  state.version++
}

/** Returns whether the row existed. */
export function removeRow(state: IndexState, id: string): boolean {
  const row = state.rowOf.get(id)
  if (row === undefined) return false
  state.rowOf.delete(id)
  uncountName(state, row)
  clearBit(state.present, row)
  state.ids[row] = state.names[row] = state.nameKeys[row] = ''
  dropRowValues(state.values, row)
  setRowParts(state.parts, row, [])
  for (const column of state.columns.numbers.values()) column.values[row] = NaN
  dropPosition(state.positions, row)
  setPromotions(state.promotions, row, [])
  setCalendar(state.calendars, row, undefined)
  dropRowTexts(state.texts, row)
  state.freeRows.push(row)
  state.version++
  return true
}

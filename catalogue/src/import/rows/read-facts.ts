import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { normalizePhoneNumber } from '../cleaning/phone-number.ts'
import { hasLostCase, streetCase, titleCase } from '../cleaning/title-case.ts'
import { normalizeWebAddress } from '../cleaning/web-address.ts'
import { parseSquareFeet, parseWholeNumber, parseYear } from '../cleaning/whole-number.ts'
import type { RowNotes } from './row-notes.ts'

/** Reads the name, address, contact details, size, availability and status. */
export function readFacts(notes: RowNotes) {
  const name = notes.text('name')
  if (name !== undefined) setWithCase(notes, 'name', name, name.length > 3 ? titleCase : (text) => text)
  const city = notes.text('city')
  if (city !== undefined) setWithCase(notes, 'city', city, titleCase)
  const street = streetOf(notes)
  if (street !== undefined) setWithCase(notes, 'address', street, streetCase, unitOf(notes, street))
  const [description] = notes.all('description')
  if (description !== undefined) notes.set('description', description.trim())
  const phone = notes.text('phone')
  if (phone !== undefined) notes.set('phone', normalizePhoneNumber(phone))
  const website = notes.text('website')
  if (website !== undefined) notes.set('website', normalizeWebAddress(website))
  for (const field of ['email', 'googlePlaceId', 'timeZone'] as const) {
    const text = notes.text(field)
    if (text !== undefined) notes.set(field, text)
  }
  readNumbers(notes)
  readAvailability(notes)
  readOperationalStatus(notes)
}

function setWithCase(
  notes: RowNotes,
  field: 'name' | 'city' | 'address',
  text: string,
  fixCase: (text: string) => string,
  suffix = '',
) {
  const hasNoCase = hasLostCase(text)
  notes.set(field, `${hasNoCase ? fixCase(text) : text}${suffix}`)
  if (hasNoCase) notes.respelled.add(field)
}

/** Reads the street from one column, or from the separate parts in ODRSF and OpenStreetMap. */
function streetOf(notes: RowNotes): string | undefined {
  const whole = notes.text('address')
  if (whole !== undefined || notes.text('streetName') === undefined) return whole
  const parts = (['streetNumber', 'streetName', 'streetType', 'streetDirection'] as const).map((part) =>
    notes.text(part),
  )
  return parts.filter((part) => part !== undefined).join(' ')
}

function unitOf(notes: RowNotes, street: string): string {
  const unit = notes.text('unit')
  if (unit === undefined || street.includes(unit)) return ''
  return `, ${/^\d+[a-z]?$/i.test(unit) ? `Unit ${unit}` : hasLostCase(unit) ? streetCase(unit) : unit}`
}

const readers = [
  ['capacity', parseWholeNumber, 'is not a whole number'],
  ['indoorArea', parseSquareFeet, 'is not an area in square feet'],
  ['yearOpened', parseYear, 'is not a year'],
] as const

function readNumbers(notes: RowNotes) {
  for (const [field, read, problem] of readers) {
    const text = notes.text(field)
    if (text === undefined) continue
    const number = read(text)
    if (number === undefined) notes.refuse(field, text, problem)
    else notes.set(field, number)
  }
}

function readAvailability(notes: RowNotes) {
  const text = notes.text('availability')
  if (text === undefined) return
  const found = availabilities.find((one) => one.toLowerCase() === text.toLowerCase())
  if (found === undefined) notes.refuse('availability', text, `is not one of ${availabilities.join(', ')}`)
  else notes.set('availability', found)
}

const statusDoubts: readonly (readonly [RegExp, string])[] = [
  [/under construction|being built/i, 'marked as under construction'],
  [/planned|proposed/i, 'marked as planned'],
  [/closed|demolished|abandoned|disused|inactive|defunct|permanently/i, 'marked as closed'],
]

function readOperationalStatus(notes: RowNotes) {
  const text = notes.text('operationalStatus')
  if (text === undefined) return
  const doubt = statusDoubts.find(([pattern]) => pattern.test(text))
  if (doubt) notes.doubts.push(doubt[1])
}

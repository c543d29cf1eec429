import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { phoneNumber } from '../cleaning/phone-number.ts'
import { hasLostCase, streetCase, titleCase } from '../cleaning/title-case.ts'
import { webAddress } from '../cleaning/web-address.ts'
import { squareFeet, wholeNumber, year } from '../cleaning/whole-number.ts'
import type { RowNotes } from './row-notes.ts'

/** Reads what a facility is called, how it is reached and how large it is. */
export function readFacts(notes: RowNotes) {
  const name = notes.text('name')
  if (name !== undefined) respell(notes, 'name', name, name.length > 3 ? titleCase : (text) => text)
  const city = notes.text('city')
  if (city !== undefined) respell(notes, 'city', city, titleCase)
  const street = streetOf(notes)
  if (street !== undefined) respell(notes, 'address', street, streetCase, unitOf(notes, street))
  const [description] = notes.all('description')
  if (description !== undefined) notes.set('description', description.trim())
  const phone = notes.text('phone')
  if (phone !== undefined) notes.set('phone', phoneNumber(phone))
  const website = notes.text('website')
  if (website !== undefined) notes.set('website', webAddress(website))
  for (const field of ['email', 'googlePlaceId', 'timeZone'] as const) {
    const text = notes.text(field)
    if (text !== undefined) notes.set(field, text)
  }
  readNumbers(notes)
  readAvailability(notes)
  readStanding(notes)
}

function respell(
  notes: RowNotes,
  field: 'name' | 'city' | 'address',
  text: string,
  spell: (text: string) => string,
  ending = '',
) {
  const lost = hasLostCase(text)
  notes.set(field, `${lost ? spell(text) : text}${ending}`)
  if (lost) notes.respelled.add(field)
}

/** From one column, or from the parts that ODRSF and OpenStreetMap keep apart. */
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
  ['capacity', wholeNumber, 'is not a whole number'],
  ['indoorArea', squareFeet, 'is not an area in square feet'],
  ['yearOpened', year, 'is not a year'],
] as const

function readNumbers(notes: RowNotes) {
  for (const [field, read, complaint] of readers) {
    const text = notes.text(field)
    if (text === undefined) continue
    const number = read(text)
    if (number === undefined) notes.refuse(field, text, complaint)
    else notes.set(field, number)
  }
}

function readAvailability(notes: RowNotes) {
  const text = notes.text('availability')
  if (text === undefined) return
  const found = availabilities.find((one) => one.toLowerCase() === text.toLowerCase())
  if (found === undefined) notes.refuse('availability', text, `is none of ${availabilities.join(', ')}`)
  else notes.set('availability', found)
}

const doubtfulStandings: readonly (readonly [RegExp, string])[] = [
  [/under construction|being built/i, 'the file says that it is under construction'],
  [/planned|proposed/i, 'the file says that it is only planned'],
  [/closed|demolished|abandoned|disused|inactive|defunct|permanently/i, 'the file says that it is closed'],
]

function readStanding(notes: RowNotes) {
  const text = notes.text('standing')
  if (text === undefined) return
  const doubt = doubtfulStandings.find(([pattern]) => pattern.test(text))
  if (doubt) notes.doubts.push(doubt[1])
}

import { isPastClosing, isSeason } from '../cleaning/closing-date.ts'
import { normalizePhoneNumber } from '../cleaning/phone-number.ts'
import { hasLostCase, streetCase, titleCase } from '../cleaning/title-case.ts'
import { normalizeWebAddress } from '../cleaning/web-address.ts'
import type { ImportKind } from '../import-kind.ts'
import { splitName } from '../matching/name-parts.ts'
import type { RowNotes } from './row-notes.ts'

/** Reads the name, address, contact details and what only the kind has. Returns the other names that the name mentions. */
export function readFacts(notes: RowNotes, kind: Pick<ImportKind, 'readFacts'>): readonly string[] {
  const { name, others } = splitName(notes.text('name') ?? '')
  if (name !== '') setWithCase(notes, 'name', name, name.length > 3 ? titleCase : (text) => text)
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
  for (const field of ['email', 'googlePlaceId'] as const) {
    const text = notes.text(field)
    if (text !== undefined) notes.set(field, text)
  }
  kind.readFacts(notes)
  return others
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

const statusDoubts: readonly (readonly [RegExp, string])[] = [
  [/under construction|being built/i, 'marked as under construction'],
  [/planned|proposed/i, 'marked as planned'],
]
const closedWords =
  /closed|demolished|razed|torn down|abandoned|disused|inactive|not active|defunct|permanently|decommissioned|retired|ferm[ée]|cerrad[oa]/i
/** Closed for a time or a part of the year, so not for good. */
const temporary = /temporar|season|winter|summer|renovation|saison|night|weekend/i

/** Reads the columns about the operation. Returns whether the venue is closed for good. */
export function readOperation(notes: RowNotes, today: Date): boolean {
  const status = notes.text('operationalStatus') ?? ''
  const doubt = statusDoubts.find(([pattern]) => pattern.test(status))
  if (doubt) notes.doubts.push(doubt[1])
  if (closedWords.test(status) && !temporary.test(status)) return true
  const active = notes.text('active')
  if (active !== undefined && /^(?:no|n|false|f|0|inactive|closed|non)$/i.test(active)) return true
  const closing = notes.text('closingDate')
  if (closing === undefined || isSeason(notes.text('yearOpened') ?? '', closing)) return false
  return isPastClosing(closing, today) ?? false
}

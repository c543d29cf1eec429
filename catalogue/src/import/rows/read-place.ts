import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { degrees, judgePosition, type Position } from '../cleaning/coordinates.ts'
import { countryOf, unservedPart, type Country } from '../cleaning/country.ts'
import { postalCode } from '../cleaning/postal-code.ts'
import { stateOfPostalCode } from '../cleaning/postal-prefixes.ts'
import { foreignPlaceAt, timeZoneOf } from '../places/foreign-zones.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import type { RowNotes } from './row-notes.ts'

const outside = 'outside the United States and Canada'
const unserved = 'none of the states and provinces served'

/** Thrown no further than `readPlace`'s caller: the row is of a place not served, and nothing else in it matters. */
export class ElsewhereError extends Error {}

/** Reads country, state, postal code and coordinates, each in the light of those before. Throws `ElsewhereError`. */
export function readPlace(notes: RowNotes, given: Position | undefined, places: KnownPlaces) {
  const country = readCountry(notes)
  readState(notes, country.country, country.state)
  const position = readPosition(notes, given)
  readPostalCode(notes, country.country, places)
  if (position) checkPosition(notes, position, places)
  completeState(notes, position, places)
  if (!position) placeByPostalCode(notes, places)
  const zone = zonePosition(notes)
  if (zone && notes.draft.timeZone === undefined) notes.set('timeZone', timeZoneOf(zone), 'found')
  if (!notes.reasons.length && notes.draft.state === undefined && !position)
    notes.reasons.push('there is neither a state, a postal code nor a position to say where it is')
}

function readCountry(notes: RowNotes): { country: 'US' | 'CA' | undefined; state?: string } {
  const text = notes.text('country')
  if (text === undefined) return { country: undefined }
  const { country, state }: { country: Country; state?: string } = countryOf(text)
  if (typeof country === 'object') throw new ElsewhereError(`${country.other}: ${outside}`)
  return state === undefined ? { country } : { country, state }
}

function readState(notes: RowNotes, country: 'US' | 'CA' | undefined, implied: string | undefined) {
  const text = notes.text('state')
  if (text === undefined) {
    if (implied !== undefined) notes.set('state', implied)
    return
  }
  const elsewhere = unservedPart(text)
  if (elsewhere !== undefined) throw new ElsewhereError(`${elsewhere}: ${unserved}`)
  const state = stateOf(text) ?? (implied === undefined ? undefined : stateOf(implied))
  if (state === undefined) notes.refuse('state', text, 'is not a state or province served')
  else if (country !== undefined && state.country !== country)
    notes.refuse('state', text, `is not in ${country === 'CA' ? 'Canada' : 'the United States'}`)
  else notes.set('state', state.name)
}

function readPosition(notes: RowNotes, given: Position | undefined): Position | undefined {
  const [latText, lngText] = given
    ? [String(given.lat), String(given.lng)]
    : [notes.text('lat'), notes.text('lng')]
  if (latText === undefined && lngText === undefined) return undefined
  const lat = latText === undefined ? undefined : degrees(latText)
  const lng = lngText === undefined ? undefined : degrees(lngText)
  if (latText === undefined) notes.reasons.push('there is a longitude and no latitude')
  else if (lat === undefined) notes.refuse('lat', latText, 'is not a number of degrees')
  if (lngText === undefined) notes.reasons.push('there is a latitude and no longitude')
  else if (lng === undefined) notes.refuse('lng', lngText, 'is not a number of degrees')
  if (lat === undefined || lng === undefined) return undefined
  const judged = judgePosition(lat, lng)
  if ('fault' in judged) {
    notes.reasons.push(judged.fault)
    return undefined
  }
  if (judged.doubt !== undefined) notes.doubts.push(judged.doubt)
  notes.set('lat', judged.position.lat)
  notes.set('lng', judged.position.lng)
  return judged.position
}

function readPostalCode(notes: RowNotes, country: 'US' | 'CA' | undefined, places: KnownPlaces) {
  const text = notes.text('postalCode')
  if (text === undefined) return
  const state = typeof notes.draft.state === 'string' ? stateOf(notes.draft.state) : undefined
  const read = postalCode(text, { country: state?.country ?? country, state: state?.name })
  if ('fault' in read) return notes.refuse('postalCode', text, read.fault)
  if (read.remark !== undefined) notes.remarks.push({ code: 'lost-zeros', text: read.remark })
  notes.set('postalCode', read.code)
  const home = stateOfPostalCode(read.code)
  if (home !== undefined && unservedPart(home) !== undefined) throw new ElsewhereError(`${home}: ${unserved}`)
  const known = places.postalCode(read.code)?.state ?? home
  if (state !== undefined && known !== undefined && known !== state.name && home !== state.name)
    notes.doubts.push(`postal code ${read.code} is in ${known}, the state says ${state.name}`)
}

const farMiles = 100
/** The areas of rural Canadian codes and of Alaska are as large as states. */
const wideMiles = 600

function checkPosition(notes: RowNotes, position: Position, places: KnownPlaces) {
  const { state, postalCode: code } = notes.draft
  const foreign = foreignPlaceAt(position)
  const where = `latitude ${position.lat}, longitude ${position.lng}`
  if (foreign !== undefined && state === undefined) throw new ElsewhereError(`${foreign}: ${outside}`)
  if (foreign !== undefined) {
    notes.doubts.push(`${where} is in ${foreign}, the state says ${String(state)}`)
    return
  }
  const allowed = state === 'Alaska' || /^[A-Z]0/.test(String(code)) ? wideMiles : farMiles
  const toCode = typeof code === 'string' ? places.milesToPostalCode(position, code) : undefined
  const toState =
    toCode === undefined && typeof state === 'string' ? places.milesToState(position, state) : undefined
  const miles = toCode ?? toState ?? 0
  if (miles > allowed)
    notes.doubts.push(
      `${where} is ${Math.round(miles)} miles from ${toCode === undefined ? String(state) : `postal code ${String(code)}`}`,
    )
}

function completeState(notes: RowNotes, position: Position | undefined, places: KnownPlaces) {
  if (notes.draft.state !== undefined || notes.text('state') !== undefined) return
  const code = typeof notes.draft.postalCode === 'string' ? notes.draft.postalCode : undefined
  const byCode = code === undefined ? undefined : (places.postalCode(code)?.state ?? stateOfPostalCode(code))
  const state = byCode ?? (position && places.nearest(position)?.state)
  if (state === undefined) {
    if (position)
      throw new ElsewhereError(
        `latitude ${position.lat}, longitude ${position.lng}: near no place of the United States or Canada`,
      )
    return
  }
  notes.set('state', state, 'found')
  if (byCode === undefined)
    notes.remarks.push({ code: 'state-found', text: `${state} is the state of the nearest postal code` })
}

function placeByPostalCode(notes: RowNotes, places: KnownPlaces) {
  const code = notes.draft.postalCode
  const middle = typeof code === 'string' ? places.postalCode(code) : undefined
  if (middle === undefined || notes.reasons.length > 0) return
  notes.set('lat', middle.lat, 'found')
  notes.set('lng', middle.lng, 'found')
  notes.remarks.push({
    code: 'placed-by-postal-code',
    text: `no position is given, so it stands in the middle of ${String(code)}`,
  })
}

function zonePosition({ draft: { lat, lng } }: RowNotes): Position | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

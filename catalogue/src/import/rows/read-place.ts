import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { parseDegrees, validatePosition, type Position } from '../cleaning/coordinates.ts'
import { countryOf, unservedPart, type Country } from '../cleaning/country.ts'
import { parsePostalCode } from '../cleaning/postal-code.ts'
import { writtenState } from '../cleaning/written-state.ts'
import { stateOfPostalCode } from '../cleaning/postal-prefixes.ts'
import { milesBetween } from '@app/contract/rules/globe.ts'
import { foreignPlaceAt, timeZoneOf } from '../places/foreign-zones.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import type { RowNotes } from './row-notes.ts'

const outside = 'outside the United States and Canada'
const unserved = 'not a supported state or province'

/** The row is for an unserved place, so nothing else in it is checked. Caught by `readRow`. */
export class UnservedPlaceError extends Error {}

/** Reads country, state, coordinates and postal code; each depends on the ones before. Throws `UnservedPlaceError`. */
export function readPlace(notes: RowNotes, given: Position | undefined, places: KnownPlaces) {
  const country = readCountry(notes)
  readState(notes, country.country, country.state)
  const position = readPosition(notes, given)
  readPostalCode(notes, country.country, places)
  if (position) checkPosition(notes, position, places)
  completeState(notes, position, places)
  if (!position) placeByCenter(notes, places)
  const zone = positionOfDraft(notes)
  if (zone && notes.draft.timeZone === undefined) notes.set('timeZone', timeZoneOf(zone), 'found')
  if (!notes.reasons.length && notes.draft.state === undefined && !position)
    notes.reasons.push('the state, postal code and coordinates are all missing')
}

function readCountry(notes: RowNotes): { country: 'US' | 'CA' | undefined; state?: string } {
  const text = notes.text('country')
  if (text === undefined) return { country: undefined }
  const { country, state }: { country: Country; state?: string } = countryOf(text)
  if (typeof country === 'object') throw new UnservedPlaceError(`${country.other}: ${outside}`)
  return state === undefined ? { country } : { country, state }
}

function readState(notes: RowNotes, country: 'US' | 'CA' | undefined, implied: string | undefined) {
  const text = notes.text('state')
  if (text === undefined) {
    if (implied !== undefined) notes.set('state', implied)
    return
  }
  const elsewhere = unservedPart(text)
  if (elsewhere !== undefined) throw new UnservedPlaceError(`${elsewhere}: ${unserved}`)
  const state = writtenState(text) ?? (implied === undefined ? undefined : stateOf(implied))
  if (state === undefined) notes.refuse('state', text, 'is not a supported state or province')
  else if (country !== undefined && state.country !== country)
    notes.refuse('state', text, `is not in ${country === 'CA' ? 'Canada' : 'the United States'}`)
  else notes.set('state', state.name)
}

/** A position, and the doubt about a correction of it. */
type ReadPosition = Position & { doubt?: string }

function readPosition(notes: RowNotes, given: Position | undefined): ReadPosition | undefined {
  const [latText, lngText] = given
    ? [String(given.lat), String(given.lng)]
    : [notes.text('lat'), notes.text('lng')]
  if (latText === undefined && lngText === undefined) return undefined
  const lat = latText === undefined ? undefined : parseDegrees(latText)
  const lng = lngText === undefined ? undefined : parseDegrees(lngText)
  if (latText === undefined) notes.reasons.push('the latitude is missing')
  else if (lat === undefined) notes.refuse('lat', latText, 'is not a valid number of degrees')
  if (lngText === undefined) notes.reasons.push('the longitude is missing')
  else if (lng === undefined) notes.refuse('lng', lngText, 'is not a valid number of degrees')
  if (lat === undefined || lng === undefined) return undefined
  const validated = validatePosition(lat, lng)
  if ('fault' in validated) {
    notes.reasons.push(validated.fault)
    return undefined
  }
  const { position, doubt } = validated
  notes.set('lat', position.lat)
  notes.set('lng', position.lng)
  return { ...position, ...(doubt !== undefined && { doubt }) }
}

function readPostalCode(notes: RowNotes, country: 'US' | 'CA' | undefined, places: KnownPlaces) {
  const text = notes.text('postalCode')
  if (text === undefined) return
  const state = typeof notes.draft.state === 'string' ? stateOf(notes.draft.state) : undefined
  const read = parsePostalCode(text, { country: state?.country ?? country, state: state?.name })
  if ('fault' in read) return notes.refuse('postalCode', text, read.fault)
  if (read.remark !== undefined) {
    notes.remarks.push({ code: 'lost-zeros', text: read.remark })
    doubtOtherState(notes, read.code, places)
  }
  notes.set('postalCode', read.code)
  const prefixState = stateOfPostalCode(read.code)
  if (prefixState !== undefined && unservedPart(prefixState) !== undefined)
    throw new UnservedPlaceError(`${prefixState}: ${unserved}`)
  const known = places.postalCode(read.code)?.state ?? prefixState
  if (state !== undefined && known !== undefined && known !== state.name && prefixState !== state.name)
    notes.doubts.push(`postal code ${read.code} is in ${known}, but the state is ${state.name}`)
}

/** A code with added zeros may have lost other digits: 7222 in Little Rock isn't 07222 in New Jersey. */
function doubtOtherState(notes: RowNotes, code: string, places: KnownPlaces) {
  const [city, state] = [notes.text('city'), places.postalCode(code)?.state ?? stateOfPostalCode(code)]
  const states = city === undefined ? [] : places.statesWith(city)
  if (state !== undefined && states.length > 0 && !states.includes(state))
    notes.doubts.push(`postal code ${code} is in ${state}, which has no ${city}`)
}

const maxMiles = 100
/** Postal code areas in Alaska and rural Canada are as large as states. */
const maxRuralMiles = 600

function checkPosition(notes: RowNotes, { doubt, ...position }: ReadPosition, places: KnownPlaces) {
  const { state, postalCode: code } = notes.draft
  const foreign = foreignPlaceAt(position)
  const where = `latitude ${position.lat}, longitude ${position.lng}`
  if (foreign !== undefined && state === undefined) throw new UnservedPlaceError(`${foreign}: ${outside}`)
  if (foreign !== undefined) {
    notes.doubts.push(
      ...(doubt === undefined ? [] : [doubt]),
      `${where} is in ${foreign}, but the state is ${String(state)}`,
    )
    return
  }
  const limit = state === 'Alaska' || /^[A-Z]0/.test(String(code)) ? maxRuralMiles : maxMiles
  const toCode = typeof code === 'string' ? places.milesToPostalCode(position, code) : undefined
  const toState =
    toCode === undefined && typeof state === 'string' ? places.milesToState(position, state) : undefined
  const known = toCode ?? toState
  if (doubt !== undefined) {
    // The row's postal code or state confirms the correction.
    if (known !== undefined && known <= limit)
      notes.remarks.push({ code: 'position-corrected', text: `${doubt}: corrected` })
    else notes.doubts.push(doubt)
  }
  const miles = known ?? 0
  if (miles > limit)
    notes.doubts.push(
      `${where} is ${Math.round(miles)} miles from ${toCode === undefined ? String(state) : `postal code ${String(code)}`}`,
    )
}

function completeState(notes: RowNotes, position: Position | undefined, places: KnownPlaces) {
  if (notes.draft.state !== undefined || notes.text('state') !== undefined) return
  const code = typeof notes.draft.postalCode === 'string' ? notes.draft.postalCode : undefined
  const byCode = code === undefined ? undefined : (places.postalCode(code)?.state ?? stateOfPostalCode(code))
  const state = byCode ?? (position && stateAt(position, notes.text('city'), places))
  if (state === undefined) {
    if (position)
      throw new UnservedPlaceError(
        `latitude ${position.lat}, longitude ${position.lng}: not near any place in the United States or Canada`,
      )
    return
  }
  notes.set('state', state, 'found')
  if (byCode === undefined)
    notes.remarks.push({ code: 'state-found', text: `state ${state} taken from the nearest postal code` })
}

const maxTownMiles = 25

/** The state of a town at a position, because across a border may be nearer. Else that of the nearest postal code. */
function stateAt(position: Position, city: string | undefined, places: KnownPlaces): string | undefined {
  const states = city === undefined ? [] : places.statesWith(city)
  const found = states.find((state) => {
    const town = places.town(city ?? '', state)
    return town && milesBetween(position, town) <= maxTownMiles
  })
  return found ?? places.nearest(position)?.state
}

/** Places a row without coordinates at the center of its postal code, or else of its town. */
function placeByCenter(notes: RowNotes, places: KnownPlaces) {
  const { postalCode: code, city, state } = notes.draft
  if (notes.reasons.length > 0) return
  const byCode = typeof code === 'string' ? places.postalCode(code) : undefined
  const center =
    byCode ??
    (typeof city === 'string' && typeof state === 'string' ? findTown(city, state, places) : undefined)
  if (center === undefined) return
  notes.set('lat', center.lat, 'found')
  notes.set('lng', center.lng, 'found')
  notes.remarks.push(
    byCode
      ? {
          code: 'placed-by-postal-code',
          text: `no coordinates given, so placed at the center of postal code ${String(code)}`,
        }
      : { code: 'placed-by-town', text: `no coordinates given, so placed at the center of ${String(city)}` },
  )
}

/** 'Saguenay (Chicoutimi)' is in Saguenay. */
const findTown = (city: string, state: string, places: KnownPlaces) =>
  places.town(city, state) ?? places.town(city.replace(/\s*[(,/].*$/, ''), state)

function positionOfDraft({ draft: { lat, lng } }: RowNotes): Position | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

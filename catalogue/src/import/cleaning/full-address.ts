import { cityKey } from '../../gazetteer/city-key.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import { statedState } from './written-state.ts'

/** The parts of an address that is written in one cell. */
export interface FullAddress {
  street: string
  city?: string
  state?: string
  postalCode?: string
  lat?: string
  lng?: string
}

const position = /\s*\(\s*(-?\d{1,2}\.\d+)°?,?\s+(-?\d{1,3}\.\d+)°?\s*\)\s*$/
const country = /[,\s]+(?:USA|U\.S\.A\.|United States(?: of America)?|Canada)\s*$/i
/** 'Baltimore (Maryland)', 'Baltimore/MD', 'Maryland - MD'. */
const aside = /\s*(?:[(/]|\s[-–]\s)\s*([^()/,;\n]+?)\s*(?:\)|(?=[,;\n]|$))/g
const codeAtEnd = /^(.*\S)\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/i
const code = /[,\s]+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)\s*$/i

/**
 * Splits '301 32nd St, Baltimore, MD 21218' and Socrata's '301 32nd St\nBaltimore, MD\n(39.32, -76.61)'. With
 * `city`, the city of another cell, '12 Windsor Ct' isn't in Windsor.
 */
export function splitAddress(text: string, places: KnownPlaces, city?: string): FullAddress {
  const found: Partial<FullAddress> = {}
  const cut = (pattern: RegExp, from: string, use: (match: RegExpExecArray) => void) => {
    const match = pattern.exec(from)
    if (!match) return from
    use(match)
    return from.slice(0, match.index)
  }
  let rest = cut(position, text.trim(), ([, lat = '', lng = '']) => Object.assign(found, { lat, lng }))
  rest = cut(country, rest, () => {})
  rest = cut(code, rest, ([, postalCode = '']) => Object.assign(found, { postalCode }))
  // 'Canada H7A 1B2'.
  rest = cut(country, rest, () => {})
  const parts = rest
    .replaceAll(aside, (written, inside: string) => (statedState(inside) ? `, ${inside}` : written))
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = readState(parts)
  // Without a state, the text is only known to be an address if a postal code or a position followed.
  if (read === undefined) return { street: parts.join(', '), ...found }
  const { state } = read
  const { before: withCounty, postalCode } = withoutRepeatedState(read, places)
  const before = withoutCounty(withCounty, state, places)
  if (postalCode !== undefined) found.postalCode ??= postalCode
  const last = before.at(-1) ?? ''
  const town =
    before.length > 1 && !/\d/.test(last) ? { city: last, street: '' } : splitTown(last, state, places)
  const isOfCity = city === undefined || cityKey(city) === cityKey(town.city)
  const hasTown =
    town.city !== '' && isOfCity && (before.length > 1 || places.town(town.city, state) !== undefined)
  const isState = read.isSure || hasTown || places.postalCode(found.postalCode ?? '')?.state === state
  if (!isState) return { street: parts.join(', '), ...found }
  const street = [...before.slice(0, -1), ...(town.street === '' ? [] : [town.street])].join(', ')
  return { street, ...(town.city !== '' && { city: town.city }), state, ...found }
}

interface ReadState {
  state: string
  /** The parts without the state. */
  before: readonly string[]
  /** Whether it is surely one: after a comma, and not 'NE'. Otherwise, 'Ct' may be a court and 'NE' a direction. */
  isSure: boolean
}

/** The state at the end of the last part: 'IL', or 'Chicago IL'. */
function readState(parts: readonly string[]): ReadState | undefined {
  const words = (parts.at(-1) ?? '').split(' ')
  for (const count of [3, 2, 1]) {
    const state = words.length >= count ? statedState(words.slice(-count).join(' ')) : undefined
    const rest = words.slice(0, -count).join(' ')
    if (state === undefined || (rest === '' && parts.length === 1)) continue
    const earlier = parts.slice(0, -1)
    return {
      state: state.name,
      before: rest === '' ? earlier : [...earlier, rest],
      isSure: rest === '' && words[0] !== 'NE',
    }
  }
  return undefined
}

/**
 * 'Baltimore, Maryland, MD' and 'Baltimore MD, Maryland' name the state twice, but 'New York, NY' does not: what may be a town stays, unless
 * a town precedes it.
 */
function withoutRepeatedState(
  { state, before }: ReadState,
  places: KnownPlaces,
): { before: readonly string[]; postalCode?: string } {
  const last = before.at(-1) ?? ''
  const [, part = last, postalCode] = codeAtEnd.exec(last) ?? []
  const words = part.split(' ')
  const count = [1, 2, 3].find((each) => statedState(words.slice(-each).join(' '))?.name === state)
  if (count === undefined) return { before }
  const rest = words.slice(0, -count).join(' ')
  const earlier = before.slice(0, -1)
  const previous = earlier.at(-1)
  const isTown = places.town(part, state) !== undefined || (rest === '' && previous === undefined)
  const hasTown = previous !== undefined && places.town(previous, state) !== undefined
  if (isTown && !hasTown) return { before }
  const shorter = rest === '' ? earlier : [...earlier, rest]
  return {
    ...withoutRepeatedState({ state, before: shorter, isSure: true }, places),
    ...(postalCode !== undefined && { postalCode }),
  }
}

/** 'Gary, Lake County, IN' is in Gary. */
const withoutCounty = (parts: readonly string[], state: string, places: KnownPlaces) =>
  / (?:County|Parish)$/i.test(parts.at(-1) ?? '') && places.town(parts.at(-2) ?? '', state) !== undefined
    ? parts.slice(0, -1)
    : parts

/** '49 E. 95th St. Chicago' ends with the longest name of a town. */
function splitTown(text: string, state: string, places: KnownPlaces) {
  const words = text.split(' ')
  for (let start = Math.max(0, words.length - 4); start < words.length; start++) {
    const city = words.slice(start).join(' ')
    if (places.town(city, state)) return { city, street: words.slice(0, start).join(' ') }
  }
  return /\d/.test(text) ? { city: '', street: text } : { city: text, street: '' }
}

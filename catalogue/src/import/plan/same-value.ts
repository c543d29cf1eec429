import { milesBetween } from '../../gazetteer/distance.ts'
import type { DraftField } from '../columns/fields.ts'
import { nameWords } from '../matching/name-key.ts'

/** Positions closer than this differ only by rounding. */
const sameSpotMiles = 0.05

export const isSameSpot = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  milesBetween(a, b) < sameSpotMiles

const streetWords: ReadonlyMap<string, string> = new Map(
  `street st|avenue ave|boulevard blvd|road rd|drive dr|lane ln|court ct|place pl|highway hwy|parkway pkwy|pky pkwy|square sq|terrace ter
  circle cir|north n|south s|east e|west w|northeast ne|northwest nw|southeast se|southwest sw|suite ste`
    .split(/\||\n\s*/)
    .map((entry) => entry.split(' '))
    .map(([word = '', short = '']) => [word, short] as const),
)
const streetKey = (address: string) =>
  nameWords(address)
    .map((word) => streetWords.get(word) ?? word)
    .join(' ')

const keys: Partial<Record<DraftField, (text: string) => string>> = {
  address: streetKey,
  postalCode: (code) => code.replaceAll(/\s/g, '').toUpperCase(),
  phone: (phone) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10})/, ''),
  email: (email) => email.toLowerCase(),
  website: (address) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, ''),
}

/** Whether two values are equal apart from formatting. Set `respelled` if the capitalization of `b` is a guess. */
export function isSameValue(field: DraftField, a: unknown, b: unknown, respelled: boolean): boolean {
  if (a === b) return true
  if (typeof a !== 'string' || typeof b !== 'string') return false
  const key = keys[field] ?? (respelled ? (text: string) => nameWords(text).join(' ') : undefined)
  return key !== undefined && key(a) === key(b)
}

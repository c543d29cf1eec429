import { states, type StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from './city-key.ts'
import { milesBetween, type Position } from './distance.ts'
import { packagedPostalCodes, type PackagedPostalCode } from './packages.ts'
import { placeIndex, type PlaceIndex } from './place-index.ts'
import type { Place } from './places.ts'

export interface PostalCode extends Position {
  /** Five digits, or a Canadian forward sortation area such as 'M5V'. */
  code: string
  city: string
  cityKey: string
  state: StateName
}

/** The first letter of a Canadian code names its province; X and Y are the territories, which are not served. */
const provinceByLetter: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
}

const stateByCode = new Map<string, StateName>(states.map(({ code, name }) => [code, name]))
const stateNames = new Set<string>(states.map(({ name }) => name))

/** Farther from the town it is named after, a position is a mistake of the list. */
const believableMiles = 60

/** Every postal code of the states and provinces served whose position is known. */
export function readPostalCodes(places: Place[]): PostalCode[] {
  const index = placeIndex(places)
  return packagedPostalCodes().flatMap((row) => {
    const found = row.country === 'US' ? zipCode(row, index) : sortationArea(row, index)
    return found === undefined ? [] : [found]
  })
}

function zipCode(row: PackagedPostalCode, index: PlaceIndex): PostalCode | undefined {
  const state = stateByCode.get(row.state)
  if (state === undefined) return undefined
  const place = index.named(row.city, state)
  const position = believable(positionOf(row), place)
  if (position === undefined) return undefined
  const city = place?.name ?? row.city
  return { code: row.zip, city, cityKey: cityKey(city), state, ...position }
}

/**
 * The list describes an area by its parts ('Etobicoke (new Toronto / Mimico South)'), with accents lost, and in some
 * rows a column off; so the town is one the description begins with, else the town that dominates the position.
 */
function sortationArea(row: PackagedPostalCode, index: PlaceIndex): PostalCode | undefined {
  const state = stateByCode.get(provinceByLetter[row.zip.charAt(0)] ?? '')
  if (state === undefined) return undefined
  const names = townNames(row)
  const named = names.flatMap((name) => index.named(name, state) ?? [])[0]
  const position = believable(positionOf(row), named)
  if (position === undefined) return undefined
  const city = (named ?? index.dominant(position, state))?.name ?? names[0]
  return city === undefined ? undefined : { code: row.zip, city, cityKey: cityKey(city), state, ...position }
}

function positionOf({ latitude, longitude }: PackagedPostalCode): Position | undefined {
  return latitude && longitude ? { lat: latitude, lng: longitude } : undefined
}

function believable(position: Position | undefined, place: Place | undefined): Position | undefined {
  if (place === undefined) return position
  if (position !== undefined && milesBetween(position, place) < believableMiles) return position
  return { lat: place.lat, lng: place.lng }
}

const sides =
  /^(?:downtown|central|north|south|east|west|northeast|northwest|southeast|southwest|old|upper|lower)\s+/i

function townNames({ zip, city, state }: PackagedPostalCode): string[] {
  const outside = city.replace(/\s*[(/].*$/, '')
  const inBrackets = /\(([^)]*)/.exec(city)?.[1]
  // A zero marks a rural area, whose post office stands in brackets; elsewhere they hold quarters.
  const described = zip.charAt(1) === '0' && inBrackets ? [inBrackets, outside] : [outside]
  return [...described, ...(stateNames.has(state) ? [] : [state])].flatMap(townNamesIn)
}

const withAccents = (text: string) =>
  text
    .replaceAll(/�(?=les?\b)/g, 'Î')
    .replaceAll('C�te', 'Côte')
    .replaceAll('�', 'é')

/** 'Downtown Toronto' may be Downtown Toronto, Downtown, Toronto; longest first, then without the side of town. */
function townNamesIn(description: string): string[] {
  const plain = withAccents(description)
    .replaceAll('- ', '-')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .trim()
  const tokens = plain.split(/\s+/)
  const beginnings = tokens.map((_, cut) => tokens.slice(0, tokens.length - cut).join(' '))
  return [
    ...beginnings,
    ...beginnings.filter((name) => sides.test(name)).map((name) => name.replace(sides, '')),
  ]
}

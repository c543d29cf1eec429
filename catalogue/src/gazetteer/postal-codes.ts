import { states, type StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from './city-key.ts'
import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
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

/** Provinces by the first letter of a Canadian code. X and Y are the territories, which are not served. */
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

/** A position farther than this from its town is an error in the data. */
const maxMilesFromTown = 60

/** All postal codes with a known position in the states and provinces served. */
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
  const place = index.findByName(row.city, state)
  const position = plausiblePosition(positionOf(row), place)
  if (position === undefined) return undefined
  const city = place?.name ?? row.city
  return { code: row.zip, city, cityKey: cityKey(city), state, ...position }
}

/**
 * The data describes an area by its neighborhoods ('Etobicoke (new Toronto / Mimico South)'), has lost its accents, and
 * some rows are shifted by one column. The town is the one that the description starts with, or else the dominant town
 * at the position.
 */
function sortationArea(row: PackagedPostalCode, index: PlaceIndex): PostalCode | undefined {
  const state = stateByCode.get(provinceByLetter[row.zip.charAt(0)] ?? '')
  if (state === undefined) return undefined
  const names = townNames(row)
  const named = names.flatMap((name) => index.findByName(name, state) ?? [])[0]
  const position = plausiblePosition(positionOf(row), named)
  if (position === undefined) return undefined
  const city = (named ?? index.findDominantTown(position, state))?.name ?? names[0]
  return city === undefined ? undefined : { code: row.zip, city, cityKey: cityKey(city), state, ...position }
}

function positionOf({ latitude, longitude }: PackagedPostalCode): Position | undefined {
  return latitude && longitude ? { lat: latitude, lng: longitude } : undefined
}

function plausiblePosition(position: Position | undefined, place: Place | undefined): Position | undefined {
  if (place === undefined) return position
  if (position !== undefined && milesBetween(position, place) < maxMilesFromTown) return position
  return { lat: place.lat, lng: place.lng }
}

const sidePrefix =
  /^(?:downtown|central|north|south|east|west|northeast|northwest|southeast|southwest|old|upper|lower)\s+/i

function townNames({ zip, city, state }: PackagedPostalCode): string[] {
  const beforeParentheses = city.replace(/\s*[(/].*$/, '')
  const inParentheses = /\(([^)]*)/.exec(city)?.[1]
  // A zero marks a rural area, where the parentheses hold the post office. Elsewhere they hold neighborhoods.
  const described =
    zip.charAt(1) === '0' && inParentheses ? [inParentheses, beforeParentheses] : [beforeParentheses]
  return [...described, ...(stateNames.has(state) ? [] : [state])].flatMap(townNamesIn)
}

const restoreAccents = (text: string) =>
  text
    .replaceAll(/�(?=les?\b)/g, 'Î')
    .replaceAll('C�te', 'Côte')
    .replaceAll('�', 'é')

/** Candidate names, longest first, then without the side of town: 'Downtown Toronto', 'Downtown', 'Toronto'. */
function townNamesIn(description: string): string[] {
  const plain = restoreAccents(description)
    .replaceAll('- ', '-')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .trim()
  const tokens = plain.split(/\s+/)
  const prefixes = tokens.map((_, cut) => tokens.slice(0, tokens.length - cut).join(' '))
  return [
    ...prefixes,
    ...prefixes.filter((name) => sidePrefix.test(name)).map((name) => name.replace(sidePrefix, '')),
  ]
}

import { states, type StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from './city-key.ts'
import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
import { packagedPlaces, type PackagedPlace } from './packages.ts'

export interface Place extends Position {
  id: number
  name: string
  key: string
  state: StateName
  population: number
  /** A neighborhood of a town that is listed separately. */
  isSection: boolean
}

/** GeoNames' province numbers. 12, 13 and 14 are the territories, which are not served. */
const provinceCodes: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
}

const stateByCode = new Map<string, StateName>(states.map(({ code, name }) => [code, name]))

function stateOfPlace({ country, adminCode }: PackagedPlace): StateName | undefined {
  if (country === 'US') return stateByCode.get(adminCode)
  if (country === 'CA') return stateByCode.get(provinceCodes[adminCode] ?? '')
  return country === 'PR' || country === 'VI' ? stateByCode.get(country) : undefined
}

/** GeoNames entries that are not inhabited places: historical places, regions, and buildings. */
const isExcluded = ({ name, featureCode }: PackagedPlace) =>
  featureCode === 'PPLQ' ||
  featureCode === 'PPLS' ||
  name.includes('(historical)') ||
  /Courthouse|Police/.test(name)

/** Strips qualifiers, as in 'City of Milford (balance)', and uses the postal service's names. */
const normalizeName = (name: string) =>
  name
    .replace(/\s*\(.*\)|,.*$/g, '')
    .replace(/^City of |^Village of /, '')
    .replace(/^New York City$/, 'New York')
    .replace(/^The Bronx$/, 'Bronx')
    .replace(/^Lexington-Fayette$/, 'Lexington')

/** Two rows with the same name this close together are duplicates. */
const sameTownMiles = 15

/** All places in the states and provinces served, most populous first, without duplicates. */
export function readPlaces(): Place[] {
  const places = packagedPlaces()
    .flatMap((row) => placeOf(row) ?? [])
    .toSorted((a, b) => b.population - a.population || a.id - b.id)
  const kept = new Map<string, Place[]>()
  return places.filter((place) => {
    const nameAndState = `${place.key} ${place.state}`
    const namesakes = kept.get(nameAndState) ?? []
    const isDuplicate = namesakes.some((other) => milesBetween(place, other) < sameTownMiles)
    if (!isDuplicate) kept.set(nameAndState, [...namesakes, place])
    return !isDuplicate
  })
}

function placeOf(row: PackagedPlace): Place | undefined {
  const state = stateOfPlace(row)
  if (state === undefined || isExcluded(row)) return undefined
  const [lng, lat] = row.loc.coordinates
  const name = normalizeName(row.name)
  return {
    id: row.cityId,
    name,
    key: cityKey(name),
    state,
    lat,
    lng,
    population: row.population,
    isSection: row.featureCode === 'PPLX',
  }
}

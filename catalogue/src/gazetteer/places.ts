import { states, type StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from './city-key.ts'
import { milesBetween, type Position } from './distance.ts'
import { packagedPlaces, type PackagedPlace } from './packages.ts'

export interface Place extends Position {
  id: number
  name: string
  key: string
  state: StateName
  population: number
  /** A quarter within a town that is a place of its own. */
  isSection: boolean
}

/** GeoNames numbers the provinces; 13 and 14, and 12, are the territories, which are not served. */
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

/** Gone, or never inhabited: GeoNames' historical places, a region, and buildings filed as places. */
const isNoPlace = ({ name, featureCode }: PackagedPlace) =>
  featureCode === 'PPLQ' ||
  featureCode === 'PPLS' ||
  name.includes('(historical)') ||
  /Courthouse|Police/.test(name)

/** 'City of Milford (balance)' is Milford; the rest as the post writes it. */
const plainName = (name: string) =>
  name
    .replace(/\s*\(.*\)|,.*$/g, '')
    .replace(/^City of |^Village of /, '')
    .replace(/^New York City$/, 'New York')
    .replace(/^The Bronx$/, 'Bronx')
    .replace(/^Lexington-Fayette$/, 'Lexington')

/** Two rows of one name this close are one town counted twice. */
const sameTownMiles = 15

/** Every place of the states and provinces served, the most populous first. */
export function readPlaces(): Place[] {
  const places = packagedPlaces()
    .flatMap((row) => placeOf(row) ?? [])
    .toSorted((a, b) => b.population - a.population || a.id - b.id)
  const kept = new Map<string, Place[]>()
  return places.filter((place) => {
    const named = `${place.key} ${place.state}`
    const namesakes = kept.get(named) ?? []
    const isSame = namesakes.some((other) => milesBetween(place, other) < sameTownMiles)
    if (!isSame) kept.set(named, [...namesakes, place])
    return !isSame
  })
}

function placeOf(row: PackagedPlace): Place | undefined {
  const state = stateOfPlace(row)
  if (state === undefined || isNoPlace(row)) return undefined
  const [lng, lat] = row.loc.coordinates
  const name = plainName(row.name)
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

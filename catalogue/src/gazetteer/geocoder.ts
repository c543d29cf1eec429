import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import zoneAt from '@photostructure/tz-lookup'
import type pg from 'pg'
import { readAddress, type TownReading } from './address-text.ts'
import { nearestAirports, type NearbyAirport } from './airports.ts'
import { findAreaTown } from './area-town.ts'
import { cityKey } from './city-key.ts'
import { complete } from './completion.ts'
import type { Position } from '@app/contract/rules/globe.ts'
import { cityLabel, postalCodeLabel } from './labels.ts'
import {
  findPlaces,
  findPostalCode,
  findStateCenter,
  type FoundPlace,
  type FoundPostalCode,
} from './lookups.ts'
import { nearestPlace } from './nearest-place.ts'
import { nearestPostalCode } from './nearest-postal-code.ts'

/** The best match for a text. Never a building: `precision` is the level of the match. */
export interface GeocodedPlace extends Position {
  label: string
  precision: 'postal code' | 'city' | 'state'
  state: StateName
  city: string | null
  postalCode: string | null
  /** That of a town, as far as it is known. */
  population: number | null
}

/** City and state of the nearest place (null if none is within 100 miles) and the IANA time zone. */
export interface LocatedPlace {
  city: string | null
  state: StateName | null
  timeZone: string
}

export interface Geocoder {
  /** Null if the text matches no place in the states and provinces served. Accepts any text. */
  geocode(text: string): Promise<GeocodedPlace | null>
  /** Places that complete the text, most populous first. At most 50. */
  complete(prefix: string, take: number): Promise<PlaceOption[]>
  /** Null if the coordinates are out of range. */
  locate(lat: number, lng: number): Promise<LocatedPlace | null>
  /** Like that of `locate`, without a query. */
  timeZoneAt(lat: number, lng: number): string | null
  /** The nearest postal code within 25 miles, or null. */
  postalCodeAt(lat: number, lng: number): Promise<string | null>
  /** The nearest airports with scheduled flights within 150 miles, at most `take`. */
  airportsNear(lat: number, lng: number, take: number): NearbyAirport[]
}

export const createGeocoder = (pool: pg.Pool): Geocoder => ({
  geocode: (text) => geocode(pool, text),
  complete: (prefix, take) => complete(pool, prefix, take),
  locate: (lat, lng) => locate(pool, { lat, lng }),
  timeZoneAt,
  postalCodeAt: (lat, lng) => nearestPostalCode(pool, { lat, lng }, 25),
  airportsNear: (lat, lng, take) => nearestAirports({ lat, lng }, take),
})

async function geocode(pool: pg.Pool, text: string): Promise<GeocodedPlace | null> {
  const reading = readAddress(text)
  const towns = reading.towns
    .map((town) => ({ ...town, key: cityKey(town.name) }))
    .filter(({ key }) => key !== '')
  const places = await findPlaces(pool, [...new Set(towns.map(({ key }) => key))])

  if (reading.postalCode) {
    const found = await findPostalCode(pool, reading.postalCode.code)
    const agrees = found?.state === reading.state || towns.some(({ key }) => key === found?.cityKey)
    const isTrusted = reading.postalCode.isCertain && reading.state === undefined
    if (found && (agrees || isTrusted)) return postalCodeResult(found)
  }
  const areaTown = await findAreaTown(pool, text)
  if (areaTown) return cityResult(areaTown)
  if (reading.state && reading.isStateAlone) return stateResult(pool, reading.state, places)
  const town = findTown(towns, places)
  if (town) return cityResult(town)
  return reading.state ? stateResult(pool, reading.state, []) : null
}

/** The most populous match for the first reading that has one. */
function findTown(towns: (TownReading & { key: string })[], places: FoundPlace[]): FoundPlace | undefined {
  for (const { key, states } of towns) {
    const found = places.find((place) => place.key === key && (states?.includes(place.state) ?? true))
    if (found) return found
  }
  return undefined
}

const postalCodeResult = ({ code, city, state, lat, lng }: FoundPostalCode): GeocodedPlace => ({
  label: postalCodeLabel(city, state, code),
  precision: 'postal code',
  lat,
  lng,
  state,
  city,
  postalCode: code,
  population: null,
})

const cityResult = ({ name, state, lat, lng, population }: FoundPlace): GeocodedPlace => ({
  label: cityLabel(name, state),
  precision: 'city',
  lat,
  lng,
  state,
  city: name,
  postalCode: null,
  population,
})

/** Prefers a city with the state's name if over a quarter of the state lives there: 'New York' means the city. */
async function stateResult(
  pool: pg.Pool,
  state: StateName,
  places: FoundPlace[],
): Promise<GeocodedPlace | null> {
  const center = await findStateCenter(pool, state)
  if (center === undefined) return null
  const namesake = places.find((place) => place.state === state)
  if (namesake && namesake.population * 4 > center.population) return cityResult(namesake)
  const { lat, lng } = center
  return { label: state, precision: 'state', lat, lng, state, city: null, postalCode: null, population: null }
}

const maxMiles = 100

const timeZoneAt = (lat: number, lng: number): string | null =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? zoneAt(lat, lng) : null

async function locate(pool: pg.Pool, position: Position): Promise<LocatedPlace | null> {
  const timeZone = timeZoneAt(position.lat, position.lng)
  if (timeZone === null) return null
  const place = await nearestPlace(pool, position, maxMiles)
  return {
    city: place?.name ?? null,
    state: place?.state ?? null,
    timeZone,
  }
}

import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import timeZoneAt from '@photostructure/tz-lookup'
import type pg from 'pg'
import { readAddress, type TownReading } from './address-text.ts'
import { cityKey } from './city-key.ts'
import { complete } from './completion.ts'
import type { Position } from './distance.ts'
import { cityLabel, postalCodeLabel } from './labels.ts'
import {
  findPlaces,
  findPostalCode,
  middleOfState,
  type FoundPlace,
  type FoundPostalCode,
} from './lookups.ts'
import { nearestPlace } from './nearest-place.ts'
import { nearestPostalCode } from './nearest-postal-code.ts'

/** A place for a text. Never a building: `precision` says how much of the text the position stands for. */
export interface GeocodedPlace extends Position {
  label: string
  precision: 'postal code' | 'city' | 'state'
  state: StateName
  city: string | null
  postalCode: string | null
}

/** City and state of the nearest place, null where none is within a hundred miles, and the IANA time zone. */
export interface Whereabouts {
  city: string | null
  state: StateName | null
  timeZone: string
}

export interface Geocoder {
  /** Null when the text names no place of the states and provinces served. Any text is allowed. */
  geocode(text: string): Promise<GeocodedPlace | null>
  /** Places that the text may go on with, the most populous first; at most 50. */
  complete(prefix: string, take: number): Promise<PlaceOption[]>
  /** Null when the numbers are no position on Earth. */
  locate(lat: number, lng: number): Promise<Whereabouts | null>
  /** The nearest postal code within 25 miles. */
  postalCodeAt(lat: number, lng: number): Promise<string | null>
}

export const createGeocoder = (pool: pg.Pool): Geocoder => ({
  geocode: (text) => geocode(pool, text),
  complete: (prefix, take) => complete(pool, prefix, take),
  locate: (lat, lng) => locate(pool, { lat, lng }),
  postalCodeAt: (lat, lng) => nearestPostalCode(pool, { lat, lng }, 25),
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
    if (found && (agrees || isTrusted)) return postalCodeAnswer(found)
  }
  if (reading.state && reading.isStateAlone) return stateAnswer(pool, reading.state, places)
  const town = likeliest(towns, places)
  if (town) return cityAnswer(town)
  return reading.state ? stateAnswer(pool, reading.state, []) : null
}

/** The most populous place of the first reading that has one. */
function likeliest(towns: (TownReading & { key: string })[], places: FoundPlace[]): FoundPlace | undefined {
  for (const { key, states } of towns) {
    const found = places.find((place) => place.key === key && (states?.includes(place.state) ?? true))
    if (found) return found
  }
  return undefined
}

const postalCodeAnswer = ({ code, city, state, lat, lng }: FoundPostalCode): GeocodedPlace => ({
  label: postalCodeLabel(city, state, code),
  precision: 'postal code',
  lat,
  lng,
  state,
  city,
  postalCode: code,
})

const cityAnswer = ({ name, state, lat, lng }: FoundPlace): GeocodedPlace => ({
  label: cityLabel(name, state),
  precision: 'city',
  lat,
  lng,
  state,
  city: name,
  postalCode: null,
})

/** 'New York' means the city: of a state, a namesake among `places` is meant where a quarter of its people live. */
async function stateAnswer(
  pool: pg.Pool,
  state: StateName,
  places: FoundPlace[],
): Promise<GeocodedPlace | null> {
  const middle = await middleOfState(pool, state)
  if (middle === undefined) return null
  const namesake = places.find((place) => place.state === state)
  if (namesake && namesake.population * 4 > middle.population) return cityAnswer(namesake)
  const { lat, lng } = middle
  return { label: state, precision: 'state', lat, lng, state, city: null, postalCode: null }
}

const mostMiles = 100

async function locate(pool: pg.Pool, position: Position): Promise<Whereabouts | null> {
  const isOnEarth = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180
  if (!isOnEarth) return null
  const place = await nearestPlace(pool, position, mostMiles)
  return {
    city: place?.name ?? null,
    state: place?.state ?? null,
    timeZone: timeZoneAt(position.lat, position.lng),
  }
}

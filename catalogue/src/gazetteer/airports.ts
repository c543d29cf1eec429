import { readFileSync } from 'node:fs'
import { milesBetween, type Position } from '@app/contract/rules/globe.ts'

export interface Airport extends Position {
  /** IATA code. */
  code: string
  name: string
  city: string
  isMajor: boolean
}

export type NearbyAirport = Airport & { miles: number }

/** Airports with scheduled flights, with tabs between code, name, city, latitude, longitude and `major`. See NOTICE. */
const file = new URL('airports.tsv', import.meta.url)

let airports: readonly Airport[] | undefined

/** Reads the file once. */
export const allAirports = () => (airports ??= readFileSync(file, 'utf8').trimEnd().split('\n').map(parse))

function parse(line: string): Airport {
  const [code = '', name = '', city = '', lat = '', lng = '', size] = line.split('\t')
  return { code, name, city, lat: Number(lat), lng: Number(lng), isMajor: size === 'major' }
}

/** A drive of about three hours. Farther ones say nothing about a place. */
const farthestMiles = 150

/**
 * The nearest airports, nearest first. The last one is the nearest major airport if none of the others is major, because
 * teams from afar land there.
 */
export function nearestAirports(position: Position, take: number): NearbyAirport[] {
  const near = allAirports()
    .map((airport) => ({ ...airport, miles: milesBetween(position, airport) }))
    .filter(({ miles }) => miles <= farthestMiles)
    .toSorted((a, b) => a.miles - b.miles)
  const nearest = near.slice(0, take)
  const major = near.find(({ isMajor }) => isMajor)
  return major === undefined || nearest.includes(major) ? nearest : [...nearest.slice(0, -1), major]
}

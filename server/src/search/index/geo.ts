import { earthRadiusMiles } from '@app/contract/rules/globe.ts'

const radiansPerDegree = Math.PI / 180

export interface Position {
  lat: number
  lng: number
}
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}
export interface Vector {
  x: number
  y: number
  z: number
}

/** Allows longitudes one turn beyond ±180°, which maps produce when dragged past the antimeridian. */
export const isPosition = ({ lat, lng }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 540

/** The same meridian in [-180, 180). */
export const wrapLongitude = (lng: number) =>
  lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180

export const unitVector = ({ lat, lng }: Position): Vector => ({
  x: Math.cos(lat * radiansPerDegree) * Math.cos(lng * radiansPerDegree),
  y: Math.cos(lat * radiansPerDegree) * Math.sin(lng * radiansPerDegree),
  z: Math.sin(lat * radiansPerDegree),
})

/**
 * Great-circle miles from the squared chord between two unit vectors. Not from the cosine, which rounds to 1 in floating
 * point for distances below 0.1 meter.
 */
export const milesOfChord = (squaredChord: number) =>
  2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2))

/** Rounds to 0.001 miles, so that distances equal those computed in SQL. */
export const roundMiles = (miles: number) => Math.round(miles * 1000) / 1000

export function chordOfMiles(miles: number): number {
  const angle = miles / earthRadiusMiles
  return angle >= Math.PI ? Infinity : 4 * Math.sin(angle / 2) ** 2
}

/** Degrees eastward from one meridian to another, in [0, 360). Both must be wrapped. */
export const degreesEast = (from: number, to: number) => (to >= from ? to - from : to - from + 360)

/** Bounds as a wrapped western edge and a width in degrees, so that crossing the antimeridian is no special case. */
export interface Window {
  south: number
  north: number
  west: number
  width: number
}

export function windowOf({ west, south, east, north }: Bounds): Window {
  if (east - west >= 360) return { south, north, west: -180, width: 360 }
  const from = wrapLongitude(west)
  return { south, north, west: from, width: degreesEast(from, wrapLongitude(east)) }
}

/** The smallest window that contains the circle. Around a pole it spans all meridians. */
export function windowAround({ lat, lng }: Position, miles: number): Window {
  const angle = miles / earthRadiusMiles
  // Adds a thousandth of a degree so that rounding never cuts into the circle.
  const reach = angle / radiansPerDegree + 0.001
  const south = lat - reach
  const north = lat + reach
  if (south <= -90 || north >= 90) return { south, north, west: -180, width: 360 }
  const side =
    Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat * radiansPerDegree))) / radiansPerDegree + 0.001
  if (side >= 180) return { south, north, west: -180, width: 360 }
  return { south, north, west: wrapLongitude(lng - side), width: 2 * side }
}

/** The latitude at which the web Mercator map ends, which makes it square. */
const maxLatitude = 85.05112878

/** The web Mercator y coordinate: 0 at the map's northern edge, 1 at its southern edge. */
export function mercatorY(lat: number): number {
  const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, lat))
  const sine = Math.sin((clamped * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

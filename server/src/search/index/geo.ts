/** Mean radius of the Earth. */
export const earthRadiusMiles = 3958.7613

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

/** Longitudes may have gone once round the world, as those of a map that was dragged past its edge. */
export const isPosition = ({ lat, lng }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 540

/** The same meridian as degrees from -180 up to, but not including, 180. */
export const wrapLongitude = (lng: number) =>
  lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180

export const unitVector = ({ lat, lng }: Position): Vector => ({
  x: Math.cos(lat * radiansPerDegree) * Math.cos(lng * radiansPerDegree),
  y: Math.cos(lat * radiansPerDegree) * Math.sin(lng * radiansPerDegree),
  z: Math.sin(lat * radiansPerDegree),
})

/**
 * Great-circle miles from the square of the chord between two unit vectors. The chord, not the cosine, because the
 * cosine of an angle below 0.1 metre is 1 in floating point.
 */
export const milesOfChord = (squaredChord: number) =>
  2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2))

export function chordOfMiles(miles: number): number {
  const angle = miles / earthRadiusMiles
  return angle >= Math.PI ? Infinity : 4 * Math.sin(angle / 2) ** 2
}

/** Degrees eastwards from a meridian to another, from 0 up to 360. Both must be wrapped. */
export const degreesEast = (from: number, to: number) => (to >= from ? to - from : to - from + 360)

/** Bounds with a wrapped western edge and a width; bounds that cross the antimeridian have their west east of their east. */
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

/** The smallest window that holds the circle; round a pole it takes all meridians. */
export function windowAround({ lat, lng }: Position, miles: number): Window {
  const angle = miles / earthRadiusMiles
  // A thousandth of a degree more than computed, so that rounding never cuts the circle.
  const reach = angle / radiansPerDegree + 0.001
  const south = lat - reach
  const north = lat + reach
  if (south <= -90 || north >= 90) return { south, north, west: -180, width: 360 }
  const side =
    Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat * radiansPerDegree))) / radiansPerDegree + 0.001
  if (side >= 180) return { south, north, west: -180, width: 360 }
  return { south, north, west: wrapLongitude(lng - side), width: 2 * side }
}

/** Where web mercator ends: the map is as high as wide. */
const maxLatitude = 85.05112878

/** How far down the map, from 0 at its northern edge to 1. */
export function mercatorY(lat: number): number {
  const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, lat))
  const sine = Math.sin((clamped * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

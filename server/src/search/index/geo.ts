/** Mean radius of the Earth. */
export const EARTH_RADIUS_MILES = 3958.7613

const RADIANS = Math.PI / 180

export type Position = { lat: number; lng: number }
export type Bounds = { west: number; south: number; east: number; north: number }
export type Vector = { x: number; y: number; z: number }

/** Longitudes may have gone once round the world, as those of a map that was dragged past its edge. */
export const isPosition = ({ lat, lng }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 540

/** The same meridian as degrees from -180 up to, but not including, 180. */
export const wrapLongitude = (lng: number): number =>
  lng >= -180 && lng < 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180

export const unitVector = ({ lat, lng }: Position): Vector => ({
  x: Math.cos(lat * RADIANS) * Math.cos(lng * RADIANS),
  y: Math.cos(lat * RADIANS) * Math.sin(lng * RADIANS),
  z: Math.sin(lat * RADIANS),
})

/**
 * Great-circle miles from the square of the chord between two unit vectors. The chord, not the cosine, because the
 * cosine of an angle below 0.1 metre is 1 in floating point.
 */
export const milesOfChord = (squaredChord: number): number =>
  2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2))

export const chordOfMiles = (miles: number): number => {
  const angle = miles / EARTH_RADIUS_MILES
  return angle >= Math.PI ? Infinity : 4 * Math.sin(angle / 2) ** 2
}

/** Degrees eastwards from a meridian to another, from 0 up to 360. Both must be wrapped. */
export const degreesEast = (from: number, to: number): number => (to >= from ? to - from : to - from + 360)

/** Bounds with a wrapped western edge and a width; bounds that cross the antimeridian have their west east of their east. */
export type Window = { south: number; north: number; west: number; width: number }

export const windowOf = ({ west, south, east, north }: Bounds): Window => {
  if (east - west >= 360) return { south, north, west: -180, width: 360 }
  const from = wrapLongitude(west)
  return { south, north, west: from, width: degreesEast(from, wrapLongitude(east)) }
}

/** The smallest window that holds the circle; round a pole it takes all meridians. */
export const windowAround = ({ lat, lng }: Position, miles: number): Window => {
  const angle = miles / EARTH_RADIUS_MILES
  // A thousandth of a degree more than computed, so that rounding never cuts the circle.
  const reach = angle / RADIANS + 0.001
  const south = lat - reach
  const north = lat + reach
  if (south <= -90 || north >= 90) return { south, north, west: -180, width: 360 }
  const side = Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat * RADIANS))) / RADIANS + 0.001
  if (side >= 180) return { south, north, west: -180, width: 360 }
  return { south, north, west: wrapLongitude(lng - side), width: 2 * side }
}

/** Where web mercator ends: the map is as high as wide. */
const MOST_LATITUDE = 85.05112878

/** How far down the map, from 0 at its northern edge to 1. */
export const mercatorY = (lat: number): number => {
  const clamped = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat))
  const sine = Math.sin((clamped * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

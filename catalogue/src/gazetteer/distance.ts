export interface Position {
  lat: number
  lng: number
}

const earthRadiusMiles = 3958.8
const radians = Math.PI / 180

/** Miles per degree of latitude. */
export const milesPerDegree = earthRadiusMiles * radians

/** Great-circle distance in miles. */
export function milesBetween(a: Position, b: Position): number {
  const byLat = Math.sin(((b.lat - a.lat) * radians) / 2)
  const byLng = Math.sin(((b.lng - a.lng) * radians) / 2)
  const chord = byLat * byLat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * byLng * byLng
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}

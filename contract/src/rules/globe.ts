export interface Position {
  lat: number
  lng: number
}

/** Mean radius of the Earth. */
export const earthRadiusMiles = 3958.7613

const radians = Math.PI / 180

/** Miles per degree of latitude. */
export const milesPerDegree = earthRadiusMiles * radians

/** Great-circle distance, by the haversine formula. */
export function milesBetween(one: Position, other: Position): number {
  const [south, north] = [one.lat * radians, other.lat * radians]
  const haversine =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(((other.lng - one.lng) * radians) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

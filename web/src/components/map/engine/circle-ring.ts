import { earthRadiusMiles } from '@app/contract/rules/globe.ts'
import type { MapCircle } from '../market-view.ts'

const radians = Math.PI / 180
const points = 128

/** The closed line of all points at a distance on the globe. Empty if the circle contains a pole. */
export function circleRing({ lat, lng, miles }: MapCircle): [lng: number, lat: number][] {
  const angle = miles / earthRadiusMiles
  const [sine, cosine] = [Math.sin(lat * radians), Math.cos(lat * radians)]
  if (Math.abs(lat * radians) + angle >= Math.PI / 2) return []
  return Array.from({ length: points + 1 }, (_, at) => {
    const bearing = (2 * Math.PI * (at % points)) / points
    const north = Math.asin(sine * Math.cos(angle) + cosine * Math.sin(angle) * Math.cos(bearing))
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * cosine,
      Math.cos(angle) - sine * Math.sin(north),
    )
    return [lng + east / radians, north / radians]
  })
}

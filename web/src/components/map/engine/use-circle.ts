import { earthRadiusMiles } from '@app/contract/rules/globe.ts'
import type { Map as GlMap } from 'maplibre-gl'
import { useMemo } from 'react'
import type { MapCircle } from '../market-view.ts'
import { useShape, type ShapeStyle } from './use-shape.ts'

const style: ShapeStyle = {
  id: 'search-circle',
  layers: [
    { type: 'fill', paint: { 'fill-opacity': 0.06 } },
    { type: 'line', paint: { 'line-width': 1.5, 'line-dasharray': [3, 2] } },
  ],
  color: 'circle',
}

/** Draws the area of a search near a place. */
export function useCircle(map: GlMap | undefined, circle: MapCircle | undefined) {
  const { lat, lng, miles } = circle ?? {}
  const area = useMemo<GeoJSON.Polygon | undefined>(
    () =>
      lat === undefined || lng === undefined || miles === undefined
        ? undefined
        : { type: 'Polygon', coordinates: [circleRing({ lat, lng, miles })] },
    [lat, lng, miles],
  )
  useShape(map, style, area)
}

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

import { earthRadiusMiles } from '@app/contract/rules/globe.ts'
import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl'
import { useEffect } from 'react'
import type { MapCircle } from '../market-view.ts'
import { readColors, watchTheme } from './map-colors.ts'
import { whenStyled } from './when-styled.ts'

const id = 'search-circle'

/** Draws the area of a search near a place. */
export function useCircle(map: GlMap | undefined, circle: MapCircle | undefined) {
  const { lat, lng, miles } = circle ?? {}
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined || miles === undefined) return undefined
    let isStopped = false
    const draw = async () => {
      await whenStyled(map)
      if (isStopped) return
      const data: GeoJSON.Polygon = { type: 'Polygon', coordinates: [circleRing({ lat, lng, miles })] }
      const source = map.getSource<GeoJSONSource>(id)
      // Fails only if the map is removed meanwhile.
      if (source) source.setData(data).catch(() => {})
      else addCircle(map, data)
    }
    const unwatch = watchTheme(() => paint(map))
    draw().catch(() => {})
    return () => {
      isStopped = true
      unwatch()
      map
        .getSource<GeoJSONSource>(id)
        ?.setData({ type: 'FeatureCollection', features: [] })
        .catch(() => {})
    }
  }, [map, lat, lng, miles])
}

function addCircle(map: GlMap, data: GeoJSON.Polygon) {
  map.addSource(id, { type: 'geojson', data })
  map.addLayer({ id: `${id}-area`, type: 'fill', source: id, paint: { 'fill-opacity': 0.06 } })
  map.addLayer({
    id: `${id}-edge`,
    type: 'line',
    source: id,
    paint: { 'line-width': 1.5, 'line-dasharray': [3, 2] },
  })
  paint(map)
}

function paint(map: GlMap) {
  if (!map.getLayer(`${id}-edge`)) return
  const { circle } = readColors(map.getContainer())
  map.setPaintProperty(`${id}-area`, 'fill-color', circle)
  map.setPaintProperty(`${id}-edge`, 'line-color', circle)
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

import type { Map as GlMap } from 'maplibre-gl'
import { useEffect } from 'react'
import { regions } from 'virtual:basemap'
import { contains } from '../../../../basemap/geometry.ts'
import type { MapBounds, Position } from '../map-profile.ts'
import { fetchBasemap } from './show-basemap.ts'
import { whenStyled } from './when-styled.ts'

/** A view wider than this, in degrees, is about the whole country. */
const wide = 14

/** Lets the state or province in the middle of the view stand out. */
export function useFocusRegion(map: GlMap | undefined, { west, south, east, north }: MapBounds) {
  useEffect(() => {
    if (!map) return undefined
    let isOver = false
    const middle = { lat: (south + north) / 2, lng: (west + east) / 2 }
    const show = async () => {
      await whenStyled(map)
      const here = east - west > wide ? [] : regionsAt(await fetchBasemap(), middle)
      if (!isOver) map.setGlobalStateProperty('focus', here.length > 0 ? here : served)
    }
    // Without the basemap, of which whoever shows it tells, nothing can stand out.
    show().catch(() => {})
    return () => {
      isOver = true
    }
  }, [map, west, south, east, north])
}

const served = regions.map(({ code }) => code)
const isRegion = (kind: unknown) => kind === 'state' || kind === 'province'

function regionsAt(features: GeoJSON.Feature[], { lng, lat }: Position): string[] {
  return features.flatMap(({ geometry, properties }) => {
    if (!isRegion(properties?.kind) || geometry.type !== 'MultiPolygon') return []
    const isHere = geometry.coordinates.some(([outer = []]) =>
      contains(
        outer.map(([x = 0, y = 0]) => [x, y] as const),
        [lng, lat],
      ),
    )
    return isHere ? [String(properties.code)] : []
  })
}

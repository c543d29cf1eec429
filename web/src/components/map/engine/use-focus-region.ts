import type { Map as GlMap } from 'maplibre-gl'
import { use, useEffect } from 'react'
import { regions } from 'virtual:basemap'
import { contains } from '../../../../basemap/geometry.ts'
import type { MapBounds, Position } from '../map-profile.ts'
import { MapSettingsContext } from '../map-settings.ts'
import { fetchBasemap } from './show-basemap.ts'
import { whenStyled } from './when-styled.ts'

/** In degrees. Wider views highlight no region. */
const maxWidth = 14

/** Highlights the state or province in the center of the view. */
export function useFocusRegion(map: GlMap | undefined, { west, south, east, north }: MapBounds) {
  const { styleUrl } = use(MapSettingsContext)
  useEffect(() => {
    // A style of others has no regions.
    if (!map || styleUrl !== null) return undefined
    let isStopped = false
    const center = { lat: (south + north) / 2, lng: (west + east) / 2 }
    const show = async () => {
      await whenStyled(map)
      const here = east - west > maxWidth ? [] : regionsAt(await fetchBasemap(), center)
      if (!isStopped) map.setGlobalStateProperty('focus', here.length > 0 ? here : served)
    }
    // useMap reports a basemap that failed to load.
    show().catch(() => {})
    return () => {
      isStopped = true
    }
  }, [map, styleUrl, west, south, east, north])
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

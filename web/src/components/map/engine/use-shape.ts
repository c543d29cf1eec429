import type { FillLayerSpecification, GeoJSONSource, LineLayerSpecification, Map as GlMap } from 'maplibre-gl'
import { useEffect } from 'react'
import { readColors, watchTheme, type MapColors } from './map-colors.ts'
import { whenStyled } from './when-styled.ts'

export interface ShapeStyle {
  /** Of its source. */
  id: string
  layers: readonly (
    | Pick<FillLayerSpecification, 'type' | 'paint'>
    | Pick<LineLayerSpecification, 'type' | 'paint'>
  )[]
  color: keyof MapColors
}

/** Draws a shape in a color of the theme, below the pins. `style` and `shape` have to be the same objects until they change. */
export function useShape(map: GlMap | undefined, style: ShapeStyle, shape: GeoJSON.Geometry | undefined) {
  useEffect(() => {
    if (!map || shape === undefined) return undefined
    let isStopped = false
    const draw = async () => {
      await whenStyled(map)
      if (isStopped) return
      const source = map.getSource<GeoJSONSource>(style.id)
      // Fails only if the map is removed meanwhile.
      if (source) source.setData(shape).catch(() => {})
      else add(map, style, shape)
    }
    const unwatch = watchTheme(() => paint(map, style))
    draw().catch(() => {})
    return () => {
      isStopped = true
      unwatch()
      map
        .getSource<GeoJSONSource>(style.id)
        ?.setData({ type: 'FeatureCollection', features: [] })
        .catch(() => {})
    }
  }, [map, style, shape])
}

const layerId = ({ id }: ShapeStyle, type: string) => `${id}-${type}`

function add(map: GlMap, style: ShapeStyle, data: GeoJSON.Geometry) {
  map.addSource(style.id, { type: 'geojson', data })
  for (const layer of style.layers)
    map.addLayer({ ...layer, id: layerId(style, layer.type), source: style.id })
  paint(map, style)
}

function paint(map: GlMap, style: ShapeStyle) {
  if (!map.getSource(style.id)) return
  const color = readColors(map.getContainer())[style.color]
  for (const { type } of style.layers) map.setPaintProperty(layerId(style, type), `${type}-color`, color)
}

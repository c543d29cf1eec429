import { feature } from 'topojson-client'
import type { BasemapDetail, BasemapOverview, Label } from '../../../../basemap/basemap-format.ts'
import type { Topology } from '../../../../basemap/topology.ts'

/** Decodes the files to features. The style's layers select them by their `kind`. */
export function decodeOverview({
  states,
  neighbors,
  south,
  lakes,
  shores,
  regionLabels,
  places,
}: BasemapOverview): GeoJSON.Feature[] {
  return [
    ...decode(south, 'countries', { kind: 'country' }),
    ...decode(south, 'outlines', { kind: 'outline' }),
    ...decode(neighbors, 'marked', { kind: 'border' }),
    ...decode(neighbors, 'countries', { kind: 'country' }),
    ...decode(neighbors, 'regions', { kind: 'province' }),
    ...decode(neighbors, 'outlines', { kind: 'outline' }),
    ...decode(states, 'regions', { kind: 'state' }),
    ...decode(states, 'outlines', { kind: 'outline' }),
    ...decode(lakes, 'outer', { kind: 'outer lake' }),
    ...decode(shores, 'shores', { kind: 'outline' }),
    ...decode(lakes, 'inner', { kind: 'inner lake' }),
    ...regionLabels.map(pointOf('region name')),
    ...places.map(pointOf('place')),
  ]
}

export function decodeDetail({ counties, countyLabels, places }: BasemapDetail): GeoJSON.Feature[] {
  return [
    ...(counties ? decode(counties, 'outlines', { kind: 'county' }) : []),
    ...countyLabels.map(pointOf('county name')),
    ...places.map(pointOf('place')),
  ]
}

export const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

function decode(topology: Topology, name: string, properties: Record<string, unknown>): GeoJSON.Feature[] {
  const object = topology.objects[name]
  if (object === undefined) return []
  const decoded = feature(topology, object)
  const features = decoded.type === 'FeatureCollection' ? decoded.features : [decoded]
  return features.map(({ id, geometry }) => ({
    type: 'Feature',
    geometry,
    properties: id === undefined ? properties : { ...properties, code: id },
  }))
}

const pointOf =
  (kind: string) =>
  ([name, lng, lat, zoom]: Label): GeoJSON.Feature => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { kind, name, zoom },
  })

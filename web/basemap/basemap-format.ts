import type { Box } from './geometry.ts'
import type { Topology } from './topology.ts'

/** From this zoom on the map shows a region's detail: counties and smaller places. */
export const detailZoom = 7

/** What is written on the map: the text, where, and from which zoom on. */
export type Label = [text: string, lng: number, lat: number, zoom: number]

/** What every view of the map needs. */
export interface BasemapOverview {
  /** `regions` (states of the United States, by code) and their `outlines`. */
  states: Topology
  /**
   * `regions` (provinces, by code), `countries`, their `outlines`, and as `marked` the border with the United States,
   * where the two atlases do not quite meet.
   */
  neighbors: Topology
  /** `countries` south of those. */
  south: Topology
  /** `outer` lakes cut into the states' shores, whose own lines are better; `inner` ones lie within states. */
  lakes: Topology
  /** The `shores` of outer lakes where no state has one. */
  shores: Topology
  regionLabels: Label[]
  /** The places shown up to the zoom at which a region's detail comes. */
  places: Label[]
}

/** What a near view of one state or province needs. */
export interface BasemapDetail {
  /** The `outlines` of counties. */
  counties?: Topology
  countyLabels: Label[]
  places: Label[]
}

/** Where a region's detail is, and the box it is for. */
export interface BasemapRegion {
  code: string
  url: string
  box: Box
}

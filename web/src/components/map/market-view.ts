import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import type { MapBounds, Position } from './map-profile.ts'
import { counted } from '../format.ts'

/** The visible area. `zoom` doubles the scale with each step; at 0 the world is 512 pixels wide. */
export interface MapArea {
  bounds: MapBounds
  zoom: number
}

export interface MapPlace extends Position {
  id: string
  name: string
  /** Marks it with the color and icon of the category. */
  category?: PlaceCategoryName | undefined
  /** One runs today. Marked with a dot. */
  hasPromotion?: boolean | undefined
}

export interface MapMarker extends MapPlace {
  isPromoted: boolean
  /** On the days of a search. Others are unknown, and hollow. */
  isFree?: boolean | undefined
  /** Drawn instead of a marker. */
  tag?: PinTag | undefined
}

/** A figure as the marker of a place, such as a price. */
export interface PinTag {
  text: string
  /** What screen readers say instead. */
  words: string
  /** Dashed: there is nothing to have. */
  isOff?: boolean
}

/** A place that everything else on the map is around, always labeled with its name. */
export type Landmark = Pick<MapPlace, 'id' | 'name' | keyof Position>

/** Circles of so many miles around a place. */
export interface MapRings extends Position {
  miles: readonly number[]
}

/** Several places near one another, at their mean position. */
export interface MapCluster extends Position {
  count: number
  bounds: MapBounds
  /** All of its places, if they are known. */
  markers?: readonly MapMarker[]
}

/** The places of a pin, if they are known. */
export const markersOf = (pin: MapMarker | MapCluster): readonly MapMarker[] | undefined =>
  'count' in pin ? pin.markers : [pin]

/** The area of a search near a place. */
export interface MapCircle extends Position {
  miles: number
}

/** Every place of an area is one marker or counted in one cluster. */
export interface MarketView {
  markers: MapMarker[]
  clusters: MapCluster[]
  count: number
  circle?: MapCircle
}

export type LoadMarketView = (area: MapArea, signal: AbortSignal) => Promise<MarketView>

export interface MapNoun {
  one: string
  other: string
}

export const countOf = (n: number, { one, other }: MapNoun) => counted(n, one, other)

import type { MapBounds, MapProfile, Position } from './map-profile.ts'
import type { LoadMarketView, MapNoun } from './market-view.ts'

export interface PlaceMapProps {
  profile: MapProfile
  /** Others of its kind around it. */
  nearby: readonly MapProfile[]
  className?: string
}

export interface PinMapProps {
  position: Position | null
  onChange: (position: Position) => void
  label: string
  className?: string
}

export interface MarketMapProps {
  /** The bounds to show. Other bounds move the map. */
  bounds: MapBounds
  load: LoadMarketView
  /** Identifies the search: when it changes, the map reloads. */
  loadKey: string
  /** The place to highlight, such as that of the card under the pointer, and its position, in case no marker shows it. */
  activeId: string | null
  activePosition?: Position | null
  /** Called with the place whose marker is hovered, focused or open. */
  onActivate: (id: string | null) => void
  infoFor: (id: string, signal: AbortSignal) => Promise<MapProfile>
  /** Called by 'Search this area', which appears once the map was moved. */
  onSearchArea: (bounds: MapBounds) => void
  /** Such as 'Facilities on the map'. */
  label: string
  noun: MapNoun
}

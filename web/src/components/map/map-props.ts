import type { RenderAction } from './map-info-window.tsx'
import type { MapBounds, MapProfile, Position } from './map-profile.ts'
import type { Landmark, LoadMarketView, MapNoun, MapPlace, MapRings } from './market-view.ts'

type LoadInfo = (id: string, signal: AbortSignal) => Promise<MapProfile>

export interface PlaceMapProps {
  profile: MapProfile
  /** Others around it. */
  nearby: readonly MapPlace[]
  /** What the others are. */
  noun: MapNoun
  /** Loads one of the others. */
  infoFor: LoadInfo
  /** For the others. */
  renderAction?: RenderAction | undefined
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
  infoFor: LoadInfo
  renderAction?: RenderAction | undefined
  /** Called by 'Search this area', which appears once the map was moved. Without it, there is no such button. */
  onSearchArea?: (bounds: MapBounds) => void
  landmarks?: readonly Landmark[]
  /** Shown with a scale, where distances count. */
  rings?: MapRings | undefined
  /** What to know of the places that are shown, such as that there are others. */
  note?: string | undefined
  /** Such as 'Facilities on the map'. */
  label: string
  noun: MapNoun
}

export interface NumberedPlace extends Position {
  id: string
  name: string
  /** In the list. */
  number: number
}

export interface NumberedMapProps {
  places: readonly NumberedPlace[]
  label: string
  /** Called with the place whose number is pressed. */
  onPress: (id: string) => void
}

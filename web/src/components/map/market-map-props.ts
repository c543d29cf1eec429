import type { MapBounds, MapProfile, Position } from './map-profile.ts'
import type { LoadMarketView, MapNoun } from './market-view.ts'

export interface MarketMapProps {
  /** The box to show; another one moves the map there. */
  bounds: MapBounds
  /** Where the map begins, in place of the box. */
  initialView?: { center: Position; zoom: number }
  /** Asked whenever the map has come to rest elsewhere. */
  load: LoadMarketView
  /** What is searched for: when it changes, the map asks anew. */
  loadKey: string
  /** The place to make out, such as that of the card under the pointer, and where it is, in case no marker shows it. */
  activeId?: string | null
  activePosition?: Position | null
  /** The place whose marker is pointed at, focused or open. */
  onActivate?: (id: string | null) => void
  infoFor: (id: string, signal: AbortSignal) => Promise<MapProfile>
  /** Offers 'Search this area' once the map has been moved. */
  onSearchArea?: (bounds: MapBounds) => void
  /** What the map shows: 'Facilities on the map'. */
  label: string
  noun?: MapNoun
  styleUrl?: string
  className?: string
}

import { memo, useMemo, type SyntheticEvent } from 'react'
import { classNames } from '../../class-names.ts'
import type { Position } from '../map-profile.ts'
import { countOf, type MapCluster, type MapMarker, type MapNoun } from '../market-view.ts'
import { MarkerIcon } from '../marker-icon.tsx'
import { usePlace } from './placed.tsx'
import styles from './pins.module.css'
import type { Placer } from './placer.ts'
import { count } from '../../../page/format.ts'

interface MarketPinsProps {
  placer: Placer
  markers: readonly MapMarker[]
  clusters: readonly MapCluster[]
  noun: MapNoun
  activeId: string | null
  openId: string | null
  onOpen: (marker: MapMarker) => void
  onZoom: (cluster: MapCluster, event: SyntheticEvent) => void
  onActivate: (id: string | null) => void
}

/** The buttons of markers and clusters, in reading order. */
export function MarketPins({ markers, clusters, activeId, openId, noun, onZoom, ...props }: MarketPinsProps) {
  const pins = useMemo(
    () => inReadingOrder<MapMarker | MapCluster>([...markers, ...clusters]),
    [markers, clusters],
  )
  return pins.map((pin) =>
    'count' in pin ? (
      <ClusterPin
        key={`${pin.bounds.west} ${pin.bounds.south} ${pin.count}`}
        placer={props.placer}
        cluster={pin}
        noun={noun}
        onZoom={onZoom}
      />
    ) : (
      <MarkerPin
        key={pin.id}
        marker={pin}
        isActive={pin.id === activeId || pin.id === openId}
        isOpen={pin.id === openId}
        {...props}
      />
    ),
  )
}

interface MarkerPinProps extends Pick<MarketPinsProps, 'placer' | 'onOpen' | 'onActivate'> {
  marker: MapMarker
  isActive: boolean
  isOpen: boolean
}

export const MarkerPin = memo(function MarkerPin({ marker, isActive, isOpen, ...props }: MarkerPinProps) {
  const { placer, onOpen, onActivate } = props
  const { id, name, isPromoted } = marker
  const activate = () => onActivate(id)
  const deactivate = () => onActivate(null)
  return (
    <button
      ref={usePlace(placer, marker)}
      type="button"
      className={classNames(
        styles.pin,
        styles.marker,
        isPromoted && styles.isPromoted,
        isActive && styles.isActive,
      )}
      aria-label={isPromoted ? `${name}, promoted` : name}
      aria-expanded={isOpen}
      onClick={() => onOpen(marker)}
      onPointerEnter={activate}
      onPointerLeave={deactivate}
      onFocus={activate}
      onBlur={deactivate}
    >
      <MarkerIcon kind={isPromoted ? 'star' : 'circle'} color="inherit" />
    </button>
  )
})

interface ClusterPinProps extends Pick<MarketPinsProps, 'placer' | 'noun' | 'onZoom'> {
  cluster: MapCluster
}

const ClusterPin = memo(function ClusterPin({ placer, cluster, noun, onZoom }: ClusterPinProps) {
  return (
    <button
      ref={usePlace(placer, cluster)}
      type="button"
      className={styles.pin}
      aria-label={`${countOf(cluster.count, noun)}, zoom in`}
      onClick={(event) => onZoom(cluster, event)}
    >
      <span className={styles.count}>{count(cluster.count)}</span>
    </button>
  )
})

/** Shows the position of a place that is part of a cluster at this zoom. */
export function ActiveDot({ placer, position }: { placer: Placer; position: Position }) {
  return (
    <span
      ref={usePlace(placer, position)}
      className={classNames(styles.pin, styles.marker, styles.isActive, styles.isStill)}
    >
      <MarkerIcon kind="circle" color="inherit" />
    </span>
  )
}

const rowsPerView = 12

/** Sorts by rows of about a pin's height from top to bottom, and within a row from left to right. */
export function inReadingOrder<P extends Position>(places: readonly P[]): P[] {
  const lats = places.map(({ lat }) => lat)
  const top = Math.max(...lats)
  const height = (top - Math.min(...lats)) / rowsPerView || 1
  const rowOf = ({ lat }: Position) => Math.floor((top - lat) / height)
  return places.toSorted((a, b) => rowOf(a) - rowOf(b) || a.lng - b.lng)
}

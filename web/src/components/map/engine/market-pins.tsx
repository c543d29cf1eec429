import { memo, useMemo, type SyntheticEvent } from 'react'
import { classNames } from '../../class-names.ts'
import type { Position } from '../map-profile.ts'
import { countOf, type MapCluster, type MapMarker, type MapNoun } from '../market-view.ts'
import { MarkerIcon } from '../marker-icon.tsx'
import { usePlace } from './placed.tsx'
import styles from './pins.module.css'
import type { Placer } from './placer.ts'
import { inReadingOrder } from './reading-order.ts'
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

/** Buttons for what the map shows, in reading order. */
export function MarketPins({
  markers,
  clusters,
  activeId,
  openId,
  placer,
  noun,
  onZoom,
  ...handlers
}: MarketPinsProps) {
  const pins = useMemo(
    () => inReadingOrder<MapMarker | MapCluster>([...markers, ...clusters]),
    [markers, clusters],
  )
  return pins.map((pin) =>
    'count' in pin ? (
      <ClusterPin
        key={`${pin.bounds.west} ${pin.bounds.south} ${pin.count}`}
        placer={placer}
        cluster={pin}
        noun={noun}
        onZoom={onZoom}
      />
    ) : (
      <MarkerPin
        key={pin.id}
        placer={placer}
        marker={pin}
        isActive={pin.id === activeId || pin.id === openId}
        isOpen={pin.id === openId}
        {...handlers}
      />
    ),
  )
}

interface MarkerPinProps extends Pick<MarketPinsProps, 'placer' | 'onOpen' | 'onActivate'> {
  marker: MapMarker
  isActive: boolean
  isOpen: boolean
}

export const MarkerPin = memo(function MarkerPin({
  placer,
  marker,
  isActive,
  isOpen,
  onOpen,
  onActivate,
}: MarkerPinProps) {
  const { id, name, isPromoted } = marker
  const activate = () => onActivate(id)
  const rest = () => onActivate(null)
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
      onPointerLeave={rest}
      onFocus={activate}
      onBlur={rest}
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

/** Shows where something is that has no marker of its own at this zoom. */
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

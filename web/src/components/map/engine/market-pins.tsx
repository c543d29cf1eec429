import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import { Fragment, memo, useMemo, type CSSProperties } from 'react'
import { count } from '../../format.ts'
import { classNames } from '../../class-names.ts'
import type { Position } from '../map-profile.ts'
import { countOf, markersOf, type MapCluster, type MapMarker, type MapNoun } from '../market-view.ts'
import { MarkerIcon, PromotionDot } from '../marker-icon.tsx'
import { Icon } from '../../pictures/icon.tsx'
import { placeLooks } from '../place-looks.ts'
import { isCovered, type OpenFan } from './fan-layout.ts'
import { Fan } from './fan.tsx'
import type { Pixel } from './mercator.ts'
import { usePlace } from './placed.tsx'
import styles from './pins.module.css'
import type { Placer } from './placer.ts'

/** The window that it opens gives the focus back to the pin. */
export type OpenMarker = (marker: MapMarker, pin: Element) => void

interface MarketPinsProps {
  placer: Placer
  markers: readonly MapMarker[]
  clusters: readonly MapCluster[]
  fan: OpenFan | undefined
  noun: MapNoun
  /** All places are known, so that clusters can show whether one of theirs has a promotion. */
  isWhole: boolean
  activeId: string | null
  openId: string | null
  onOpen: OpenMarker
  onOpenCluster: (cluster: MapCluster, event: Event) => void
  onCloseFan: () => void
  onActivate: (id: string | null) => void
}

/** The buttons of markers and clusters, in reading order. */
export function MarketPins(props: MarketPinsProps) {
  const { placer, markers, clusters, fan, noun, activeId, openId, onOpen, onActivate } = props
  const pins = useMemo(() => {
    const all = [...markers, ...clusters]
    return inReadingOrder(fan ? [...all.filter((pin) => !isCovered(pin, fan)), fan.cluster] : all)
  }, [markers, clusters, fan])
  const pinOf = (marker: MapMarker, place?: { center: Position; offset: Pixel }) => (
    <MarkerPin
      key={marker.id}
      placer={placer}
      marker={marker}
      center={place?.center}
      offset={place?.offset}
      isActive={marker.id === activeId || marker.id === openId}
      isOpen={marker.id === openId}
      onOpen={onOpen}
      onActivate={onActivate}
    />
  )
  return pins.map((pin) => {
    if (!('count' in pin)) return pinOf(pin)
    const isFanned = fan?.cluster === pin
    return (
      <Fragment key={`${pin.bounds.west} ${pin.bounds.south} ${pin.count}`}>
        <ClusterPin
          placer={placer}
          cluster={pin}
          noun={noun}
          hasPromotion={props.isWhole && (markersOf(pin) ?? []).some((marker) => marker.hasPromotion)}
          isFanned={isFanned}
          onOpen={props.onOpenCluster}
          onCloseFan={props.onCloseFan}
        />
        {isFanned && (
          <Fan placer={placer} center={pin} markers={fan.markers}>
            {(marker, offset) => pinOf(marker, { center: pin, offset })}
          </Fan>
        )}
      </Fragment>
    )
  })
}

interface MarkerPinProps extends Pick<MarketPinsProps, 'placer' | 'onOpen' | 'onActivate'> {
  marker: MapMarker
  /** Of the fan that it is part of, and where it is in the fan, in px. */
  center?: Position | undefined
  offset?: Pixel | undefined
  isActive: boolean
  isOpen: boolean
}

const MarkerPin = memo(function MarkerPin({
  placer,
  marker,
  center = marker,
  offset,
  isActive,
  isOpen,
  onOpen,
  onActivate,
}: MarkerPinProps) {
  const { id, name, isPromoted, isFree, category, hasPromotion, tag } = marker
  const activate = () => onActivate(id)
  const deactivate = () => onActivate(null)
  const style: CSSProperties | undefined = offset && { marginLeft: offset.x, marginTop: offset.y }
  return (
    <button
      ref={usePlace(placer, center)}
      type="button"
      className={classNames(
        styles.pin,
        isPromoted && styles.isPromoted,
        offset && styles.isFanned,
        isActive && styles.isActive,
      )}
      style={style}
      aria-label={[
        name,
        tag?.words,
        category && placeLooks[category].label,
        isPromoted && 'promoted',
        hasPromotion && 'has a promotion',
        isFree !== undefined && (isFree ? 'free' : 'calendar unknown'),
      ]
        .filter(Boolean)
        .join(', ')}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(marker, currentTarget)}
      onPointerEnter={activate}
      onPointerLeave={deactivate}
      onFocus={activate}
      onBlur={deactivate}
    >
      <span className={styles.mark}>
        {tag ? (
          <span className={classNames('xs semi', styles.tag, tag.isOff && styles.isOff)}>{tag.text}</span>
        ) : category ? (
          <PlaceMark category={category} isPromoted={isPromoted} />
        ) : (
          <MarkerIcon
            kind={isPromoted ? 'star' : 'circle'}
            isHollow={isFree === false}
            className={styles.icon}
          />
        )}
        {hasPromotion && <PromotionDot className={styles.promotion} />}
      </span>
    </button>
  )
})

const PlaceMark = ({ category, isPromoted }: { category: PlaceCategoryName; isPromoted: boolean }) => (
  <>
    <span className={styles.place} style={{ background: placeLooks[category].color }}>
      <Icon name={placeLooks[category].icon} size={16} />
    </span>
    {isPromoted && <MarkerIcon kind="star" scale={smallStar} className={styles.star} />}
  </>
)

/** 18 px, at the corner of a marker. */
const smallStar = 18 / 512

interface ClusterPinProps extends Pick<MarketPinsProps, 'placer' | 'noun' | 'onCloseFan'> {
  cluster: MapCluster
  hasPromotion: boolean
  isFanned: boolean
  onOpen: MarketPinsProps['onOpenCluster']
}

const ClusterPin = memo(function ClusterPin(props: ClusterPinProps) {
  const { placer, cluster, noun, hasPromotion, isFanned, onOpen, onCloseFan } = props
  const { west, south, east, north } = cluster.bounds
  const isOneSpot = isFanned || (west === east && south === north)
  return (
    <button
      ref={usePlace(placer, cluster)}
      type="button"
      className={classNames(styles.pin, isFanned && styles.isFanned)}
      aria-label={[
        countOf(cluster.count, noun) + (isOneSpot ? ' at one place' : ''),
        hasPromotion && 'some with a promotion',
        !isOneSpot && 'zoom in',
      ]
        .filter(Boolean)
        .join(', ')}
      aria-expanded={isOneSpot ? isFanned : undefined}
      onClick={({ nativeEvent }) => (isFanned ? onCloseFan() : onOpen(cluster, nativeEvent))}
    >
      <span className={styles.mark}>
        <span className={`xs semi ${styles.count}`}>{count(cluster.count)}</span>
        {hasPromotion && <PromotionDot className={styles.promotion} />}
      </span>
    </button>
  )
})

/** Shows the position of a place that is part of a cluster at this zoom. */
export function ActiveDot({ placer, position }: { placer: Placer; position: Position }) {
  return (
    <span
      ref={usePlace(placer, position)}
      className={classNames(styles.pin, styles.isActive, styles.isStill)}
    >
      <MarkerIcon kind="circle" className={styles.icon} />
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

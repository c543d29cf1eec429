import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { MarketMapProps } from '../map-props.ts'
import type { MapMarker } from '../market-view.ts'
import { PlaceLegend } from '../place-legend.tsx'
import { Details } from '../../overlays/details.tsx'
import { useMedia } from '../../use-media.ts'
import styles from './map-frame.module.css'
import { arrangeLandmarks } from './arrange-landmarks.ts'
import { arrangePins } from './arrange-pins.ts'
import { arrangeRingLabels } from './arrange-ring-labels.ts'
import { MapFrame, SkippableMap } from './map-frame.tsx'
import { LandmarkPin } from './landmark-pin.tsx'
import { MapScale } from './map-scale.tsx'
import { ActiveDot, MarketPins } from './market-pins.tsx'
import { MarketStatus } from './market-status.tsx'
import { OpenWindow } from './open-window.tsx'
import { PlacedLayer } from './placed.tsx'
import { RingLabels, useRings } from './rings.tsx'
import { useCircle } from './use-circle.ts'
import { useFan } from './use-fan.ts'
import { useFocusRegion } from './use-focus-region.ts'
import { keepFocus, useCloseOnMap, useEscape, useMap } from './use-map.ts'
import { useMarketView } from './use-market-view.ts'
import { useOpenProfile } from './use-open-profile.ts'
import { useShownBounds } from './use-shown-bounds.ts'

const none: never[] = []
const nothing = () => {}

export function MarketMapEngine(props: MarketMapProps) {
  const {
    bounds,
    load,
    loadKey,
    activeId,
    activePosition = null,
    infoFor,
    label,
    noun,
    landmarks: places = none,
    rings,
  } = props
  const { container, map } = useMap({ label, firstView: { bounds } })
  const { view, zoom, status, retry } = useMarketView(map, load, loadKey)
  const { opened, open, close } = useOpenProfile(infoFor, loadKey)
  const { hasMoved, searchArea } = useShownBounds(map, bounds, props.onSearchArea ?? nothing)
  const fan = useFan(map, loadKey, load)
  useFocusRegion(map, bounds)
  useCircle(map, view?.circle)
  useRings(map, rings)
  const closeFan = fan.close
  const closeAll = useCallback(() => {
    close()
    closeFan()
  }, [close, closeFan])
  useCloseOnMap(map, closeAll)
  useEscape(map, opened ? close : closeFan)

  const openMarker = useStable((marker: MapMarker, pin: Element) => void open(marker, pin))
  const openCluster = useStable(fan.open)
  const activate = useStable(props.onActivate)
  const isFanned = fan.fan?.markers.some(({ id }) => id === opened?.marker.id) === true
  // The marker of an open window stays, even if the current view has it in a cluster.
  const openedMarker = isFanned ? undefined : opened?.marker
  // Before anything has loaded, the zoom isn't known.
  const isLoaded = view !== undefined
  const landmarks = useMemo(
    () => (isLoaded ? arrangeLandmarks(places, zoom) : none),
    [isLoaded, places, zoom],
  )
  const ringLabels = useMemo(
    () => (isLoaded && rings ? arrangeRingLabels(rings, zoom, landmarks) : none),
    [isLoaded, rings, zoom, landmarks],
  )
  const { markers, clusters } = useMemo(() => {
    const { markers: found = none, clusters: counted = none } = view ?? {}
    if (openedMarker === undefined) return arrangePins({ markers: found, clusters: counted }, zoom, landmarks)
    const others = found.filter(({ id }) => id !== openedMarker.id)
    const { lat, lng } = openedMarker
    const arranged = arrangePins({ markers: others, clusters: counted }, zoom, [{ lat, lng }, ...landmarks])
    return { ...arranged, markers: [...arranged.markers, openedMarker] }
  }, [openedMarker, view, zoom, landmarks])
  const isShown = [...markers, ...(fan.fan?.markers ?? none)].some(({ id }) => id === activeId)
  const isDotted = activePosition !== null && activeId !== null && !isShown

  return (
    <SkippableMap>
      <MapFrame container={container} map={map}>
        {(shown) => (
          <>
            <PlacedLayer map={shown}>
              {(placer) => (
                <>
                  <RingLabels placer={placer} labels={ringLabels} />
                  {landmarks.map((place) => (
                    <LandmarkPin key={place.id} placer={placer} place={place} />
                  ))}
                  <MarketPins
                    placer={placer}
                    markers={markers}
                    clusters={clusters}
                    fan={fan.fan}
                    noun={noun}
                    isWhole={view?.clusters.length === 0}
                    activeId={activeId}
                    openId={opened?.marker.id ?? null}
                    onOpen={openMarker}
                    onOpenCluster={openCluster}
                    onCloseFan={fan.close}
                    onActivate={activate}
                  />
                  {isDotted && <ActiveDot placer={placer} position={activePosition} />}
                </>
              )}
            </PlacedLayer>
            {rings && <MapScale map={shown} lat={rings.lat} />}
            <MarketLegend markers={view?.markers ?? none} />
            {opened && (
              <OpenWindow
                key={opened.marker.id}
                map={shown}
                position={opened.marker}
                name={opened.marker.name}
                profile={opened.profile}
                isFailed={opened.isFailed}
                opener={opened.opener}
                renderAction={props.renderAction}
                onRetry={() => void open(opened.marker, opened.opener)}
                onClose={close}
              />
            )}
            <MarketStatus
              status={status}
              count={view?.count}
              noun={noun}
              note={props.note}
              onRetry={() => {
                retry()
                keepFocus(shown)
              }}
              onSearch={hasMoved && props.onSearchArea ? searchArea : undefined}
            />
          </>
        )}
      </MapFrame>
    </SkippableMap>
  )
}

/** A handler that keeps its identity, so that a hundred memoized markers don't rerender. */
function useStable<Values extends unknown[]>(
  handler: (...values: Values) => void,
): (...values: Values) => void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  }, [handler])
  return useCallback((...values) => latest.current(...values), [])
}

/** The legend in a corner of the map. On a small screen, it opens on demand. */
function MarketLegend({ markers }: { markers: readonly MapMarker[] }) {
  const isWide = useMedia('(min-width: 900px)')
  if (!markers.some(({ category, isFree }) => category ?? isFree !== undefined)) return null
  return (
    <Details summary="Legend" open={isWide} className={styles.legend}>
      <PlaceLegend places={markers} className={styles.entries} />
    </Details>
  )
}

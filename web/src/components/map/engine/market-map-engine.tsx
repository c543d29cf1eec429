import { useCallback, useEffect, useMemo, useRef, type SyntheticEvent } from 'react'
import type { MarketMapProps } from '../map-props.ts'
import type { MapCluster, MapMarker } from '../market-view.ts'
import { declutter } from './declutter.ts'
import { MapFrame, SkippableMap } from './map-frame.tsx'
import { ActiveDot, MarketPins } from './market-pins.tsx'
import { MarketStatus } from './market-status.tsx'
import { OpenWindow } from './open-window.tsx'
import { PlacedLayer } from './placed.tsx'
import { useFocusRegion } from './use-focus-region.ts'
import { boxOf, keepFocus, useCloseOnMap, useMap } from './use-map.ts'
import { useMarketView } from './use-market-view.ts'
import { useOpenProfile } from './use-open-profile.ts'
import { useShownBounds } from './use-shown-bounds.ts'

const none: never[] = []

export function MarketMapEngine(props: MarketMapProps) {
  const { bounds, load, loadKey, activeId, activePosition = null, infoFor, label, noun } = props
  const { container, map } = useMap({ label, firstView: { bounds } })
  const { view, zoom, status, retry } = useMarketView(map, load, loadKey)
  const { opened, open, close } = useOpenProfile(infoFor)
  const { hasMoved, searchArea } = useShownBounds(map, bounds, props.onSearchArea)
  useFocusRegion(map, bounds)
  useCloseOnMap(map, close)

  const zoomTo = useCallback(
    (cluster: MapCluster, event: SyntheticEvent) => {
      if (!map) return
      const fit = { padding: 72, maxZoom: map.getMaxZoom(), linear: true }
      map.fitBounds(boxOf(cluster.bounds), fit, { originalEvent: event.nativeEvent })
      keepFocus(map)
    },
    [map],
  )
  const openMarker = useStable((marker: MapMarker) => void open(marker))
  const activate = useStable(props.onActivate)
  const markers = useMemo(() => withMarker(view?.markers ?? none, opened?.marker), [view, opened?.marker])
  const clusters = useMemo(() => declutter(view?.clusters ?? none, markers, zoom), [markers, view, zoom])
  const isDotted = activePosition !== null && activeId !== null && !markers.some(({ id }) => id === activeId)

  return (
    <SkippableMap>
      <MapFrame container={container} map={map}>
        {(shown) => (
          <>
            <PlacedLayer map={shown}>
              {(placer) => (
                <>
                  <MarketPins
                    placer={placer}
                    markers={markers}
                    clusters={clusters}
                    noun={noun}
                    activeId={activeId}
                    openId={opened?.marker.id ?? null}
                    onOpen={openMarker}
                    onZoom={zoomTo}
                    onActivate={activate}
                  />
                  {isDotted && <ActiveDot placer={placer} position={activePosition} />}
                </>
              )}
            </PlacedLayer>
            {opened && (
              <OpenWindow
                key={opened.marker.id}
                map={shown}
                position={opened.marker}
                name={opened.marker.name}
                profile={opened.profile}
                isFailed={opened.isFailed}
                opener={opened.opener}
                onRetry={() => void open(opened.marker, opened.opener)}
                onClose={close}
              />
            )}
            <MarketStatus
              status={status}
              count={view?.count}
              noun={noun}
              onRetry={() => {
                retry()
                keepFocus(shown)
              }}
              onSearch={hasMoved ? searchArea : undefined}
            />
          </>
        )}
      </MapFrame>
    </SkippableMap>
  )
}

/** A handler that keeps its identity, so that a hundred memoized markers don't rerender. */
function useStable<Value>(handler: (value: Value) => void): (value: Value) => void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  }, [handler])
  return useCallback((value) => latest.current(value), [])
}

/** The marker of an open window stays, even if the current view has it in a cluster. */
function withMarker(markers: readonly MapMarker[], opened: MapMarker | undefined): readonly MapMarker[] {
  return opened === undefined || markers.some(({ id }) => id === opened.id) ? markers : [...markers, opened]
}

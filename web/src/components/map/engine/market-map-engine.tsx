import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useMemo, type SyntheticEvent } from 'react'
import type { MarketMapProps } from '../market-map-props.ts'
import type { MapCluster, MapMarker } from '../market-view.ts'
import { boxOf } from './create-map.ts'
import { declutter } from './declutter.ts'
import { MapAttribution } from './map-attribution.tsx'
import styles from './map-canvas.module.css'
import { MapTools } from './map-tools.tsx'
import { ActiveDot, MarketPins } from './market-pins.tsx'
import { MarketStatus } from './market-status.tsx'
import { OpenWindow } from './open-window.tsx'
import { PlacedLayer } from './placed.tsx'
import { SkippableMap } from './skippable-map.tsx'
import { useCloseOnMap } from './use-close-on-map.ts'
import { useFocusRegion } from './use-focus-region.ts'
import { useMap } from './use-map.ts'
import { useMarketView } from './use-market-view.ts'
import { useOpenProfile } from './use-open-profile.ts'
import { useShownBounds } from './use-shown-bounds.ts'
import { useStable } from './use-stable.ts'

const places = { one: 'place', other: 'places' }
const none: never[] = []
const nothing = () => {}

export function MarketMapEngine({
  bounds,
  initialView,
  load,
  loadKey,
  activeId = null,
  activePosition = null,
  onActivate = nothing,
  infoFor,
  onSearchArea,
  label,
  noun = places,
  styleUrl,
}: Omit<MarketMapProps, 'className'>) {
  const { container, map } = useMap({ label, firstView: initialView ?? { bounds }, styleUrl })
  const { view, zoom, status, retry } = useMarketView(map, load, loadKey)
  const { opened, open, close } = useOpenProfile(infoFor)
  const { hasMoved, searchArea } = useShownBounds(map, bounds, onSearchArea)
  useFocusRegion(styleUrl === undefined ? map : undefined, bounds)
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
  const activate = useStable(onActivate)
  const markers = useMemo(() => withMarker(view?.markers ?? none, opened?.marker), [view, opened?.marker])
  const clusters = useMemo(() => declutter(view?.clusters ?? none, markers, zoom), [markers, view, zoom])
  const isDotted = activePosition !== null && activeId !== null && !markers.some(({ id }) => id === activeId)

  return (
    <SkippableMap>
      <div ref={container} className={styles.canvas} />
      {map && (
        <>
          <PlacedLayer map={map}>
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
              map={map}
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
              keepFocus(map)
            }}
            onSearch={hasMoved && onSearchArea ? searchArea : undefined}
          />
          <MapTools map={map} />
        </>
      )}
      <MapAttribution isOurs={styleUrl === undefined} />
    </SkippableMap>
  )
}

/** The button just pressed is about to go, and would take the focus with it. */
const keepFocus = (map: GlMap) => map.getCanvas().focus({ preventScroll: true })

/** An open window keeps its marker, whatever the view has made of it. */
function withMarker(markers: readonly MapMarker[], opened: MapMarker | undefined): readonly MapMarker[] {
  return opened === undefined || markers.some(({ id }) => id === opened.id) ? markers : [...markers, opened]
}

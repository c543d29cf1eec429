import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useMemo } from 'react'
import { classNames } from '../../class-names.ts'
import type { MapBounds, Position } from '../map-profile.ts'
import type { PlaceMapProps } from '../map-props.ts'
import type { MapMarker } from '../market-view.ts'
import { MarkerIcon } from '../marker-icon.tsx'
import { arrangePins } from './arrange-pins.ts'
import { boundsAround } from '../extent.ts'
import type { OpenFan } from './fan-layout.ts'
import { MapFrame } from './map-frame.tsx'
import { MarketPins, type OpenMarker } from './market-pins.tsx'
import { OpenWindow } from './open-window.tsx'
import pins from './pins.module.css'
import { PlacedLayer, usePlace } from './placed.tsx'
import type { Placer } from './placer.ts'
import { useFan } from './use-fan.ts'
import { useFocusRegion } from './use-focus-region.ts'
import { useCloseOnMap, useEscape, useMap } from './use-map.ts'
import { useOpenProfile } from './use-open-profile.ts'
import { useZoom } from './map-view.ts'

const nothing = () => {}

type PlaceMapEngineProps = Omit<PlaceMapProps, 'className'> & { label: string }

export function PlaceMapEngine({ profile, nearby, noun, infoFor, renderAction, label }: PlaceMapEngineProps) {
  const { container, map } = useMap({
    label,
    firstView: { bounds: boundsCentered(profile, nearby) },
    isCooperative: true,
  })
  useFocusRegion(map, boundsCentered(profile, []))
  const { opened, open, close } = useOpenProfile(
    useCallback(
      (id, signal) => (id === profile.id ? Promise.resolve(profile) : infoFor(id, signal)),
      [profile, infoFor],
    ),
    profile.id,
  )
  const fan = useFan(map, profile.id)
  const closeFan = fan.close
  useCloseOnMap(
    map,
    useCallback(() => {
      close()
      closeFan()
    }, [close, closeFan]),
  )
  useEscape(map, opened ? close : closeFan)
  const own: MapMarker = { ...profile, isPromoted: false }
  return (
    <MapFrame container={container} map={map}>
      {(shown) => (
        <>
          <PlacedLayer map={shown}>
            {(placer) => (
              <>
                <NamedPin
                  placer={placer}
                  marker={own}
                  isOpen={opened?.marker.id === profile.id}
                  onOpen={(marker, pin) => void open(marker, pin)}
                />
                <Neighbors
                  map={shown}
                  placer={placer}
                  center={profile}
                  nearby={nearby}
                  noun={noun}
                  fan={fan.fan}
                  openId={opened?.marker.id ?? null}
                  onOpen={(marker, pin) => void open(marker, pin)}
                  onOpenCluster={fan.open}
                  onCloseFan={fan.close}
                />
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
              renderAction={opened.marker.id === profile.id ? undefined : renderAction}
              onRetry={() => void open(opened.marker, opened.opener)}
              onClose={close}
            />
          )}
        </>
      )}
    </MapFrame>
  )
}

interface NeighborsProps extends Pick<PlaceMapProps, 'nearby' | 'noun'> {
  map: GlMap
  placer: Placer
  center: Position
  fan: OpenFan | undefined
  openId: string | null
  onOpen: OpenMarker
  onOpenCluster: ReturnType<typeof useFan>['open']
  onCloseFan: () => void
}

/** The other places, none of which covers another or the place of the map. */
function Neighbors({ map, center, nearby, ...props }: NeighborsProps) {
  const zoom = useZoom(map)
  const { lat, lng } = center
  const { markers, clusters } = useMemo(() => {
    const found = nearby.map((place) => ({ ...place, isPromoted: false }))
    return arrangePins({ markers: found, clusters: [] }, zoom, [{ lat, lng }])
  }, [nearby, zoom, lat, lng])
  return (
    <MarketPins
      {...props}
      markers={markers}
      clusters={clusters}
      isWhole
      activeId={null}
      onActivate={nothing}
    />
  )
}

interface NamedPinProps {
  placer: Placer
  marker: MapMarker
  isOpen: boolean
  onOpen: OpenMarker
}

const NamedPin = ({ placer, marker, isOpen, onOpen }: NamedPinProps) => (
  <button
    ref={usePlace(placer, marker)}
    type="button"
    className={classNames(pins.pin, pins.named)}
    aria-label={marker.name}
    aria-expanded={isOpen}
    onClick={({ currentTarget }) => onOpen(marker, currentTarget)}
  >
    <MarkerIcon kind="pin" />
    <span className={`clip xs semi ${pins.name}`} title={marker.name}>
      {marker.name}
    </span>
  </button>
)

/** The smallest bounds around all positions that have the first one in their center. */
function boundsCentered(center: Position, others: readonly Position[]): MapBounds {
  const mirrored = others.map(({ lat, lng }) => ({ lat: 2 * center.lat - lat, lng: 2 * center.lng - lng }))
  const { lat, lng } = center
  return boundsAround([center, ...others, ...mirrored]) ?? { west: lng, south: lat, east: lng, north: lat }
}

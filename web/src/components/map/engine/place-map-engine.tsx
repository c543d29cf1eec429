import { useCallback, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { boundsAround, type MapBounds, type MapProfile, type Position } from '../map-profile.ts'
import type { PlaceMapProps } from '../map-props.ts'
import { MarkerIcon } from '../marker-icon.tsx'
import { MapFrame } from './map-frame.tsx'
import { inReadingOrder, MarkerPin } from './market-pins.tsx'
import { OpenWindow } from './open-window.tsx'
import pins from './pins.module.css'
import { PlacedLayer, usePlace } from './placed.tsx'
import type { Placer } from './placer.ts'
import { useFocusRegion } from './use-focus-region.ts'
import { useCloseOnMap, useMap } from './use-map.ts'

const nothing = () => {}

type PlaceMapEngineProps = Omit<PlaceMapProps, 'className'> & { label: string }

export function PlaceMapEngine({ profile, nearby, label }: PlaceMapEngineProps) {
  const { container, map } = useMap({
    label,
    firstView: { bounds: boundsCentered(profile, nearby), maxZoom: 10 },
    isCooperative: true,
  })
  useFocusRegion(map, boundsCentered(profile, []))
  const [opened, setOpened] = useState<{ profile: MapProfile; opener: Element | null }>()
  const close = useCallback(() => setOpened(undefined), [])
  useCloseOnMap(map, close)
  const open = (chosen: MapProfile) => {
    if (chosen.address !== '') setOpened({ profile: chosen, opener: document.activeElement })
  }
  return (
    <MapFrame container={container} map={map}>
      {(shown) => (
        <>
          <PlacedLayer map={shown}>
            {(placer) => (
              <>
                <NamedPin
                  placer={placer}
                  profile={profile}
                  isOpen={opened?.profile === profile}
                  onOpen={() => open(profile)}
                />
                {inReadingOrder(nearby).map((neighbor) => (
                  <MarkerPin
                    key={neighbor.id}
                    placer={placer}
                    marker={{ ...neighbor, isPromoted: false }}
                    isActive={opened?.profile === neighbor}
                    isOpen={opened?.profile === neighbor}
                    onOpen={() => open(neighbor)}
                    onActivate={nothing}
                  />
                ))}
              </>
            )}
          </PlacedLayer>
          {opened && (
            <OpenWindow
              key={opened.profile.id}
              map={shown}
              position={opened.profile}
              name={opened.profile.name}
              profile={opened.profile}
              opener={opened.opener}
              onRetry={nothing}
              onClose={close}
            />
          )}
        </>
      )}
    </MapFrame>
  )
}

interface NamedPinProps {
  placer: Placer
  profile: MapProfile
  isOpen: boolean
  onOpen: () => void
}

const NamedPin = ({ placer, profile, isOpen, onOpen }: NamedPinProps) => (
  <button
    ref={usePlace(placer, profile)}
    type="button"
    className={classNames(pins.pin, pins.marker, pins.named, pins.isActive)}
    aria-label={profile.name}
    aria-expanded={isOpen}
    onClick={onOpen}
  >
    <span className={pins.name} title={profile.name}>
      {profile.name}
    </span>
    <MarkerIcon kind="circle" color="inherit" />
  </button>
)

/** The smallest bounds around all positions that have the first one in their center. */
function boundsCentered(center: Position, others: readonly Position[]): MapBounds {
  const mirrored = others.map(({ lat, lng }) => ({ lat: 2 * center.lat - lat, lng: 2 * center.lng - lng }))
  const { lat, lng } = center
  return boundsAround([center, ...others, ...mirrored]) ?? { west: lng, south: lat, east: lng, north: lat }
}

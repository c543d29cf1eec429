import { useCallback, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { boundsAround, type MapBounds, type MapProfile, type Position } from '../map-profile.ts'
import { MarkerIcon } from '../marker-icon.tsx'
import type { PlaceMapProps } from '../place-map-props.ts'
import { MapAttribution } from './map-attribution.tsx'
import styles from './map-canvas.module.css'
import { MapTools } from './map-tools.tsx'
import { MarkerPin } from './market-pins.tsx'
import { OpenWindow } from './open-window.tsx'
import pins from './pins.module.css'
import { PlacedLayer, usePlace } from './placed.tsx'
import type { Placer } from './placer.ts'
import { inReadingOrder } from './reading-order.ts'
import { useCloseOnMap } from './use-close-on-map.ts'
import { useFocusRegion } from './use-focus-region.ts'
import { useMap } from './use-map.ts'

const none: never[] = []
const nothing = () => {}

type PlaceMapEngineProps = Omit<PlaceMapProps, 'className'> & { label: string }

export function PlaceMapEngine({ profile, nearby = none, label, styleUrl }: PlaceMapEngineProps) {
  const { container, map } = useMap({
    label,
    firstView: { bounds: boundsWithMiddle(profile, nearby), maxZoom: 10 },
    styleUrl,
    isCooperative: true,
  })
  useFocusRegion(styleUrl === undefined ? map : undefined, boundsWithMiddle(profile, none))
  const [opened, setOpened] = useState<{ profile: MapProfile; opener: Element | null }>()
  const close = useCallback(() => setOpened(undefined), [])
  useCloseOnMap(map, close)
  const open = (chosen: MapProfile) => {
    if (chosen.address !== '') setOpened({ profile: chosen, opener: document.activeElement })
  }
  return (
    <>
      <div ref={container} className={styles.canvas} />
      {map && (
        <>
          <PlacedLayer map={map}>
            {(placer) => (
              <>
                <NamedPin
                  placer={placer}
                  profile={profile}
                  isOpen={opened?.profile === profile}
                  onOpen={() => open(profile)}
                />
                {inReadingOrder(nearby).map((neighbour) => (
                  <MarkerPin
                    key={neighbour.id}
                    placer={placer}
                    marker={{ ...neighbour, isPromoted: false }}
                    isActive={opened?.profile === neighbour}
                    isOpen={opened?.profile === neighbour}
                    onOpen={() => open(neighbour)}
                    onActivate={nothing}
                  />
                ))}
              </>
            )}
          </PlacedLayer>
          {opened && (
            <OpenWindow
              key={opened.profile.id}
              map={map}
              position={opened.profile}
              name={opened.profile.name}
              profile={opened.profile}
              opener={opened.opener}
              onRetry={nothing}
              onClose={close}
            />
          )}
          <MapTools map={map} />
        </>
      )}
      <MapAttribution isOurs={styleUrl === undefined} />
    </>
  )
}

interface NamedPinProps {
  placer: Placer
  profile: MapProfile
  isOpen: boolean
  onOpen: () => void
}

function NamedPin({ placer, profile, isOpen, onOpen }: NamedPinProps) {
  return (
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
}

/** The least box around all with the place in its middle. */
function boundsWithMiddle(middle: Position, others: readonly Position[]): MapBounds {
  const mirrored = others.map(({ lat, lng }) => ({ lat: 2 * middle.lat - lat, lng: 2 * middle.lng - lng }))
  const { lat, lng } = middle
  return boundsAround([middle, ...others, ...mirrored]) ?? { west: lng, south: lat, east: lng, north: lat }
}

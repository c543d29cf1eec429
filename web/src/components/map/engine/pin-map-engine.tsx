import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../button.tsx'
import { boundsAround, type Position } from '../map-profile.ts'
import type { PinMapProps } from '../pin-map-props.ts'
import { DraggablePin, StillPin } from './draggable-pin.tsx'
import { MapAttribution } from './map-attribution.tsx'
import styles from './map-canvas.module.css'
import { MapTools } from './map-tools.tsx'
import { positionText, roundedPosition } from './pin-position.ts'
import { PlacedLayer } from './placed.tsx'
import status from './market-status.module.css'
import { useFocusRegion } from './use-focus-region.ts'
import { useMap } from './use-map.ts'

const unitedStates = { west: -125, south: 24.5, east: -66.5, north: 49.5 }
const nearZoom = 11

export function PinMapEngine({
  position,
  onChange,
  isDisabled = false,
  label,
  styleUrl,
}: Omit<PinMapProps, 'className'>) {
  const { container, map } = useMap({
    label,
    firstView: position === null ? { bounds: unitedStates } : { center: position, zoom: nearZoom },
    styleUrl,
    isCooperative: true,
  })
  const around = (position && boundsAround([position])) ?? unitedStates
  useFocusRegion(styleUrl === undefined ? map : undefined, around)
  const [isAway, setIsAway] = useState(false)
  usePinByClick(map, isDisabled, onChange)
  useViewOfPin(map, position, setIsAway)
  const bring = () => {
    if (!map) return
    // The button goes, and would take the focus with it.
    map.getCanvas().focus({ preventScroll: true })
    onChange(roundedPosition(map.getCenter()))
  }
  const goThere = () =>
    position !== null && map?.easeTo({ center: position, zoom: Math.max(nearZoom, map.getZoom()) })
  return (
    <>
      <div ref={container} className={styles.canvas} />
      {map && (
        <>
          {position !== null && (
            <PlacedLayer map={map} isOverlay>
              {(placer) =>
                isDisabled ? (
                  <StillPin placer={placer} position={position} />
                ) : (
                  <DraggablePin map={map} placer={placer} position={position} onChange={onChange} />
                )
              }
            </PlacedLayer>
          )}
          <div className={status.status}>
            {position === null && !isDisabled && (
              <Button variant="line" icon="map-pin" onClick={bring}>
                Put the pin in the middle
              </Button>
            )}
            {position !== null && isAway && (
              <Button variant="line" icon="locate" onClick={goThere}>
                Go to the pin
              </Button>
            )}
            <output className="sr">
              {position === null ? 'No pin yet' : `Pin at ${positionText(position)}`}
            </output>
          </div>
          <MapTools map={map} />
        </>
      )}
      <MapAttribution isOurs={styleUrl === undefined} />
    </>
  )
}

function usePinByClick(map: GlMap | undefined, isDisabled: boolean, onChange: (position: Position) => void) {
  useEffect(() => {
    if (isDisabled) return undefined
    const subscription = map?.on('click', ({ lngLat }) => onChange(roundedPosition(lngLat)))
    return () => subscription?.unsubscribe()
  }, [map, isDisabled, onChange])
}

/** Follows a pin that is set from elsewhere, and tells when the map has been moved away from it. */
function useViewOfPin(map: GlMap | undefined, position: Position | null, onAway: (isAway: boolean) => void) {
  const tell = useEffectEvent(() => {
    if (map) onAway(position !== null && !map.getBounds().contains(position))
  })
  useEffect(() => {
    const subscription = map?.on('moveend', () => tell())
    return () => subscription?.unsubscribe()
  }, [map])
  useEffect(() => {
    if (!map || position === null) return
    if (!map.getBounds().contains(position))
      map.easeTo({ center: position, zoom: Math.max(nearZoom, map.getZoom()) })
  }, [map, position])
}

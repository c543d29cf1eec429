import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../actions/button.tsx'
import type { Position } from '../map-profile.ts'
import type { PinMapProps } from '../map-props.ts'
import { boundsAround } from '../extent.ts'
import { DraggablePin } from './draggable-pin.tsx'
import { MapFrame } from './map-frame.tsx'
import status from './map-frame.module.css'
import { positionText, roundedPosition } from './pin-position.ts'
import { PlacedLayer } from './placed.tsx'
import { useFocusRegion } from './use-focus-region.ts'
import { keepFocus, useMap } from './use-map.ts'

const unitedStates = { west: -125, south: 24.5, east: -66.5, north: 49.5 }
/** Close enough to find the right building. Maps without streets end sooner. */
const nearZoom = 15

const easeToPin = (map: GlMap, center: Position) =>
  map.easeTo({ center, zoom: Math.min(map.getMaxZoom(), Math.max(nearZoom, map.getZoom())) })

export function PinMapEngine({ position, onChange, label }: Omit<PinMapProps, 'className'>) {
  const { container, map } = useMap({
    label,
    firstView: position === null ? { bounds: unitedStates } : { center: position, zoom: nearZoom },
    isCooperative: true,
  })
  useFocusRegion(map, (position && boundsAround([position])) ?? unitedStates)
  usePinByClick(map, onChange)
  const isAway = useViewOfPin(map, position)
  const pinCenter = (shown: GlMap) => {
    keepFocus(shown)
    onChange(roundedPosition(shown.getCenter()))
  }
  return (
    <MapFrame container={container} map={map}>
      {(shown) => (
        <>
          {position !== null && (
            <PlacedLayer map={shown} isOverlay>
              {(placer) => (
                <DraggablePin map={shown} placer={placer} position={position} onChange={onChange} />
              )}
            </PlacedLayer>
          )}
          <div className={status.status}>
            {position === null ? (
              <Button variant="line" icon="map-pin" onClick={() => pinCenter(shown)}>
                Drop a pin here
              </Button>
            ) : (
              isAway && (
                <Button variant="line" icon="locate" onClick={() => easeToPin(shown, position)}>
                  Go to the pin
                </Button>
              )
            )}
            <output className="sr">
              {position === null ? 'No pin yet' : `Pin at ${positionText(position)}`}
            </output>
          </div>
        </>
      )}
    </MapFrame>
  )
}

function usePinByClick(map: GlMap | undefined, onChange: (position: Position) => void) {
  useEffect(() => {
    const subscription = map?.on('click', ({ lngLat }) => onChange(roundedPosition(lngLat)))
    return () => subscription?.unsubscribe()
  }, [map, onChange])
}

/** Moves to a pin that was set elsewhere. Returns whether the map was moved away from the pin. */
function useViewOfPin(map: GlMap | undefined, position: Position | null) {
  const [isAway, setIsAway] = useState(false)
  const onMoveEnd = useEffectEvent(() => {
    if (map) setIsAway(position !== null && !map.getBounds().contains(position))
  })
  useEffect(() => {
    const subscription = map?.on('moveend', () => onMoveEnd())
    return () => subscription?.unsubscribe()
  }, [map])
  useEffect(() => {
    if (map && position !== null && !map.getBounds().contains(position)) easeToPin(map, position)
  }, [map, position])
  return isAway
}

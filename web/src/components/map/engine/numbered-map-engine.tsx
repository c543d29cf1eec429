import { classNames } from '../../class-names.ts'
import { boundsAround, world } from '../extent.ts'
import type { NumberedMapProps, NumberedPlace } from '../map-props.ts'
import { MapFrame } from './map-frame.tsx'
import pins from './pins.module.css'
import { PlacedLayer, usePlace } from './placed.tsx'
import type { Placer } from './placer.ts'
import { useMap } from './use-map.ts'

export function NumberedMapEngine({ places, label, onPress }: NumberedMapProps) {
  const { container, map } = useMap({
    label,
    firstView: { bounds: boundsAround(places) ?? world },
    isCooperative: true,
  })
  return (
    <MapFrame container={container} map={map}>
      {(shown) => (
        <PlacedLayer map={shown}>
          {(placer) =>
            places.map((place) => (
              <NumberedPin key={place.id} {...{ placer, place }} onPress={() => onPress(place.id)} />
            ))
          }
        </PlacedLayer>
      )}
    </MapFrame>
  )
}

interface NumberedPinProps {
  placer: Placer
  place: NumberedPlace
  onPress: () => void
}

const NumberedPin = ({ placer, place, onPress }: NumberedPinProps) => (
  <button
    ref={usePlace(placer, place)}
    type="button"
    className={pins.pin}
    aria-label={`${place.number}. ${place.name}`}
    title={place.name}
    onClick={onPress}
  >
    <span className={classNames('xs semi num', pins.count)}>{place.number}</span>
  </button>
)

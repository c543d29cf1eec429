import type { Map as GlMap } from 'maplibre-gl'
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '../../class-names.ts'
import type { Position } from '../map-profile.ts'
import { MarkerIcon } from '../marker-icon.tsx'
import { keyStep, positionText, roundedPosition } from './pin-position.ts'
import pins from './pins.module.css'
import { usePlace } from './placed.tsx'
import type { Placer } from './placer.ts'

interface DraggablePinProps {
  map: GlMap
  placer: Placer
  position: Position
  onChange: (position: Position) => void
}

/** The position of the pin while it is dragged, and where the pointer went down. */
interface Drag {
  at: Position
  x: number
  y: number
}

export function DraggablePin({ map, placer, position, onChange }: DraggablePinProps) {
  const hintId = useId()
  const [drag, setDrag] = useState<Drag>()

  const movedBy = (from: Position, x: number, y: number) => {
    const pixel = map.project(from)
    return roundedPosition(map.unproject([pixel.x + x, pixel.y + y]))
  }
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ at: position, x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const at = movedBy(position, event.clientX - drag.x, event.clientY - drag.y)
    setDrag({ ...drag, at })
  }
  const end = () => {
    if (drag && drag.at !== position) onChange(drag.at)
    setDrag(undefined)
  }
  const step = (event: KeyboardEvent) => {
    const by = keyStep(event.key, event.shiftKey)
    if (!by) return
    event.preventDefault()
    onChange(movedBy(position, by.x, by.y))
  }
  return (
    <>
      <button
        ref={usePlace(placer, drag?.at ?? position)}
        type="button"
        className={classNames(pins.pin, pins.tip)}
        aria-label={`Pin at ${positionText(position)}`}
        aria-describedby={hintId}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setDrag(undefined)}
        onKeyDown={step}
      >
        <MarkerIcon kind="pin" />
      </button>
      <span id={hintId} hidden>
        Drag it, or move it with the arrow keys. Hold Shift for small steps.
      </span>
    </>
  )
}

import { LazyMap, noEngine } from './lazy-map.tsx'
import type { PinMapProps } from './pin-map-props.ts'

const load = import.meta.env.SSR
  ? noEngine
  : () => import('./engine/pin-map-engine.tsx').then(({ PinMapEngine }) => ({ Engine: PinMapEngine }))

/** A pin to set: by a click, by dragging it, or by the arrow keys. */
export function PinMap({ className, ...engineProps }: PinMapProps) {
  return (
    <LazyMap load={load} engineProps={engineProps} isInline className={className}>
      <p className="sm mut">There is no map in this browser. It needs JavaScript and WebGL.</p>
    </LazyMap>
  )
}

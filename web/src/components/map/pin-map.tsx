import { LazyMap, noEngine } from './lazy-map.tsx'
import type { PinMapProps } from './map-props.ts'

const load = import.meta.env.SSR
  ? noEngine
  : () => import('./engine/pin-map-engine.tsx').then(({ PinMapEngine }) => ({ Engine: PinMapEngine }))

/** A pin that is set with a click, by dragging it, or with the arrow keys. */
export function PinMap({ className, ...engineProps }: PinMapProps) {
  return (
    <LazyMap load={load} engineProps={engineProps} isInline className={className}>
      <p className="sm mut">Your browser can’t show the map. It needs JavaScript and WebGL.</p>
    </LazyMap>
  )
}

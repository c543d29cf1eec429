import { LazyMap, noEngine } from './lazy-map.tsx'
import type { MarketMapProps } from './market-map-props.ts'

const load = import.meta.env.SSR
  ? noEngine
  : () =>
      import('./engine/market-map-engine.tsx').then(({ MarketMapEngine }) => ({ Engine: MarketMapEngine }))

/** A marketplace on the map: clusters, markers, and a window for each. Fills its box. */
export function MarketMap({ className, ...engineProps }: MarketMapProps) {
  return (
    <LazyMap load={load} engineProps={engineProps} className={className}>
      <p className="semi">There is no map in this browser.</p>
      <p className="sm mut">It needs JavaScript and WebGL. The list shows the same places.</p>
    </LazyMap>
  )
}

import { LazyMap, noEngine } from './lazy-map.tsx'
import type { MarketMapProps } from './map-props.ts'

const load = import.meta.env.SSR
  ? noEngine
  : () =>
      import('./engine/market-map-engine.tsx').then(({ MarketMapEngine }) => ({ Engine: MarketMapEngine }))

/** A marketplace on the map: clusters, markers, and an info window for each. Fills its container. */
export const MarketMap = (props: MarketMapProps) => (
  <LazyMap load={load} engineProps={props}>
    <p className="semi">Your browser can’t show the map.</p>
    <p className="sm mut">It needs JavaScript and WebGL. The list shows the same places.</p>
  </LazyMap>
)

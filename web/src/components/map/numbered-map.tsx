import { LazyMap, noEngine } from './lazy-map.tsx'
import styles from './lazy-map.module.css'
import type { NumberedMapProps } from './map-props.ts'

const load = import.meta.env.SSR
  ? noEngine
  : () =>
      import('./engine/numbered-map-engine.tsx').then(({ NumberedMapEngine }) => ({
        Engine: NumberedMapEngine,
      }))

/** A few places by the numbers of a list beside it. */
export const NumberedMap = (props: NumberedMapProps) => (
  <LazyMap load={load} engineProps={props} isInline className={styles.low}>
    <p className="sm mut">Your browser can’t show the map. It needs JavaScript and WebGL.</p>
  </LazyMap>
)

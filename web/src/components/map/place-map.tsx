import { LazyMap, noEngine } from './lazy-map.tsx'
import { googleMapsLink } from './map-profile.ts'
import type { PlaceMapProps } from './place-map-props.ts'

const load = import.meta.env.SSR
  ? noEngine
  : () => import('./engine/place-map-engine.tsx').then(({ PlaceMapEngine }) => ({ Engine: PlaceMapEngine }))

/** Where one place is, by name, among its neighbours. */
export function PlaceMap({ className, ...props }: PlaceMapProps) {
  const { profile } = props
  const engineProps = { ...props, label: `Map of ${profile.name}` }
  return (
    <LazyMap load={load} engineProps={engineProps} isInline className={className}>
      <p className="sm mut">There is no map in this browser. It needs JavaScript and WebGL.</p>
      <a className="link sm" href={googleMapsLink(profile)} target="_blank" rel="noreferrer">
        View on Google Maps
      </a>
    </LazyMap>
  )
}

import { LazyMap, noEngine } from './lazy-map.tsx'
import { googleMapsLink } from './map-profile.ts'
import type { PlaceMapProps } from './map-props.ts'

const load = import.meta.env.SSR
  ? noEngine
  : () => import('./engine/place-map-engine.tsx').then(({ PlaceMapEngine }) => ({ Engine: PlaceMapEngine }))

/** The location of a profile, labeled with its name, among its neighbors. */
export function PlaceMap({ className, ...props }: PlaceMapProps) {
  const { profile } = props
  const engineProps = { ...props, label: `Map of ${profile.name}` }
  return (
    <LazyMap load={load} engineProps={engineProps} isInline className={className}>
      <p className="sm mut">Your browser can’t show the map. It needs JavaScript and WebGL.</p>
      <a className="link sm" href={googleMapsLink(profile)} target="_blank" rel="noreferrer">
        View on Google Maps
      </a>
    </LazyMap>
  )
}

import type { Map as GlMap } from 'maplibre-gl'
import { useRef, type ReactNode, type RefCallback } from 'react'
import { Button } from '../../actions/button.tsx'
import { IconButton } from '../../actions/icon-button.tsx'
import { Attribution } from './attribution.tsx'
import styles from './map-frame.module.css'
import { useGoogleMapsLink, useZoom } from './map-view.ts'

interface MapFrameProps {
  container: RefCallback<HTMLElement>
  map: GlMap | undefined
  children: (map: GlMap) => ReactNode
}

/** The canvas of a map, what is on it, the zoom buttons, and the attribution that the license of the data requires. */
export const MapFrame = ({ container, map, children }: MapFrameProps) => (
  <>
    <div ref={container} className={styles.canvas} />
    {map && (
      <>
        {children(map)}
        <MapTools map={map} />
        <Attribution map={map} />
      </>
    )}
  </>
)

function MapTools({ map }: { map: GlMap }) {
  const zoom = useZoom(map)
  const isDeepest = zoom >= map.getMaxZoom() - 0.01
  return (
    <div className={styles.corner}>
      <div className={styles.tools}>
        <IconButton
          icon="plus"
          label="Zoom in"
          aria-disabled={isDeepest}
          onClick={(event) => map.zoomIn({}, { originalEvent: event.nativeEvent })}
        />
        <IconButton
          icon="minus"
          label="Zoom out"
          aria-disabled={zoom <= map.getMinZoom()}
          onClick={(event) => map.zoomOut({}, { originalEvent: event.nativeEvent })}
        />
      </div>
      {isDeepest && <CloserView map={map} />}
    </div>
  )
}

/** At the deepest zoom, a link to a map with more detail. */
const CloserView = ({ map }: { map: GlMap }) => (
  <a className={`xs ${styles.closer}`} href={useGoogleMapsLink(map)} target="_blank" rel="noreferrer">
    View on Google Maps
  </a>
)

/** Lets keyboard users pass a map that may have a hundred markers. */
export function SkippableMap({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null)
  return (
    <>
      <Button variant="line" className={styles.skip} onClick={() => end.current?.focus()}>
        Skip the map
      </Button>
      {children}
      <span ref={end} tabIndex={-1} />
    </>
  )
}

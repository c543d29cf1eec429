import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useRef, useSyncExternalStore, type ReactNode, type RefCallback } from 'react'
import { Button } from '../../actions/button.tsx'
import { IconButton } from '../../actions/icon-button.tsx'
import styles from './map-frame.module.css'

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
      </>
    )}
    <p className={styles.attribution}>
      Place data ©{' '}
      <a href="https://www.geonames.org" target="_blank" rel="noreferrer">
        GeoNames
      </a>
    </p>
  </>
)

function MapTools({ map }: { map: GlMap }) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = map.on('zoomend', onChange)
      return () => subscription.unsubscribe()
    },
    [map],
  )
  const zoom = useSyncExternalStore(subscribe, () => map.getZoom())
  return (
    <div className={styles.tools}>
      <IconButton
        icon="plus"
        label="Zoom in"
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={(event) => map.zoomIn({}, { originalEvent: event.nativeEvent })}
      />
      <IconButton
        icon="minus"
        label="Zoom out"
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={(event) => map.zoomOut({}, { originalEvent: event.nativeEvent })}
      />
    </div>
  )
}

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

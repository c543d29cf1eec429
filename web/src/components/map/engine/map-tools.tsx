import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '../../icon-button.tsx'
import styles from './map-tools.module.css'

export function MapTools({ map }: { map: GlMap }) {
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

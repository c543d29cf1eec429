import type { Map as GlMap } from 'maplibre-gl'
import { useEffect } from 'react'

/** A click on the map itself closes what is open on it. */
export function useCloseOnMap(map: GlMap | undefined, onClose: () => void) {
  useEffect(() => {
    const subscription = map?.on('click', ({ originalEvent }) => {
      if (originalEvent.target === map.getCanvas()) onClose()
    })
    return () => subscription?.unsubscribe()
  }, [map, onClose])
}

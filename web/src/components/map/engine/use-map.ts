import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useState } from 'react'
import { createMap, type CreateMapOptions } from './create-map.ts'
import { fetchBasemap, showBasemap } from './show-basemap.ts'

/** A map in the element that gets the ref. What the options say later is not heard. */
export function useMap(options: CreateMapOptions) {
  const [first] = useState(options)
  const [map, setMap] = useState<GlMap>()
  const [failure, setFailure] = useState<Error>()
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const created = createMap(element, first)
      setMap(created)
      if (first.styleUrl !== undefined) return () => created.remove()
      const hide = showBasemap(created)
      fetchBasemap().catch(setFailure)
      return () => {
        hide()
        created.remove()
      }
    },
    [first],
  )
  if (failure) throw failure
  return { container, map }
}

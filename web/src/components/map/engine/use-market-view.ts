import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LoadMarketView, MapArea } from '../market-view.ts'
import { createViewLoader, type MarketViewState } from './view-loader.ts'

/** What the map shows, asked for anew whenever it comes to rest elsewhere or `loadKey` changes. */
export function useMarketView(map: GlMap | undefined, load: LoadMarketView, loadKey: string) {
  const [state, setState] = useState<MarketViewState>({
    status: 'loading',
    key: loadKey,
    view: undefined,
    zoom: 0,
  })
  const asking = useRef<() => void>(undefined)
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    if (!map) return undefined
    const loader = createViewLoader(
      (area, signal) => loadLatest(area, signal),
      (change) => setState((earlier) => ({ ...earlier, ...change, key: loadKey })),
    )
    const moved = map.on('moveend', () => loader.askSoon(areaOf(map)))
    asking.current = () => loader.ask(areaOf(map))
    asking.current()
    return () => {
      moved.unsubscribe()
      loader.stop()
    }
  }, [map, loadKey])
  return {
    ...state,
    // What is shown may still answer the question before.
    status: state.key === loadKey ? state.status : 'loading',
    retry: () => asking.current?.(),
  }
}

export function areaOf(map: GlMap): MapArea {
  const bounds = map.getBounds()
  return {
    bounds: {
      west: Math.max(-180, bounds.getWest()),
      south: Math.max(-90, bounds.getSouth()),
      east: Math.min(180, bounds.getEast()),
      north: Math.min(90, bounds.getNorth()),
    },
    zoom: map.getZoom(),
  }
}

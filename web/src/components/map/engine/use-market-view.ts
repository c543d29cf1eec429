import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LoadMarketView, MapArea, MarketView } from '../market-view.ts'

export interface MarketViewState {
  status: 'loading' | 'ready' | 'failed'
  /** The `loadKey` of the last request. */
  key: string
  /** The last view that was loaded. It stays while the next one loads. */
  view: MarketView | undefined
  /** The zoom at which the view was loaded. */
  zoom: number
}

/** The view of the visible area, reloaded when the map has moved or `loadKey` changes. */
export function useMarketView(map: GlMap | undefined, load: LoadMarketView, loadKey: string) {
  const [state, setState] = useState<MarketViewState>({
    status: 'loading',
    key: loadKey,
    view: undefined,
    zoom: 0,
  })
  const reload = useRef<() => void>(undefined)
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    if (!map) return undefined
    const loader = createViewLoader(
      (area, signal) => loadLatest(area, signal),
      (change) => setState((earlier) => ({ ...earlier, ...change, key: loadKey })),
    )
    const moved = map.on('moveend', () => loader.loadSoon(areaOf(map)))
    reload.current = () => loader.load(areaOf(map))
    reload.current()
    return () => {
      moved.unsubscribe()
      loader.stop()
    }
  }, [map, loadKey])
  return {
    ...state,
    // The state may still be that of the previous key.
    status: state.key === loadKey ? state.status : 'loading',
    retry: () => reload.current?.(),
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

/** Debounces loading in ms, because a map stops several times while it is moved. */
const debounceMs = 120

/** Loads views, one at a time: a newer request aborts the older one. */
export function createViewLoader(
  load: LoadMarketView,
  onChange: (change: Partial<Omit<MarketViewState, 'key'>>) => void,
) {
  let controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const loadNow = async (area: MapArea) => {
    const { signal } = controller
    onChange({ status: 'loading' })
    try {
      const view = await load(area, signal)
      if (!signal.aborted) onChange({ status: 'ready', view, zoom: area.zoom })
    } catch {
      if (!signal.aborted) onChange({ status: 'failed' })
    }
  }
  const stop = () => {
    clearTimeout(timer)
    controller.abort()
    controller = new AbortController()
  }
  return {
    load(area: MapArea) {
      stop()
      void loadNow(area)
    },
    loadSoon(area: MapArea) {
      stop()
      timer = setTimeout(() => void loadNow(area), debounceMs)
    },
    stop,
  }
}

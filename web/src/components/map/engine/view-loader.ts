import type { LoadMarketView, MapArea, MarketView } from '../market-view.ts'

export interface MarketViewState {
  status: 'loading' | 'ready' | 'failed'
  /** The `loadKey` that it was asked for. */
  key: string
  /** The last one that came; it stays while the next is on its way. */
  view: MarketView | undefined
  /** The zoom that it was asked for at. */
  zoom: number
}

/** A map comes to rest many times on its way; what it shows is asked for after a short wait. */
const restMs = 120

/** Asks for what the map shows, one area at a time: a newer one ends the older. */
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
    ask(area: MapArea) {
      stop()
      void loadNow(area)
    },
    askSoon(area: MapArea) {
      stop()
      timer = setTimeout(() => void loadNow(area), restMs)
    },
    stop,
  }
}

import { useState } from 'react'
import { loadApi } from '../api/load-api.ts'
import { useApi } from '../api/use-api.ts'
import { MarketMap } from '../components/map/market-map.tsx'
import { extentOf, world } from '../components/map/extent.ts'
import type { LoadMarketView, MarketView } from '../components/map/market-view.ts'
import { loadMapInfo } from '../kinds/load-map-info.ts'
import type { KindFacts } from '../kind/registry.ts'
import { MapReaction } from '../reactions/map-reaction.tsx'
import { boundsCodec, type Bounds } from './codecs.ts'
import { boundsOf } from './criteria.ts'
import type { MarketPage } from './load-market.server.ts'
import type { Market, MarketQuery } from './market.ts'
import { filterOf, linkSearchOf, valueOf } from './query.ts'
import { titleOfKind } from './words.ts'
import { useMarket } from './use-market.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

export interface MapSideProps {
  page: MarketPage
  activeId: string | null
  onActivate: (id: string | null) => void
  /** Takes the normal form of the bounds. */
  onSearchArea: (bounds: string) => void
}

/** The results on a map. */
export function MapSide({
  page: { query: asked, closest, found },
  activeId,
  onActivate,
  onSearchArea,
}: MapSideProps) {
  const market = useMarket()
  const query = closest?.next ?? asked
  const { kind } = market
  const extent = useExtent(market, query)
  const [area, setArea] = useState<Bounds>()
  // The address rounds the bounds. The exact ones keep the map in place.
  const isArea = area && boundsCodec.write(area) === valueOf(query, 'bounds')
  const bounds = isArea ? area : extent
  const filter = filterOf(market, query)

  return (
    bounds !== undefined && (
      <MarketMap
        bounds={bounds}
        load={(view, signal) => loadView(kind, filter, view, signal)}
        loadKey={JSON.stringify(filter)}
        activeId={activeId}
        activePosition={found?.cards.find(({ id }) => id === activeId)?.position}
        onActivate={onActivate}
        infoFor={(id, signal) => loadMapInfo(kind, id, signal, linkSearchOf(market, query))}
        renderAction={({ id, name, isClosed }) => <MapReaction {...{ kind, id, name, isClosed }} />}
        onSearchArea={(searched) => {
          setArea(searched)
          onSearchArea(boundsCodec.write(searched))
        }}
        label={`${titleOfKind(kind)} on the map`}
        noun={kind.noun}
      />
    )
  )
}

async function loadView(
  kind: KindFacts,
  filter: object,
  view: Parameters<LoadMarketView>[0],
  signal: AbortSignal,
): Promise<MarketView> {
  const { data } = await kind.calls(await loadApi()).searchMap({ data: { ...filter, ...view } }, { signal })
  return data
}

/** The contiguous states, where most profiles are. */
const country: Bounds = { west: -124.8, south: 24.5, east: -66.9, north: 49.4 }

/**
 * The bounds that the map shows for a query: the area searched, or everything found for the text and the place. Other
 * filters don't move the map. Undefined while loading.
 */
function useExtent({ kind, criteria, names }: Market, query: MarketQuery): Bounds | undefined {
  const bounds = boundsOf(query)
  const place = filterOf(
    { criteria: criteria.filter(({ name, aspect }) => name === 'q' || aspect === 'where'), names },
    query,
  )
  const hasPlace = Object.keys(place).length > 0
  const { data, isError } = useApi(
    ['market', kind.name, 'extent', place],
    async (_api, signal) =>
      extentOf(await loadView(kind, place, { bounds: world, zoom: 0 }, signal)) ?? country,
    { enabled: hasPlace && bounds === undefined, placeholderData: keepShown },
  )
  if (bounds !== undefined) return bounds
  return !hasPlace || (isError && data === undefined) ? country : data
}

import { useState } from 'react'
import { loadApi } from '../api/load-api.ts'
import { useApi } from '../api/use-api.ts'
import type { MapProfile } from '../components/map/map-profile.ts'
import { MarketMap } from '../components/map/market-map.tsx'
import type { LoadMarketView, MarketView } from '../components/map/market-view.ts'
import { profilePath, type KindFacts } from '../kinds/registry.ts'
import { addressLine } from '../page/place-words.ts'
import { boundsCodec, type Bounds } from './codecs.ts'
import { boundsOf } from './criteria.ts'
import type { MarketPage } from './load-market.server.ts'
import type { Market, MarketQuery } from './market.ts'
import { filterOf, valueOf } from './query.ts'
import { linkSearch } from './results.tsx'
import { titleOfKind } from './words.ts'
import { useMarket } from './use-market.tsx'

export interface MapSideProps {
  page: MarketPage
  activeId: string | null
  onActivate: (id: string | null) => void
  /** Takes the normal form of the bounds. */
  onSearchArea: (bounds: string) => void
}

/** The results on a map. */
export function MapSide({ page: { query, found }, activeId, onActivate, onSearchArea }: MapSideProps) {
  const market = useMarket()
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
        infoFor={(id, signal) => loadInfo(kind, id, linkSearch(market, query), signal)}
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

async function loadInfo(
  kind: KindFacts,
  id: string,
  search: string,
  signal: AbortSignal,
): Promise<MapProfile> {
  const { data: profile } = await kind.calls(await loadApi()).get({ id }, { signal })
  const { name, lat, lng, headerImage, logo, googlePlaceId } = profile
  const to = profilePath(kind, id) + search
  const address = addressLine(profile)
  return { id, name, lat: lat ?? 0, lng: lng ?? 0, address, headerImage, logo, googlePlaceId, to }
}

/** The contiguous states, where most profiles are. */
const country: Bounds = { west: -124.8, south: 24.5, east: -66.9, north: 49.4 }
const world: Bounds = { west: -180, south: -85, east: 180, north: 85 }

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
    async (_api, signal) => extentOf(await loadView(kind, place, { bounds: world, zoom: 0 }, signal)),
    { enabled: hasPlace && bounds === undefined, placeholderData: (previous) => previous },
  )
  if (bounds !== undefined) return bounds
  return !hasPlace || isError ? country : data
}

/** In degrees. Without it, a single place would fill the map. */
const margin = 0.05

function extentOf({ markers, clusters }: MarketView): Bounds {
  const boxes = [
    ...clusters.map(({ bounds }) => bounds),
    ...markers.map(({ lat, lng }) => ({ west: lng, south: lat, east: lng, north: lat })),
  ]
  if (boxes.length === 0) return country
  return {
    west: Math.min(...boxes.map(({ west }) => west)) - margin,
    south: Math.min(...boxes.map(({ south }) => south)) - margin,
    east: Math.max(...boxes.map(({ east }) => east)) + margin,
    north: Math.max(...boxes.map(({ north }) => north)) + margin,
  }
}

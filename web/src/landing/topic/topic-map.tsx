import { useNavigate } from 'react-router'
import { useState } from 'react'
import { MarketMap } from '../../components/map/market-map.tsx'
import type { MapBounds } from '../../components/map/map-profile.ts'
import type { LoadMarketView } from '../../components/map/market-view.ts'
import { useTransport } from '../../platform/calls/transport.ts'
import { loadMapInfo } from '../../kinds/load-map-info.ts'
import { kinds } from '../../kind/registry.ts'
import { capitalized } from '../../components/format.ts'
import { MapReaction } from '../../reactions/map-reaction.tsx'
import type { TopicMap as Shown } from './topic-page.ts'

/** The profiles of a topic on a map. A search in another area continues in the marketplace. */
export function TopicMap({ map: { kind: name, filter, bounds, asMap } }: { map: Shown }) {
  const kind = kinds[name]
  const { loadClient } = useTransport()
  const navigate = useNavigate()
  const [activeId, setActiveId] = useState<string | null>(null)
  const load: LoadMarketView = async (view, signal) => {
    const { data } = await kind
      .calls((await loadClient()).api)
      .searchMap({ data: { ...filter, ...view } }, { signal })
    return data
  }
  return (
    <MarketMap
      bounds={bounds}
      load={load}
      loadKey={JSON.stringify(filter)}
      activeId={activeId}
      onActivate={setActiveId}
      infoFor={(id, signal) => loadMapInfo(kind, id, signal)}
      renderAction={(profile) => (
        <MapReaction kind={kind} id={profile.id} name={profile.name} isClosed={profile.isClosed} />
      )}
      onSearchArea={(area) => void navigate(inArea(asMap, area))}
      label={`${capitalized(kind.noun.other)} on the map`}
      noun={kind.noun}
    />
  )
}

/** The marketplace with an area of the map instead of a state. */
function inArea(address: string, { west, south, east, north }: MapBounds) {
  const [path, search] = address.split('?')
  const query = new URLSearchParams(search)
  query.delete('state')
  query.set('bounds', [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(','))
  return `${path}?${query.toString()}`
}

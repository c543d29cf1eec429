import { useState } from 'react'
import { MarketMap } from '../../components/map/market-map.tsx'
import { wishInAddress } from './facility-address.ts'
import type { Market } from './load-market.server.ts'
import { infoOf, markersOf } from './market-map-calls.ts'
import { codecs } from './market-codecs.ts'
import type { Bounds } from './market-query.ts'
import { useExtent } from './use-extent.ts'

export interface MapSideProps {
  market: Market
  activeId: string | null
  onActivate: (id: string | null) => void
  onSearchArea: (bounds: Bounds) => void
}

/** The same facilities on a map. */
export function MapSide({ market, activeId, onActivate, onSearchArea }: MapSideProps) {
  const { query, filter, found } = market
  const extent = useExtent(query, filter)
  const [area, setArea] = useState<Bounds>()
  // The address rounds what the map gave it; to the map that would be another area to go to.
  const isArea = area && query.bounds && codecs.bounds.write(area) === codecs.bounds.write(query.bounds)
  const bounds = isArea ? area : extent
  const active = found?.facilities.find(({ id }) => id === activeId)

  return (
    bounds !== undefined && (
      <MarketMap
        bounds={bounds}
        load={(view, signal) => markersOf(filter, view, signal)}
        loadKey={JSON.stringify({ ...filter, sort: undefined })}
        activeId={activeId}
        activePosition={active?.position}
        onActivate={onActivate}
        infoFor={(id, signal) => infoOf(id, wishInAddress(query), signal)}
        onSearchArea={(searched) => {
          setArea(searched)
          onSearchArea(searched)
        }}
        label="Facilities on the map"
        noun={{ one: 'facility', other: 'facilities' }}
      />
    )
  )
}

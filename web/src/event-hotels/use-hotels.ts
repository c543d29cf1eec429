import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { showsRates, type HotelShowing } from '@app/contract/rules/hotel-offers.ts'
import { useSearchParams } from 'react-router'
import { calls } from '../platform/calls/calls.ts'
import { keepShown, type Read } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { hotelsInputOf, hotelsQueryOf, withoutPrices, type HotelsQuery } from './hotels-query.ts'
import { useShowing } from './use-showing.ts'

export interface FoundHotels {
  showing: HotelShowing
  /** Whether the event shows rates. Those of its blocks are always shown. */
  hasRates: boolean
  query: HotelsQuery
  found: HotelMatches
}

/** The hotels that the address asks for, with how the event shows them. */
export function useHotels(event: Event, today: string): Read<FoundHotels> {
  const [search] = useSearchParams()
  const showing = useShowing(event.id)
  const hasRates = showing.data !== undefined && showsRates(event, showing.data, today)
  const asked = hotelsQueryOf(search)
  const query = hasRates ? asked : withoutPrices(asked)
  const found = useRead(calls['hotel-mgmt'].hotels.matches, hotelsInputOf(event.id, query), {
    placeholderData: keepShown,
    enabled: showing.data !== undefined,
  })
  return {
    ...(showing.data ? found : showing),
    isPlaceholderData: found.isPlaceholderData,
    data: showing.data && found.data && { showing: showing.data, hasRates, query, found: found.data },
  }
}

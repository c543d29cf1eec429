import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import type { HotelShowing } from '@app/contract/rules/hotel-offers.ts'
import { useSearchParams } from 'react-router'
import { hiddenRatesText } from '../kinds/event/hotels/deal-words.ts'
import { calls } from '../platform/calls/calls.ts'
import { keepShown, type Read } from '../platform/calls/use-observed.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { hotelsInputOf, hotelsQueryOf, withoutChoices, type HotelsQuery } from './hotels-query.ts'
import { useShowing } from './use-showing.ts'

export interface FoundHotels {
  showing: HotelShowing
  /** Why no rates are shown. Undefined if they are. */
  hidden: string | undefined
  query: HotelsQuery
  found: HotelMatches
}

/** The hotels that the address asks for, with how the event shows them. */
export function useHotels(event: Event, today: string): Read<FoundHotels> {
  const [search] = useSearchParams()
  const showing = useShowing(event.id)
  const hidden = showing.data && hiddenRatesText(event, showing.data, today)
  const asked = hotelsQueryOf(search)
  // Without rates, only the page, the view and a link to a block are left of what somebody asks for.
  const query = hidden === undefined ? asked : withoutChoices(asked)
  const found = useRead(calls['hotel-mgmt'].hotels.matches, hotelsInputOf(event.id, query), {
    placeholderData: keepShown,
    enabled: showing.data !== undefined,
  })
  return {
    ...(showing.data ? found : showing),
    isPlaceholderData: found.isPlaceholderData,
    data: showing.data && found.data && { showing: showing.data, hidden, query, found: found.data },
  }
}

import type { HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import type { HotelSettings } from '@app/contract/rules/hotel-offers.ts'
import { everyPage } from '../api/every-page.ts'
import { shownSpecials } from '../kinds/event/hotels/deal-words.ts'
import { specialsFilter, specialTitles } from '../kinds/event/hotels/load-deals.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead, useReadWith } from '../platform/calls/use-read.ts'

/** Before any are found. */
const noStay = { checkIn: '2000-01-01', checkOut: '2000-01-02' }

/** What comes with the stay in each hotel that was found: the specials of hotels, and what the organizer noted. */
export function useSpecials(
  eventId: string,
  settings: HotelSettings | undefined,
  found: HotelMatches | undefined,
  today: string,
) {
  const ids = found?.data.map(({ hotel }) => hotel.id) ?? []
  const stay = found?._meta.stay ?? noStay
  const specials = useReadWith(
    calls['hotel-mgmt'].hotels.specials.search,
    { data: specialsFilter(ids, stay) },
    { name: 'all', load: async (search, input) => everyPage((page) => search({ ...input, ...page })) },
    { enabled: ids.length > 0 },
  )
  const listed = useRead(calls['event-mgmt'].events.hotels.list, { ownerId: eventId, offset: 0, take: 100 })
  return (hotelId: string) => {
    const note = listed.data?.data.find((one) => one.hotelId === hotelId)?.note ?? null
    return settings === undefined
      ? []
      : shownSpecials([note, ...specialTitles(specials.data ?? [], hotelId, stay)], settings, today)
  }
}

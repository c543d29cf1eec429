import type { HotelCondition, HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { firstDayOfRates } from '@app/contract/hotels/stay-dates.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted } from '../components/format.ts'
import { usualGuests } from '../reservations/booking.ts'
import { toHotels, withoutChoices, type HotelsQuery } from './hotels-query.ts'

const conditionWords: Record<HotelCondition, string> = {
  beds: 'any bed',
  amenities: 'any amenities',
  total: 'any price',
  rooms: 'one room',
}

/** Whether there is a hotel at all, which somebody may have excluded. */
export const hasHotels = (query: HotelsQuery, { _meta }: HotelMatches) =>
  _meta.stats.count > 0 || isFiltered(query)

/** Whether somebody asks for more than nights and guests. */
const isFiltered = ({ bed, most, amenities, rooms }: HotelsQuery) =>
  bed !== undefined || most !== undefined || amenities.length > 0 || rooms > 1

const without = ({ bed, most, ...query }: HotelsQuery, drop: HotelCondition): HotelsQuery => ({
  ...query,
  ...(drop !== 'beds' && bed !== undefined && { bed }),
  ...(drop !== 'total' && most !== undefined && { most }),
  ...(drop === 'amenities' && { amenities: [] }),
  ...(drop === 'rooms' && { rooms: 1 }),
  page: 1,
})

interface NoneOpenProps {
  eventId: string
  /** In UTC. */
  today: string
  query: HotelsQuery
  found: HotelMatches
}

/** No hotel has rooms as they are asked for. */
export function NoneOpen({ eventId, query, found, today }: NoneOpenProps) {
  const { changes, stats, stay } = found._meta
  const firstDay = firstDayOfRates(stay)
  return (
    <EmptyState
      title={isFiltered(query) ? 'No hotel around has a room like that' : 'No rates for these nights yet'}
      actions={
        changes.length > 0
          ? changes.map(({ drop, count: more }) => (
              <ButtonLink key={drop} to={toHotels(eventId, without(query, drop))}>
                With {conditionWords[drop]}: {counted(more, 'hotel')}
              </ButtonLink>
            ))
          : isFiltered(query) || query.guests > usualGuests
            ? [
                ...(isFiltered(query)
                  ? [
                      <ButtonLink key="any" to={toHotels(eventId, unfiltered(query))}>
                        Any room
                      </ButtonLink>,
                    ]
                  : []),
                ...(query.guests > usualGuests
                  ? [
                      <ButtonLink
                        key="fewer"
                        to={toHotels(eventId, { ...query, guests: usualGuests, page: 1 })}
                      >
                        {counted(usualGuests, 'guest')} in one room
                      </ButtonLink>,
                    ]
                  : []),
              ]
            : undefined
      }
    >
      {changes.length > 0
        ? 'One change is enough to find some:'
        : firstDay > today
          ? `Hotels sell rooms up to two years ahead. Rates for these nights open on ${shortDayText(firstDay)}, ${firstDay.slice(0, 4)}.`
          : stats.count > 0
            ? 'Try other nights, or ask the hotels below, whose rooms we don’t know.'
            : 'Ask for less, or try other nights.'}
    </EmptyState>
  )
}

/** For the same people and nights. */
const unfiltered = (query: HotelsQuery): HotelsQuery => ({
  ...withoutChoices(query),
  ...(query.stay && { stay: query.stay }),
  guests: query.guests,
  page: 1,
})

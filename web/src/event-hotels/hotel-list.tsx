import type { HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { count, counted } from '../components/format.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './event-hotels.module.css'
import { HotelRow } from './hotel-row.tsx'
import { hotelSorts, hotelsPerPage, toHotels } from './hotels-query.ts'
import { hasHotels, NoneOpen } from './none-open.tsx'
import type { TripPart } from './trip/trip-words.ts'
import type { FoundHotels } from './use-hotels.ts'

interface HotelListProps extends Pick<FoundHotels, 'found' | 'query' | 'hasRates'> {
  eventId: string
  specials: (hotelId: string) => string[]
  tripParts: readonly TripPart[]
  today: string
  /** The hotel whose pin is pointed at. */
  activeId: string | null
  onActivate: (id: string | null) => void
}

/** What was found, or why nothing was. */
export function HotelList({ eventId, found, query, hasRates, specials, activeId, ...row }: HotelListProps) {
  const { data, _meta } = found
  const { stats, states, stay } = _meta
  return (
    <Stack gap="4">
      <Toolbar>
        <h2 className="h3" aria-live="polite">
          {hasRates ? summary(states) : `${counted(stats.count, 'hotel')} for this event`}
        </h2>
        {hasRates && data.length > 1 && <Order {...{ eventId, query }} />}
      </Toolbar>
      {!hasHotels(query, found) ? (
        <EmptyState
          title="No hotels here yet"
          actions={<ButtonLink to="/hotels/marketplace">See all hotels</ButtonLink>}
        >
          None is listed near the event.
        </EmptyState>
      ) : (
        (hasRates ? states.Open : data.length) === 0 && (
          <NoneOpen {...{ eventId, query, found }} today={row.today} />
        )
      )}
      {data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((match) => (
            <li key={match.hotel.id}>
              <HotelRow
                {...row}
                {...{ eventId, match, stay, query, hasRates }}
                specials={specials(match.hotel.id)}
                isActive={match.hotel.id === activeId}
              />
            </li>
          ))}
        </ul>
      )}
      {stats.count > hotelsPerPage && (
        <Pagination
          page={query.page}
          pageCount={Math.ceil(stats.count / hotelsPerPage)}
          toPage={(page) => toHotels(eventId, { ...query, page })}
        />
      )}
    </Stack>
  )
}

function Order({ eventId, query }: Pick<HotelListProps, 'eventId' | 'query'>) {
  const navigate = useNavigate()
  return (
    <SelectField
      label="Order"
      isLabelHidden
      options={hotelSorts}
      value={query.sort}
      onChange={({ target }) => {
        const sort = hotelSorts.find(({ value }) => value === target.value)?.value
        if (sort !== undefined) void navigate(toHotels(eventId, { ...query, sort, page: 1 }))
      }}
    />
  )
}

/** '9 hotels have rooms. 3 don’t say, 1 has none.' */
function summary({ Open, Unknown, Full }: HotelMatches['_meta']['states']) {
  const others = [
    ...(Unknown > 0 ? [`${count(Unknown)} ${Unknown === 1 ? 'doesn’t' : 'don’t'} say`] : []),
    ...(Full > 0 ? [`${count(Full)} ${Full === 1 ? 'has' : 'have'} none`] : []),
  ]
  const open = `${counted(Open, 'hotel')} ${Open === 1 ? 'has' : 'have'} rooms`
  return others.length === 0 ? open : `${open}, ${others.join(', ')}`
}

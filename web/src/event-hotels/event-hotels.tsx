import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelCondition, HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { count, counted } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { isOver } from '../kinds/event/is-over.ts'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { localToday } from '../page/use-today.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import styles from './event-hotels.module.css'
import { HotelFilters } from './hotel-filters.tsx'
import { HotelRow } from './hotel-row.tsx'
import { HotelRowsSkeleton } from './hotel-rows-skeleton.tsx'
import { hotelsFilterOf, hotelsPerPage, hotelsQueryOf, toHotels, type HotelsQuery } from './hotels-query.ts'

export function EventHotels({ event }: { event: Event }) {
  const today = localToday()
  const page = profilePath(kinds.event, event.id)
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Events', to: '/events/marketplace' },
          { label: event.name, to: page },
          { label: 'Hotels' },
        ]}
      />
      <h1 className={`${head.title} ${styles.title}`}>Hotels for {event.name}</h1>
      <p className={head.lead}>
        {eventDatesText(event)}. Prices are the total of the stay with everything that every guest pays.
      </p>
      {isOver(event, today) ? (
        <EmptyState title="This event has ended" actions={<ButtonLink to={page}>See the event</ButtonLink>}>
          Hotels are shown until its last day.
        </EmptyState>
      ) : (
        <FoundHotels event={event} />
      )}
    </>
  )
}

function FoundHotels({ event }: { event: Event }) {
  const [search] = useSearchParams()
  const query = hotelsQueryOf(search)
  const found = useRead(
    calls['hotel-mgmt'].hotels.matches,
    {
      offset: (query.page - 1) * hotelsPerPage,
      take: hotelsPerPage,
      data: hotelsFilterOf(event.id, query),
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <Loaded query={found} skeleton={<HotelRowsSkeleton />} errorTitle="The hotels didn’t load.">
      {(reply) => (
        <Stack gap="6" aria-busy={found.isPlaceholderData}>
          <HotelFilters key={search.toString()} eventId={event.id} query={query} found={reply} />
          <HotelList eventId={event.id} query={query} found={reply} />
        </Stack>
      )}
    </Loaded>
  )
}

interface ListProps {
  eventId: string
  query: HotelsQuery
  found: HotelMatches
}

function HotelList({ eventId, query, found: { data, _meta } }: ListProps) {
  const { stats, states, stay } = _meta
  return (
    <Stack gap="4">
      <h2 className="h3" aria-live="polite">
        {summary(states)}
      </h2>
      {data.length === 0 && _meta.changes.length === 0 ? (
        <EmptyState
          title="No hotels here yet"
          actions={<ButtonLink to="/hotels/marketplace">See all hotels</ButtonLink>}
        >
          None is listed near the event.
        </EmptyState>
      ) : (
        states.Open === 0 && <NoneOpen {...{ eventId, query }} changes={_meta.changes} />
      )}
      {data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((match) => (
            <li key={match.hotel.id}>
              <HotelRow eventId={eventId} match={match} stay={stay} guests={query.guests} />
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

/** '9 hotels have rooms. 3 don’t say, 1 is full.' */
function summary({ Open, Unknown, Full }: HotelMatches['_meta']['states']) {
  const others = [
    ...(Unknown > 0 ? [`${count(Unknown)} ${Unknown === 1 ? 'doesn’t' : 'don’t'} say`] : []),
    ...(Full > 0 ? [`${count(Full)} ${Full === 1 ? 'is' : 'are'} full`] : []),
  ]
  const open = `${counted(Open, 'hotel')} ${Open === 1 ? 'has' : 'have'} rooms`
  return others.length === 0 ? open : `${open}, ${others.join(', ')}`
}

const conditionWords: Record<HotelCondition, string> = {
  beds: 'any bed',
  amenities: 'any amenities',
  total: 'any price',
  rooms: 'one room',
}

const without = ({ bed, most, ...query }: HotelsQuery, drop: HotelCondition): HotelsQuery => ({
  ...query,
  ...(drop !== 'beds' && bed !== undefined && { bed }),
  ...(drop !== 'total' && most !== undefined && { most }),
  ...(drop === 'amenities' && { amenities: [] }),
  ...(drop === 'rooms' && { rooms: 1 }),
  page: 1,
})

interface NoneOpenProps extends Omit<ListProps, 'found'> {
  changes: HotelMatches['_meta']['changes']
}

const NoneOpen = ({ eventId, query, changes }: NoneOpenProps) => (
  <EmptyState
    title="No hotel around has a room like that"
    actions={changes.map(({ drop, count: more }) => (
      <ButtonLink key={drop} to={toHotels(eventId, without(query, drop))}>
        With {conditionWords[drop]}: {counted(more, 'hotel')}
      </ButtonLink>
    ))}
  >
    {changes.length > 0
      ? 'One change is enough to find some:'
      : 'Try other nights, or ask the hotels below, whose rooms we don’t know.'}
  </EmptyState>
)

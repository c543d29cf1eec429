import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { hotelBanner } from '@app/contract/rules/hotel-banner.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { count, counted } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { hiddenRatesText, ownPage } from '../kinds/event/hotels/deal-words.ts'
import type { HotelShowing } from '../kinds/event/hotels/load-deals.ts'
import { isOver } from '../kinds/event/is-over.ts'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import styles from './event-hotels.module.css'
import { HotelFilters } from './hotel-filters.tsx'
import { HotelRow } from './hotel-row.tsx'
import { HotelRowsSkeleton } from './hotel-rows-skeleton.tsx'
import {
  hotelsFilterOf,
  hotelsPerPage,
  hotelsQueryOf,
  toHotels,
  withoutChoices,
  type HotelsQuery,
} from './hotels-query.ts'
import { isFiltered, NoneOpen } from './none-open.tsx'
import { TripPanel } from './trip/trip-panel.tsx'
import type { TripPart } from './trip/trip-words.ts'
import { useTrip } from './trip/use-trip.ts'
import { useShowing } from './use-showing.ts'
import { useSpecials } from './use-specials.ts'

export function EventHotels({ event }: { event: Event }) {
  // The banner counts days in UTC.
  const [today] = useState(() => dayOf(new Date()))
  const page = profilePath(kinds.event, event.id)
  const showing = useShowing(event.id)
  const isPast = isOver(event, today)
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Events', to: '/events/marketplace' },
          { label: event.name, to: page },
          { label: 'Hotels' },
        ]}
      />
      <p className={`sm mut ${styles.banner}`}>
        {!isPast && showing.data && hotelBanner({ ...event, ...showing.data }, today)}
      </p>
      <h1 className={head.title}>Hotels for {event.name}</h1>
      <p className={head.lead}>{eventDatesText(event)}.</p>
      {isPast ? (
        <EmptyState title="This event has ended" actions={<ButtonLink to={page}>See the event</ButtonLink>}>
          Hotels are shown until its last day.
        </EmptyState>
      ) : (
        <Loaded query={showing} skeleton={<HotelRowsSkeleton />} errorTitle="The hotels didn’t load.">
          {(loaded) => <FoundHotels event={event} showing={loaded} today={today} />}
        </Loaded>
      )}
    </>
  )
}

interface FoundProps {
  event: Event
  showing: HotelShowing
  today: string
}

function FoundHotels({ event, showing, today }: FoundProps) {
  const [search] = useSearchParams()
  const hidden = hiddenRatesText(event, showing, today)
  const asked = hotelsQueryOf(search)
  // Without rates, only the page and a link to a block are left of what somebody asks for.
  const query = hidden === undefined ? asked : withoutChoices(asked)
  const found = useRead(
    calls['hotel-mgmt'].hotels.matches,
    {
      offset: (query.page - 1) * hotelsPerPage,
      take: hotelsPerPage,
      data: hotelsFilterOf(event.id, query),
    },
    { placeholderData: keepPreviousData },
  )
  const trip = useTrip(event)
  const specials = useSpecials(event.id, showing.settings, found.data, today)
  return (
    <Loaded query={found} skeleton={<HotelRowsSkeleton />} errorTitle="The hotels didn’t load.">
      {(reply) => (
        <Stack gap="6" aria-busy={found.isPlaceholderData}>
          {hidden !== undefined ? (
            <HiddenRates link={ownPage(event, showing)}>{hidden}</HiddenRates>
          ) : (
            hasHotels(query, reply) && (
              <>
                <HotelFilters key={search.toString()} eventId={event.id} query={query} found={reply} />
                <TripPanel trip={trip} />
              </>
            )
          )}
          <HotelList
            eventId={event.id}
            query={query}
            found={reply}
            hasRates={hidden === undefined}
            specials={specials}
            tripParts={trip.parts}
          />
        </Stack>
      )}
    </Loaded>
  )
}

/** Whether there is a hotel at all, which somebody may have excluded. */
const hasHotels = (query: HotelsQuery, { _meta }: HotelMatches) => _meta.stats.count > 0 || isFiltered(query)

const HiddenRates = ({ link, children }: { link: string | undefined; children: ReactNode }) => (
  <Row gap="3 6">
    <p>{children}</p>
    {link !== undefined && (
      <ButtonLink variant="primary" to={link} icon="external-link" target="_blank" rel="noreferrer nofollow">
        Book on the organizer’s page
      </ButtonLink>
    )}
  </Row>
)

interface ListProps {
  eventId: string
  query: HotelsQuery
  found: HotelMatches
}

interface HotelListProps extends ListProps {
  hasRates: boolean
  specials: (hotelId: string) => string[]
  tripParts: readonly TripPart[]
}

function HotelList(props: HotelListProps) {
  const { eventId, query, hasRates, specials, tripParts } = props
  const { data, _meta } = props.found
  const { stats, states, stay } = _meta
  return (
    <Stack gap="4">
      <h2 className="h3" aria-live="polite">
        {hasRates ? summary(states) : `${counted(stats.count, 'hotel')} for this event`}
      </h2>
      {!hasHotels(query, props.found) ? (
        <EmptyState
          title="No hotels here yet"
          actions={<ButtonLink to="/hotels/marketplace">See all hotels</ButtonLink>}
        >
          None is listed near the event.
        </EmptyState>
      ) : (
        hasRates && states.Open === 0 && <NoneOpen {...{ eventId, query }} found={props.found} />
      )}
      {data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((match) => (
            <li key={match.hotel.id}>
              <HotelRow
                {...{ eventId, match, stay, hasRates, tripParts }}
                guests={query.guests}
                code={query.code}
                specials={specials(match.hotel.id)}
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

/** '9 hotels have rooms. 3 don’t say, 1 is full.' */
function summary({ Open, Unknown, Full }: HotelMatches['_meta']['states']) {
  const others = [
    ...(Unknown > 0 ? [`${count(Unknown)} ${Unknown === 1 ? 'doesn’t' : 'don’t'} say`] : []),
    ...(Full > 0 ? [`${count(Full)} ${Full === 1 ? 'is' : 'are'} full`] : []),
  ]
  const open = `${counted(Open, 'hotel')} ${Open === 1 ? 'has' : 'have'} rooms`
  return others.length === 0 ? open : `${open}, ${others.join(', ')}`
}

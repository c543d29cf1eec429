import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { hotelBanner } from '@app/contract/rules/hotel-banner.ts'
import { ownPage, ratesOpenOn } from '@app/contract/rules/hotel-offers.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { isOver } from '../kinds/event/is-over.ts'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { EventHead } from './event-head.tsx'
import styles from './event-hotels.module.css'
import { HotelFilters } from './hotel-filters.tsx'
import { HotelList } from './hotel-list.tsx'
import { HotelMap } from './hotel-map.tsx'
import { landmarksOf } from './hotel-pins.ts'
import { HotelRowsSkeleton } from './hotel-rows-skeleton.tsx'
import { HotelsLayout } from './hotels-layout.tsx'
import { hiddenRatesText } from '../kinds/event/hotels/deal-words.ts'
import { RebateBox } from './rebate-box.tsx'
import { hotelsQueryOf, toHotels } from './hotels-query.ts'
import { hasHotels } from './none-open.tsx'
import { RatesAlert } from './rates-alert.tsx'
import { TripPanel } from './trip/trip-panel.tsx'
import { useTrip } from './trip/use-trip.ts'
import { useEventPlaces } from './use-event-places.ts'
import { useHotels } from './use-hotels.ts'
import { useSpecials } from './use-specials.ts'

export function EventHotels({ event }: { event: Event }) {
  // The banner counts days in UTC.
  const [today] = useState(() => dayOf(new Date()))
  return isOver(event, today) ? <PastEvent event={event} /> : <HotelsAround {...{ event, today }} />
}

const PastEvent = ({ event }: { event: Event }) => (
  <div className={`page ${head.page}`}>
    <EventHead event={event} banner={undefined} />
    <div className={styles.past}>
      <EmptyState
        title={event.status === 'Cancelled' ? 'This event is cancelled' : 'This event has ended'}
        actions={<ButtonLink to={profilePath(kinds.event, event.id)}>See the event</ButtonLink>}
      >
        {event.status === 'Cancelled'
          ? 'Its hotels are no longer shown. Rooms that you booked stay yours until you cancel them.'
          : 'Hotels are shown until its last day.'}
      </EmptyState>
    </div>
  </div>
)

function HotelsAround({ event, today }: { event: Event; today: string }) {
  const [search] = useSearchParams()
  const hotels = useHotels(event, today)
  const [activeId, setActiveId] = useState<string | null>(null)
  const { showing, hasRates = false, query, found } = hotels.data ?? { query: hotelsQueryOf(search) }
  const trip = useTrip(event)
  const specials = useSpecials(event.id, showing?.settings, found, today)
  const { data: places } = useEventPlaces(event.id)
  const landmarks = useMemo(() => landmarksOf(event, places?.data ?? []), [event, places])
  const hasMap = landmarks.length > 0
  const isMap = hasMap && query.isMap
  const row = { query, hasRates, activeId, onActivate: setActiveId }
  return (
    <HotelsLayout
      isMap={isMap}
      toOtherView={hasMap ? toHotels(event.id, { ...query, isMap: !query.isMap }) : undefined}
      head={<EventHead event={event} banner={showing && hotelBanner({ ...event, ...showing }, today)} />}
      tools={
        found &&
        showing && (
          <Stack gap="5">
            {!isMap && <RebateBox matches={found.data} />}
            {!hasRates && (
              <HiddenRates link={ownPage(event, showing)}>
                <p>{hiddenRatesText(event, showing, today, hasEventRates(found.data))}</p>
                {ratesOpenOn(event, showing, today) !== undefined && <RatesAlert eventId={event.id} />}
              </HiddenRates>
            )}
            {hasHotels(query, found) && (
              <HotelFilters
                key={toHotels(event.id, { ...query, isMap: false })}
                eventId={event.id}
                query={query}
                found={found}
                hasPrices={hasRates}
                isFolded={isMap}
              />
            )}
          </Stack>
        )
      }
      list={
        <Loaded query={hotels} skeleton={<HotelRowsSkeleton />} errorTitle="The hotels didn’t load.">
          {(loaded) => (
            <Stack gap="6" aria-busy={hotels.isPlaceholderData}>
              {hasRates && hasHotels(query, loaded.found) && <TripPanel trip={trip} />}
              <HotelList
                {...row}
                eventId={event.id}
                found={loaded.found}
                specials={specials}
                tripParts={trip.parts}
                today={today}
              />
            </Stack>
          )}
        </Loaded>
      }
      map={hasMap && (found ? <HotelMap {...row} {...{ landmarks, found }} eventId={event.id} /> : null)}
    />
  )
}

/** Whether one of the hotels has rooms at the rate of the event, which is shown whatever else isn't. */
const hasEventRates = (matches: readonly HotelMatch[]) => matches.some(({ offer }) => offer?.block != null)

const HiddenRates = ({ link, children }: { link: string | undefined; children: ReactNode }) => (
  <Row gap="3 6">
    {children}
    {link !== undefined && (
      <ButtonLink variant="primary" to={link} icon="external-link" target="_blank" rel="noreferrer nofollow">
        Book on the organizer’s page
      </ButtonLink>
    )}
  </Row>
)

import type { Event } from '@app/contract/events/event-schema.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { hotelBanner } from '@app/contract/rules/hotel-banner.ts'
import { ownPage, ratesOpenOn } from '@app/contract/rules/hotel-offers.ts'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { useMedia } from '../components/use-media.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { isOver } from '../kinds/event/is-over.ts'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { EventHead } from './event-head.tsx'
import { HotelFilters } from './hotel-filters.tsx'
import { HotelList } from './hotel-list.tsx'
import { HotelRowsSkeleton } from './hotel-rows-skeleton.tsx'
import { HotelsLayout } from './hotels-layout.tsx'
import { RebateBox } from './rebate-box.tsx'
import { hotelsQueryOf, toHotels } from './hotels-query.ts'
import { hasHotels } from './none-open.tsx'
import { RatesAlert } from './rates-alert.tsx'
import { TripPanel } from './trip/trip-panel.tsx'
import { useTrip } from './trip/use-trip.ts'
import { useHotels } from './use-hotels.ts'
import { useSpecials } from './use-specials.ts'

const loadMap = () => import('./hotel-map.tsx')

export function EventHotels({ event }: { event: Event }) {
  // The banner counts days in UTC.
  const [today] = useState(() => dayOf(new Date()))
  return isOver(event, today) ? <PastEvent event={event} /> : <HotelsAround {...{ event, today }} />
}

const PastEvent = ({ event }: { event: Event }) => (
  <div className={`page ${head.page}`}>
    <EventHead event={event} banner={undefined} />
    <EmptyState
      title="This event has ended"
      actions={<ButtonLink to={profilePath(kinds.event, event.id)}>See the event</ButtonLink>}
    >
      Hotels are shown until its last day.
    </EmptyState>
  </div>
)

function HotelsAround({ event, today }: { event: Event; today: string }) {
  const [search] = useSearchParams()
  const hotels = useHotels(event, today)
  const [activeId, setActiveId] = useState<string | null>(null)
  const { showing, hidden, query, found } = hotels.data ?? { query: hotelsQueryOf(search) }
  const trip = useTrip(event)
  const specials = useSpecials(event.id, showing?.settings, found, today)
  // From this width on, the list and the map are side by side.
  const isWide = useMedia('(min-width: 1200px)')
  const map = useLazy(loadMap, found !== undefined && (query.isMap || isWide))
  const row = { query, hidden, activeId, onActivate: setActiveId }
  return (
    <HotelsLayout
      isMap={query.isMap}
      toOtherView={toHotels(event.id, { ...query, isMap: !query.isMap })}
      head={<EventHead event={event} banner={showing && hotelBanner({ ...event, ...showing }, today)} />}
      tools={
        found &&
        showing && (
          <Stack gap="5">
            <RebateBox matches={found.data} />
            {hidden !== undefined ? (
              <HiddenRates link={ownPage(event, showing)}>
                <p>{hidden}</p>
                {ratesOpenOn(event, showing, today) !== undefined && <RatesAlert eventId={event.id} />}
              </HiddenRates>
            ) : (
              hasHotels(query, found) && (
                <HotelFilters
                  key={toHotels(event.id, { ...query, isMap: false })}
                  eventId={event.id}
                  query={query}
                  found={found}
                />
              )
            )}
          </Stack>
        )
      }
      list={
        <Loaded query={hotels} skeleton={<HotelRowsSkeleton />} errorTitle="The hotels didn’t load.">
          {(loaded) => (
            <Stack gap="6" aria-busy={hotels.isPlaceholderData}>
              {hidden === undefined && hasHotels(query, loaded.found) && <TripPanel trip={trip} />}
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
      map={
        map.hasFailed ? (
          <ErrorState title="The map didn’t load." onRetry={map.retry} />
        ) : (
          found && map.part && <map.part.HotelMap {...row} event={event} found={found} />
        )
      }
    />
  )
}

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

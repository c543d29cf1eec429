import { useSearchParams } from 'react-router'
import { NotFound } from '../kind/not-found.tsx'
import { Loaded } from '../page/loaded.tsx'
import { isMissing } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { PageTitle } from '../page/page-title.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { LazyPage } from '../requests/lazy-page.tsx'
import { HotelRowsSkeleton } from './hotel-rows-skeleton.tsx'

/** Apart from the first load: it is needed after the event, and loads beside it. */
const loadContent = () => import('./event-hotels.tsx')
const loadByCode = () => import('./hotels-by-code.tsx')

/** The hotels around the places of an event, with the total of a stay. */
export function EventHotelsPage({ id }: { id: string }) {
  const event = useRead(calls['event-mgmt'].events.get, { id })
  const [search] = useSearchParams()
  if (event.data === undefined && isMissing(event.error))
    return search.has('code') ? (
      <LazyPage key="by code" load={loadByCode} skeleton={<PageSkeleton />}>
        {({ HotelsByCode }) => <HotelsByCode eventId={id} skeleton={<PageSkeleton />} />}
      </LazyPage>
    ) : (
      <NotFound>This event doesn’t exist, or it isn’t public.</NotFound>
    )
  return (
    <LazyPage key="event" load={loadContent} skeleton={<PageSkeleton />}>
      {({ EventHotels }) => (
        <Loaded query={event} skeleton={<PageSkeleton />} errorTitle="The event didn’t load.">
          {({ data }) => (
            <>
              <PageTitle>{`Hotels for ${data.name}`}</PageTitle>
              <EventHotels event={data} />
            </>
          )}
        </Loaded>
      )}
    </LazyPage>
  )
}

const PageSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <h1 className={head.title}>Hotels for the event</h1>
    <HotelRowsSkeleton />
  </div>
)

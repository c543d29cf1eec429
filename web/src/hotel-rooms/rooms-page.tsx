import { addDays, countDays, isCalendarDate } from '@app/contract/rules/calendar-date.ts'
import { plainPricing } from '@app/contract/hotels/pricing-schema.ts'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { isNotOwn } from '../page/null-if-missing.ts'
import { PageTitle } from '../page/page-title.tsx'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { joinedReads } from '../platform/calls/joined-reads.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useEntitlements } from '../profile/profile-queries.ts'
import { RequestSkeleton } from '../requests/lazy-page.tsx'
import { BlocksSection } from '../room-blocks/hotel/blocks-section.tsx'
import type { EventBlock } from './event-lanes.ts'
import styles from './hotel-rooms.module.css'
import { PricingSection } from './pricing-section.tsx'
import { NoRooms, RatesSection } from './rates-section.tsx'
import { SpecialsSection } from './specials-section.tsx'
import { useNights } from './use-nights.ts'
import { gridViews, type GridView } from './views.ts'

const { hotels } = calls['hotel-mgmt']

const first = '2000-01-01'
const last = '2099-12-31'
const noBlocks: EventBlock[] = []

/** The page for people who are signed in. */
export const HotelRooms = (props: RoomsPageProps) => (
  <SignedInPage
    skeleton={<RequestSkeleton />}
    title="Log in to see rooms and rates"
    text="They are for the team of a hotel. Everybody else sees what a stay costs on its page."
  >
    <RoomsPage {...props} />
  </SignedInPage>
)

interface RoomsPageProps {
  ownerId: string
}

/** What a hotel sells each night, at which rate, and what guests pay on top. The view and its first night are in the address. */
export function RoomsPage({ ownerId }: RoomsPageProps) {
  const [search, setSearch] = useSearchParams()
  const view = gridViews.find(({ value }) => value === search.get('view')) ?? gridViews[0]
  const asked = search.get('night') ?? ''
  const latest = addDays(last, 1 - view.nights)
  const wanted = asked > latest ? latest : asked
  const isGiven = isCalendarDate(asked) && asked >= first
  const { taken, events, today, from } = useNights(ownerId, isGiven ? wanted : undefined, view)
  const hotel = useRead(hotels.get, { id: ownerId })
  const rooms = useRead(hotels.rooms.list, { ownerId, offset: 0, take: 100 })
  const pricing = useRead(hotels.pricing.get, { ownerId })
  const canManage = useEntitlements(kinds.hotel, ownerId)?.can['manageRooms'] ?? false

  const show = (next: { night?: string; view?: GridView['value'] }) =>
    setSearch(
      (before) => {
        const all = new URLSearchParams(before)
        for (const [name, value] of Object.entries(next)) all.set(name, value)
        return all
      },
      { preventScrollReset: true, replace: true },
    )
  /** Returns the first night that is shown then. */
  const step = (nights: number) => {
    const night = addDays(from, nights)
    const shown = night < first ? first : night > latest ? latest : night
    if (countDays(from, shown) !== 1) show({ night: shown })
    return shown
  }
  // The hotel's zone comes with its nights. Before, the grid would start on another day than it does then.
  const loaded = joinedReads([rooms, pricing, taken], () => pricing.data && taken.data && rooms.data)
  if ([hotel, rooms].some(({ data, error }) => data === undefined && isNotOwn(error)))
    return <NotFound>These rooms don’t exist, or they are for a team that you don’t belong to.</NotFound>
  const name = hotel.data?.data.name
  const { currency, charges } = pricing.data?.data ?? plainPricing
  return (
    <div className={`page ${styles.page}`} aria-busy={taken.isPlaceholderData || undefined}>
      <PageTitle>{`Rooms and rates${name === undefined ? '' : `, ${name}`}`}</PageTitle>
      <Breadcrumbs
        items={[
          { label: name ?? 'Hotel', to: profilePath(kinds.hotel, ownerId) },
          { label: 'Rooms and rates' },
        ]}
      />
      <Loaded
        query={loaded}
        errorTitle="The rooms didn’t load."
        skeleton={<Skeleton look="block" className={styles.waiting} />}
      >
        {({ data }) => (
          <Stack gap="10">
            {data.length === 0 ? (
              <NoRooms {...{ ownerId, canManage, currency }} />
            ) : (
              <RatesSection
                {...{ ownerId, canManage, currency, charges, from, view, today, step, show }}
                hotelName={name}
                rooms={data}
                taken={taken}
                blocks={events.data?.data ?? noBlocks}
              />
            )}
            <BlocksSection {...{ ownerId, today, canManage, currency }} />
            <Grid columns="2" gap="10" align="start">
              <SpecialsSection {...{ ownerId, today, canManage }} />
              {data.length > 0 && (
                <PricingSection {...{ ownerId, canManage }} pricing={pricing.data?.data ?? null} />
              )}
            </Grid>
          </Stack>
        )}
      </Loaded>
    </div>
  )
}

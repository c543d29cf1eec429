import type { Event } from '@app/contract/events/event-schema.ts'
import { perNight, shortMoneyText } from '@app/contract/hotels/money.ts'
import { hotelBanner } from '@app/contract/rules/hotel-banner.ts'
import { ownPage, showsLiveRates } from '@app/contract/rules/hotel-offers.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { counted, miles } from '../../../components/format.ts'
import type { Content, Section, SectionProps } from '../../../profile/profile-page.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'
import { isOver } from '../is-over.ts'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import { toEventStay, usualGuests, type EventStay } from '../../../reservations/booking.ts'
import { dealsOf, eventStayOf, lowestOf, stayText, type Deal } from './deal-words.ts'
import type { Deals } from './load-deals.ts'
import { SpecialTags } from './special-tags.tsx'
import styles from './deals.module.css'

interface DealContent extends Content<Event> {
  /** In UTC. */
  today: string
  deals: Deals
}

export const dealsSection: Section<DealContent> = {
  id: 'hotels',
  title: (content) =>
    hasDeals(content) ? hotelBanner({ ...content.profile, ...content.deals }, content.today) : 'Hotels',
  isEmpty: (content) => !hasDeals(content),
  empty: ({ profile, today }) =>
    isOver(profile, today)
      ? `Visitors no longer see hotels, because the event is ${profile.status === 'Cancelled' ? 'cancelled' : 'over'}.`
      : 'No hotels yet. List those where teams stay.',
  Body: DealList,
  editor: { ability: 'manageHotels', load: async () => (await import('./hotels-editor.tsx')).HotelsEditor },
}

const hasDeals = ({ profile, deals, today }: DealContent) =>
  !isOver(profile, today) && (deals.hotels.length > 0 || ownPage(profile, deals) !== undefined)

function DealList({ content: { profile, deals, today } }: SectionProps<DealContent>) {
  const link = ownPage(profile, deals)
  const rates = useRates(profile, deals)
  const listed = dealsOf(deals, profile, today, rates.data)
  const lowest = lowestOf(listed)
  const isWaiting =
    rates.isFetching && rates.data === undefined && showsLiveRates(profile.category, deals.settings, today)
  return (
    <div className={`edged ${styles.box}`}>
      <div className={styles.head}>
        <Toolbar gap="3 6">
          <p className={`sm mut ${styles.stay}`}>{stayText(profile, today)}</p>
          {lowest !== undefined && (
            <p className={styles.lowest}>
              {shortMoneyText(lowest.nightly, lowest.currency)} <small>{`lowest price ${perNight}`}</small>
            </p>
          )}
          {isWaiting && (
            <p className={styles.lowest} aria-hidden="true">
              &nbsp;<small>&nbsp;</small>
            </p>
          )}
          {rates.error !== null && <p className="sm mut">The prices of these nights didn’t load.</p>}
          {link !== undefined && (
            <ButtonLink
              to={link}
              data-visit="hotel"
              icon="external-link"
              target="_blank"
              rel="noreferrer nofollow"
            >
              Book on the organizer’s page
            </ButtonLink>
          )}
        </Toolbar>
      </div>
      {listed.length > 0 && (
        <ul aria-busy={isWaiting || undefined}>
          {listed.map((deal) => (
            <li key={deal.hotelId} className={styles.deal}>
              <DealRow {...{ deal, isWaiting }} stay={eventStayOf(profile, today)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the nights of the event cost in its hotels. The browser reads it, because each booking may change it. */
function useRates(event: Event, { hotels }: Deals) {
  const hotelIds = hotels.map(({ hotelId }) => hotelId)
  return useRead(
    calls['hotel-mgmt'].hotels.matches,
    { offset: 0, take: 100, data: { eventId: event.id, hotelIds, guests: usualGuests } },
    // Flexible dates have no nights yet.
    { enabled: hotelIds.length > 0 && !event.hasFlexibleDates },
  )
}

interface DealRowProps {
  deal: Deal
  stay: EventStay | undefined
  /** Keeps the place of a price that loads. */
  isWaiting: boolean
}

function DealRow({ deal, stay, isWaiting }: DealRowProps) {
  const { hotelId, name, distance, specials, price, noPrice, bookingLink } = deal
  const path = stay
    ? toEventStay(hotelId, { ...stay, ...(price && { roomId: price.roomId, blockId: price.blockId }) })
    : profilePath(kinds.hotel, hotelId)
  return (
    <>
      <div>
        <h3 className={styles.name}>
          <Link className="link-hit" to={path}>
            {name}
          </Link>
        </h3>
        {distance !== null && <p className="xs mut">{miles(distance)} away</p>}
      </div>
      {isWaiting && (
        <p className={styles.price} aria-hidden="true">
          &nbsp;<small>&nbsp;</small>
          <small>&nbsp;</small>
        </p>
      )}
      {price !== undefined && (
        <p className={styles.price}>
          From{' '}
          {price.publicNightly !== undefined && (
            <s className="mut">{shortMoneyText(price.publicNightly, price.currency)}</s>
          )}{' '}
          {shortMoneyText(price.nightly, price.currency)}
          <small>{perNight}</small>
          <small>{[price.rateName, `${counted(price.left, 'room')} left`].filter(Boolean).join(', ')}</small>
        </p>
      )}
      {noPrice !== undefined && <p className={`sm mut ${styles.none}`}>{noPrice}</p>}
      {specials.length > 0 && (
        <div className={styles.extras}>
          <SpecialTags specials={specials} />
        </div>
      )}
      <ButtonLink
        className={styles.action ?? ''}
        to={bookingLink ?? path}
        {...(bookingLink !== null && { target: '_blank', rel: 'noreferrer nofollow' })}
      >
        {bookingLink === null ? 'See hotel' : price === undefined ? 'Visit site' : 'Book'}
        <span className="sr"> {name}</span>
      </ButtonLink>
    </>
  )
}

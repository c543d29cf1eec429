import type { Event } from '@app/contract/events/event-schema.ts'
import { shortMoneyText } from '@app/contract/hotels/money.ts'
import { hotelBanner } from '@app/contract/rules/hotel-banner.ts'
import { ownPage } from '@app/contract/rules/hotel-offers.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { miles } from '../../../components/format.ts'
import type { Content, Section, SectionProps } from '../../../profile/profile-page.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'
import { isOver } from '../is-over.ts'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import { toEventStay, type EventStay } from '../../../reservations/booking.ts'
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
      ? 'Visitors no longer see hotels, because the event is over.'
      : 'No hotels yet. List those where teams stay.',
  Body: DealList,
  editor: { ability: 'manageHotels', load: async () => (await import('./hotels-editor.tsx')).HotelsEditor },
}

const hasDeals = ({ profile, deals, today }: DealContent) =>
  !isOver(profile, today) && (deals.hotels.length > 0 || ownPage(profile, deals) !== undefined)

function DealList({ content: { profile, deals, today } }: SectionProps<DealContent>) {
  const link = ownPage(profile, deals)
  const listed = dealsOf(deals, profile, today)
  const lowest = lowestOf(listed)
  return (
    <div className={`edged ${styles.box}`}>
      <div className={styles.head}>
        <Toolbar gap="3 6">
          <p className={`sm mut ${styles.stay}`}>{stayText(profile, today)}</p>
          {lowest !== undefined && (
            <p className={styles.lowest}>
              {shortMoneyText(lowest.lowestRate, lowest.currency)}{' '}
              <small>lowest rate a night, with mandatory fees</small>
            </p>
          )}
          {link !== undefined && (
            <ButtonLink to={link} icon="external-link" target="_blank" rel="noreferrer nofollow">
              Book on the organizer’s page
            </ButtonLink>
          )}
        </Toolbar>
      </div>
      {listed.length > 0 && (
        <ul>
          {listed.map((deal) => (
            <li key={deal.hotelId} className={styles.deal}>
              <DealRow deal={deal} stay={eventStayOf(profile, today)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function DealRow({ deal, stay }: { deal: Deal; stay: EventStay | undefined }) {
  const { hotelId, name, distance, specials, rate, bookingLink } = deal
  const path = stay ? toEventStay(hotelId, stay) : profilePath(kinds.hotel, hotelId)
  return (
    <>
      <div>
        <h3 className={styles.name}>
          <Link to={path}>{name}</Link>
        </h3>
        {distance !== null && <p className="xs mut">{miles(distance)} away</p>}
      </div>
      {rate !== undefined && (
        <p className={styles.price}>
          From {shortMoneyText(rate.lowestRate, rate.currency)}
          <small>a night, with fees</small>
        </p>
      )}
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
        {bookingLink === null ? 'See hotel' : 'Book'}
        <span className="sr"> {name}</span>
      </ButtonLink>
    </>
  )
}

import { shortMoneyText } from '@app/contract/hotels/money.ts'
import { hotelBanner } from '@app/contract/rules/hotel-banner.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Tag } from '../../../components/actions/chip.tsx'
import { miles } from '../../../components/format.ts'
import type { Section, SectionProps } from '../../../profile/profile-page.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'
import type { EventContent } from '../event-content.ts'
import { isOver } from '../is-over.ts'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import { dealsOf, lowestOf, stayText, type Deal } from './deal-words.ts'
import styles from './deals.module.css'

export const dealsSection: Section<EventContent> = {
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

const hasDeals = ({ profile, deals, today }: EventContent) =>
  !isOver(profile, today) && (deals.hotels.length > 0 || ownPage(profile, deals) !== undefined)

const ownPage = ({ hotelLink }: EventContent['profile'], { isHotelLinkIgnored }: EventContent['deals']) =>
  isHotelLinkIgnored ? undefined : (hotelLink ?? undefined)

function DealList({ content: { profile, deals, today } }: SectionProps<EventContent>) {
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
              <DealRow deal={deal} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function DealRow({ deal }: { deal: Deal }) {
  const { hotelId, name, distance, note, rate, bookingLink } = deal
  const path = profilePath(kinds.hotel, hotelId)
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
      {note !== undefined && (
        <p className={styles.extras}>
          <Tag tone="info">{note}</Tag>
        </p>
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

import { dollars } from '@app/contract/rules/costs.ts'
import { hotelBanner } from '@app/contract/rules/hotel-banner.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Tag } from '../../../components/actions/chip.tsx'
import { counted, miles } from '../../../components/format.ts'
import type { Section, SectionProps } from '../../../profile/profile-page.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'
import type { EventContent } from '../event-content.ts'
import { isOver } from '../is-over.ts'
import { Row, Toolbar } from '../../../platform/boxes/row.tsx'
import { dealsOf, lowestPrice, stayText, type Deal } from './deal-words.ts'
import styles from './deals.module.css'

export const dealsSection: Section<EventContent> = {
  id: 'hotels',
  title: (content) =>
    hasDeals(content) ? hotelBanner({ ...content.profile, ...content.deals }, content.today) : 'Hotels',
  isEmpty: (content) => !hasDeals(content),
  empty: ({ profile, today }) =>
    isOver(profile, today)
      ? 'Visitors no longer see hotels, because the event is over.'
      : 'No hotels yet. List those where you hold rooms or agreed on a rate.',
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
  const lowest = lowestPrice(listed)
  return (
    <div className={`edged ${styles.box}`}>
      <div className={styles.head}>
        <Toolbar gap="3 6">
          <p className={`sm mut ${styles.stay}`}>{stayText(profile, today)}</p>
          {lowest !== undefined && (
            <p className={styles.lowest}>
              {dollars(lowest)} <small>lowest rate a night</small>
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
  const { hotelId, name, distance, note, bookBy, bookingLink, rooms } = deal
  const path = profilePath(kinds.hotel, hotelId)
  const roomsText = rooms === null ? undefined : counted(rooms, 'room')
  return (
    <>
      <div>
        <h3 className={styles.name}>
          <Link to={path}>{name}</Link>
        </h3>
        {distance !== null && <p className="xs mut">{miles(distance)} away</p>}
      </div>
      <PriceText {...deal} roomsText={roomsText} />
      {(note !== undefined || bookBy !== undefined) && (
        <div className={styles.extras}>
          <Row as="p" gap="1 2">
            {note !== undefined && <Tag tone="info">{note}</Tag>}
            {bookBy !== undefined && <span className="xs mut">{bookBy}</span>}
          </Row>
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

function PriceText({
  price,
  before,
  roomsText,
}: Pick<Deal, 'price' | 'before'> & { roomsText?: string | undefined }) {
  if (price === undefined) return roomsText ? <p className={styles.rooms}>{roomsText}</p> : null
  return (
    <p className={styles.price}>
      {before !== undefined && (
        <s>
          <span className="sr">Usually </span>
          {dollars(before)}
        </s>
      )}
      {dollars(price)}
      <small>{['a night', roomsText].filter(Boolean).join(', ')}</small>
    </p>
  )
}

import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { nightsOf } from '@app/contract/hotels/stay-dates.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { classNames } from '../components/class-names.ts'
import { Picture } from '../components/pictures/picture.tsx'
import { count, counted, listOf, listOfFirst, miles } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './event-hotels.module.css'
import { hindranceText } from './hotel-words.ts'
import { RoomList } from './room-list.tsx'

interface HotelRowProps {
  eventId: string
  match: HotelMatch
  stay: { checkIn: string; checkOut: string }
  guests: number
}

const shownPlaces = 3
const shownAmenities = 4
/** With fewer rooms left, a hotel is soon full. */
const fewRooms = 15

/** A hotel with the total of the stay, and its rooms once somebody asks for them. */
export function HotelRow({ eventId, match, stay, guests }: HotelRowProps) {
  const [isOpen, setOpen] = useState(false)
  const rooms = useId()
  const { hotel, offer, state } = match
  const path = profilePath(kinds.hotel, hotel.id)
  return (
    <article className={classNames(styles.row, state !== 'Open' && styles.off)}>
      <Grid columns="start main" align="start">
        <Picture
          src={hotel.headerImage}
          alt=""
          fallbackName={hotel.name}
          sizes="160px"
          ratio="4:3"
          className={styles.picture}
        />
        <Stack gap="3">
          <Toolbar align="start" gap="3 6">
            <div className={styles.facts}>
              <h3 className={styles.name}>
                <Link to={path}>{hotel.name}</Link>
              </h3>
              <p className="sm mut">{distancesText(match)}</p>
              {hotel.amenities.length > 0 && (
                <p className="sm mut">{listOfFirst(hotel.amenities, shownAmenities)}</p>
              )}
              {offer && (
                <p className={classNames('sm', offer.left < fewRooms ? 'warn' : 'mut')}>
                  {offer.name}: {count(offer.left)} left
                </p>
              )}
            </div>
            <div className={styles.end}>
              <Price {...{ match, stay, guests }} />
              {state === 'Open' ? (
                <Button aria-expanded={isOpen} aria-controls={rooms} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? 'Hide rooms' : 'See rooms'}
                  <span className="sr"> of {hotel.name}</span>
                </Button>
              ) : (
                <ButtonLink to={path}>
                  See hotel<span className="sr"> {hotel.name}</span>
                </ButtonLink>
              )}
            </div>
          </Toolbar>
          <div id={rooms} hidden={!isOpen}>
            {isOpen && <RoomList eventId={eventId} hotelId={hotel.id} stay={stay} guests={guests} />}
          </div>
        </Stack>
      </Grid>
    </article>
  )
}

/** '0.4 mi to Calloway and 4.1 mi to Mill Street'. */
function distancesText({ places }: HotelMatch) {
  const nearest = places.toSorted((a, b) => a.miles - b.miles).slice(0, shownPlaces)
  return listOf(nearest.map((place) => `${miles(place.miles)} to ${place.name}`))
}

function Price({
  match: { offer, currency, state, hindrance },
  stay,
  guests,
}: Omit<HotelRowProps, 'eventId'>) {
  if (!offer)
    return (
      <p className={`sm mut ${styles.price}`}>
        {state === 'Unknown'
          ? 'Rooms and prices aren’t here. Ask the hotel.'
          : hindranceText(hindrance, guests)}
      </p>
    )
  const nights = nightsOf(stay)
  return (
    <p className={styles.price}>
      <strong className={styles.total}>{moneyText(offer.totalWithTaxes, currency)}</strong>
      <small>{counted(nights, 'night')}, all taxes and fees</small>
      <small>
        {moneyText(offer.total, currency)} before taxes
        {nights > 1 && `, ${moneyText(offer.nightly, currency)} a night`}
      </small>
    </p>
  )
}

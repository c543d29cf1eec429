import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { classNames } from '../components/class-names.ts'
import { Picture } from '../components/pictures/picture.tsx'
import { count, listOf, listOfFirst, miles } from '../components/format.ts'
import { SpecialTags } from '../kinds/event/hotels/special-tags.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { besideText, priceAt } from '../reservations/room-price.ts'
import styles from './event-hotels.module.css'
import { hindranceText } from './hotel-words.ts'
import type { HotelsQuery } from './hotels-query.ts'
import { RoomList } from './room-list.tsx'
import { StayTotal } from './stay-total.tsx'
import { toHotel } from './to-hotel.ts'
import { tripText, type TripPart } from './trip/trip-words.ts'

interface HotelRowProps {
  eventId: string
  match: HotelMatch
  stay: { checkIn: string; checkOut: string }
  query: HotelsQuery
  /** Whether the event shows rates. Those of its blocks are always shown. */
  hasRates: boolean
  specials: readonly string[]
  /** What the trip costs beside the hotel. */
  tripParts: readonly TripPart[]
  /** Its pin is pointed at. */
  isActive: boolean
  onActivate: (id: string | null) => void
}

const shownPlaces = 3
const shownAmenities = 4
/** With fewer rooms left, a hotel is soon full. */
const fewRooms = 15

/** A hotel with the total of the stay, and its rooms once somebody asks for them. */
export function HotelRow(props: HotelRowProps) {
  const { eventId, match, stay, query, specials, tripParts, isActive, onActivate } = props
  const { guests, code } = query
  const [isOpen, setOpen] = useState(false)
  const rooms = useId()
  const { hotel, offer, state } = match
  const hasRates = props.hasRates || offer?.block != null
  const price = offer && priceAt(offer)
  const path = toHotel(match, { eventId, stay, query })
  const activate = () => onActivate(hotel.id)
  const deactivate = () => onActivate(null)
  return (
    <article
      className={classNames(
        styles.row,
        hasRates && state !== 'Open' && styles.off,
        isActive && styles.active,
      )}
      onPointerEnter={activate}
      onPointerLeave={deactivate}
      onFocus={activate}
      onBlur={deactivate}
    >
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
              {specials.length > 0 && <SpecialTags specials={specials} />}
              {hotel.amenities.length > 0 && (
                <p className="sm mut">{listOfFirst(hotel.amenities, shownAmenities)}</p>
              )}
              {offer && price && (
                <p className={classNames('sm', price.left < fewRooms ? 'warn' : 'mut')}>
                  {offer.name}: {count(price.left)} left
                </p>
              )}
            </div>
            <div className={styles.end}>
              {hasRates && <Price {...{ match, stay, guests, tripParts }} />}
              {hasRates && state === 'Open' ? (
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
            {isOpen && (
              <RoomList eventId={eventId} code={code} hotelId={hotel.id} stay={stay} guests={guests} />
            )}
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
  tripParts,
}: Pick<HotelRowProps, 'match' | 'stay' | 'tripParts'> & { guests: number }) {
  if (!offer)
    return (
      <p className={`sm mut ${styles.price}`}>
        {state === 'Unknown'
          ? 'Rooms and prices aren’t here. Ask the hotel.'
          : hindranceText(hindrance, guests)}
      </p>
    )
  const price = priceAt(offer)
  const trip = tripText({ cents: price.totalWithTaxes, currency }, tripParts)
  const beside = offer.block === null ? undefined : besideText(offer, offer.block, currency)
  return <StayTotal {...{ currency, stay, trip, beside }} offer={price} />
}

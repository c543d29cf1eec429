import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { classNames } from '../components/class-names.ts'
import { LineScore } from '../components/display/line-score.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { listOf, miles } from '../components/format.ts'
import { SpecialTags } from '../kinds/event/hotels/special-tags.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FitReasons } from '../requests/fit-reasons.tsx'
import { priceAt, saving } from '../reservations/room-price.ts'
import styles from './event-hotels.module.css'
import { hindranceText, hotelReasons } from './hotel-words.ts'
import type { HotelsQuery } from './hotels-query.ts'
import { RoomList } from './room-list.tsx'
import { rowScore } from './row-score.tsx'
import { StayTotal } from './stay-total.tsx'
import { toHotel } from './to-hotel.ts'
import { tripText, type TripPart } from './trip/trip-words.ts'

interface HotelRowProps {
  eventId: string
  match: HotelMatch
  stay: { checkIn: string; checkOut: string }
  query: HotelsQuery
  today: string
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
const shownAmenities = 3

/** A hotel with the total of the stay, and its rooms once somebody asks for them. */
export function HotelRow(props: HotelRowProps) {
  const { eventId, match, stay, query, today, specials, tripParts, isActive, onActivate } = props
  const { guests, code } = query
  const [isOpen, setOpen] = useState(false)
  const rooms = useId()
  const { hotel, offer, state } = match
  const hasRates = props.hasRates || offer?.block != null
  const isPriced = hasRates && offer !== null
  // Without a price there is nothing to compare yet, and the list is long.
  const amenities = isPriced ? hotel.amenities.slice(0, shownAmenities) : []
  const path = toHotel(match, { eventId, stay, query })
  const activate = () => onActivate(hotel.id)
  const deactivate = () => onActivate(null)
  return (
    <article
      className={classNames(
        styles.row,
        hasRates && state !== 'Open' && styles.off,
        !hasRates && styles.brief,
        isActive && styles.active,
      )}
      onPointerEnter={activate}
      onPointerLeave={deactivate}
      onFocus={activate}
      onBlur={deactivate}
    >
      <Stack gap="3">
        <Toolbar align="start" gap="3 6">
          <div className={styles.about}>
            <Row align="start" gap="4" isWrapping={false}>
              <Picture
                src={hotel.headerImage}
                alt=""
                fallbackName={hotel.name}
                sizes="160px"
                ratio="4:3"
                className={styles.picture}
              />
              <Stack gap="2">
                <div>
                  <h3 className={styles.name}>
                    <Link className="link-hit" to={path}>
                      {hotel.name}
                    </Link>
                  </h3>
                  {match.places.length > 0 && <p className="sm mut">{distancesText(match)}</p>}
                </div>
                {specials.length + amenities.length > 0 && <SpecialTags {...{ specials, amenities }} />}
                {isPriced && <p className="sm mut">Cheapest room: {offer.name}</p>}
                {hasRates && match.reasons.length > 0 && <FitReasons reasons={hotelReasons(match.reasons)} />}
                {offer?.block?.rebate === null && <p className="xs mut">No rebate in this rate.</p>}
              </Stack>
            </Row>
          </div>
          <div className={styles.end}>
            <Toolbar gap="2 4">
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
            </Toolbar>
          </div>
        </Toolbar>
        {isPriced && <LineScore className={styles.score} items={rowScore(match, stay, today)} />}
        <div id={rooms} hidden={!isOpen}>
          {isOpen && <RoomList hotelId={hotel.id} hotelPath={path} {...{ eventId, code, stay, guests }} />}
        </div>
      </Stack>
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
  const { total, totalWithTaxes } = priceAt(offer)
  const trip = tripText({ cents: totalWithTaxes, currency }, tripParts)
  const beside = offer.block && <Beside {...saving({ room: offer, block: offer.block, stay, currency })} />
  return <StayTotal {...{ currency, stay, trip, beside }} offer={{ total, totalWithTaxes }} />
}

const Beside = ({ less, words }: ReturnType<typeof saving>) => (
  <>
    {less !== undefined && <span className="good semi">{less}</span>} {words}
  </>
)

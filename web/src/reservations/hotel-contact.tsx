import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { Link } from 'react-router'
import { kinds, profilePath } from '../kind/registry.ts'
import { telephoneLink } from '../page/contact-words.ts'
import { addressLine } from '../page/place-words.ts'

/** Where a hotel is and how to call it. */
export function HotelContact({ hotel }: { hotel: Hotel }) {
  const { id, name, phone } = hotel
  const place = addressLine(hotel)
  return (
    <address className="sm">
      <p className="semi">
        <Link to={profilePath(kinds.hotel, id)} className="link link-hit">
          {name}
        </Link>
      </p>
      {place !== '' && <p className="mut">{place}</p>}
      {phone !== null && (
        <p>
          <a href={telephoneLink(phone)} className="link link-hit">
            {phone}
          </a>
        </p>
      )}
    </address>
  )
}

import { addressLine } from '../page/place-words.ts'
import { telephoneLink } from '../page/contact-words.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

/** Where a hotel is and how to call it. Nothing while its page is hidden. */
export function HotelContact({ hotelId }: { hotelId: string }) {
  const { data } = useRead(calls['hotel-mgmt'].hotels.get, { id: hotelId }, { retry: false })
  if (data === undefined) return null
  const { name, phone } = data.data
  const place = addressLine(data.data)
  return (
    <address className="sm">
      <p className="semi">{name}</p>
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

import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { ApiProblem } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { closestRooms, priceAt } from './room-price.ts'

interface OtherRoomsProps {
  /** Why the room isn't held. */
  error: unknown
  rooms: readonly RoomOffer[]
  room: RoomOffer
  currency: Reservation['currency']
  onChoose: (room: RoomOffer) => void
}

/** Once others have booked the last room of a type: the two others that cost about as much. */
export function OtherRooms({ error, rooms, room, currency, onChoose }: OtherRoomsProps) {
  const isGone = error instanceof ApiProblem && error.problem.code === 'ROOMS_GONE'
  const others = isGone ? closestRooms(rooms, room) : []
  if (others.length === 0) return null
  return (
    <Row gap="2">
      {others.map((other) => (
        <Button key={other.id} onClick={() => onChoose(other)}>
          {`${other.name}, ${moneyText(priceAt(other).totalWithTaxes, currency)}`}
        </Button>
      ))}
    </Row>
  )
}

import { longestBlock, mostRooms, type RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { nightsOf } from '@app/contract/hotels/stay-dates.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { errorsOf, roomsError } from '../hotel-rooms/amounts.ts'
import { numberOf } from '../page/typed-values.ts'

export interface AskValues {
  checkIn: string
  checkOut: string
  rooms: string
  note: string
  /** Ids of the hotels that are asked. */
  hotels: readonly string[]
}

/** What hotels are asked for: as many rooms on each night of the stay. */
export function askedNights({ checkIn, checkOut, rooms }: AskValues): RoomBlock['asked'] {
  const count = nightsOf({ checkIn, checkOut })
  return Array.from({ length: count }, (_, at) => ({
    night: addDays(checkIn, at),
    rooms: numberOf(rooms) ?? 0,
  }))
}

export function askErrors({ checkIn, checkOut, rooms, hotels }: AskValues) {
  const nights = nightsOf({ checkIn, checkOut })
  return errorsOf({
    checkOut: nights >= 1 && nights <= longestBlock ? undefined : `Choose 1 to ${longestBlock} nights.`,
    rooms: numberOf(rooms) === 0 ? 'Must be 1 or more.' : roomsError(rooms, mostRooms),
    hotels: hotels.length === 0 ? 'Choose a hotel at least.' : undefined,
  })
}

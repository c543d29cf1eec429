import { bedTypes, type RoomType } from '@app/contract/hotels/room-schema.ts'
import { count } from '../components/format.ts'
import { hundredthsOf, numberOf } from '../page/typed-values.ts'
import { amountError, errorsOf, roomsError, typedCents } from './amounts.ts'

type Bed = (typeof bedTypes)[number]
type Fields = Record<'name' | 'guests' | 'count' | 'rate' | 'minStay', string>
/** The fields of the form as texts, with how many beds there are of each type. */
export type RoomValues = Fields & Record<Bed, string>

const mostRooms = 10_000

export function roomValues(room: RoomType | undefined): RoomValues {
  const beds = { King: '', Queen: '', Double: '', Twin: '', 'Sofa Bed': '', 'Bunk Bed': '' }
  for (const bed of room?.beds ?? []) beds[bed] = String(Number(beds[bed]) + 1)
  if (room === undefined) return { name: '', guests: '2', count: '', rate: '', minStay: '1', ...beds }
  const { name, guests, rate, minStay } = room
  return {
    name,
    guests: String(guests),
    count: String(room.count),
    rate: typedCents(rate),
    minStay: String(minStay),
    ...beds,
  }
}

/** As the contract has it. */
export const roomDraft = (values: RoomValues) => ({
  name: values.name.trim(),
  beds: bedTypes.flatMap((bed) => Array.from({ length: bedCount(values[bed]) }, () => bed)),
  guests: numberOf(values.guests) ?? NaN,
  count: numberOf(values.count) ?? NaN,
  rate: hundredthsOf(values.rate) ?? NaN,
  minStay: Number(values.minStay),
})

const mostBeds = 12
/** More than a room has are one too many, which the schema refuses. */
const bedCount = (typed: string) => {
  const beds = numberOf(typed) ?? 0
  return Number.isInteger(beds) && beds > 0 ? Math.min(beds, mostBeds + 1) : 0
}

/** What the schema says otherwise or can't say. */
export function roomErrors(values: RoomValues, room: RoomType | undefined) {
  const rooms = numberOf(values.count) ?? 0
  const most = Math.max(0, ...(room?.ranges ?? []).map((range) => range.count ?? 0))
  const beds = bedTypes.map((bed) => [bed, roomsError(values[bed] || '0', mostBeds)] as const)
  const all = bedTypes.reduce((sum, bed) => sum + bedCount(values[bed]), 0)
  const wrongBed = beds.find(([, error]) => error !== undefined)
  return errorsOf({
    ...Object.fromEntries(beds),
    ...(wrongBed === undefined && all > mostBeds && { [bedTypes[0]]: `At most ${mostBeds} beds fit.` }),
    count:
      roomsError(values.count, mostRooms) ??
      (rooms < most
        ? `On some nights, ${count(most)} rooms are for sale. Change these nights first.`
        : undefined),
    rate: amountError(values.rate),
  })
}

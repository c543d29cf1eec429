import { shortMoneyText } from '@app/contract/hotels/money.ts'
import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { nightsBetween, roomNight, type RoomNight } from '@app/contract/hotels/stay-price.ts'
import type { NightChange } from '@app/contract/hotels/with-nights.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { count, counted, listOf } from '../components/format.ts'
import { dayWords } from '../page/time-of-day.ts'
import { hundredthsOf, numberOf } from '../page/typed-values.ts'
import { amountError, errorsOf, roomsError, typedCents } from './amounts.ts'
import { noneTaken, type Currency, type Taken, type TakenRooms } from './night-cells.ts'

/** The fields of the panel as texts. Empty where the selected nights differ, or should stay as they are. */
export interface NightValues {
  rate: string
  rooms: string
  minStay: string
  sale: '' | 'open' | 'arrival' | 'closed'
}

/** The selected nights of a room type, the last one included. */
export interface Selected {
  room: RoomType
  from: string
  to: string
}

const nightsOf = ({ room, from, to }: Selected) =>
  nightsBetween(from, addDays(to, 1)).map((night) => roomNight(room, night))

export const nightCount = ({ from, to }: Selected) => nightsBetween(from, addDays(to, 1)).length

/** The value of all nights. Undefined if they differ. */
function shared<T>(values: readonly T[]): T | undefined {
  const [first] = values
  return values.every((value) => value === first) ? first : undefined
}

const saleOf = ({ isClosed, isClosedToArrival }: RoomNight) =>
  isClosed ? 'closed' : isClosedToArrival ? 'arrival' : 'open'

export function firstValues(selected: Selected): NightValues {
  const nights = nightsOf(selected)
  const rate = shared(nights.map((night) => night.rate))
  const rooms = shared(nights.map((night) => night.count))
  const minStay = shared(nights.map((night) => night.minStay))
  return {
    rate: rate === undefined ? '' : typedCents(rate),
    rooms: rooms === undefined ? '' : String(rooms),
    minStay: minStay === undefined ? '' : String(minStay),
    sale: shared(nights.map(saleOf)) ?? '',
  }
}

/** What was touched, as the nights take it. What equals the room type's own follows the type from then on. */
export function changeOf(values: NightValues, first: NightValues, room: RoomType): Partial<NightChange> {
  const own = <T>(value: T, ofType: T) => (value === ofType ? null : value)
  const isTouched = (name: keyof NightValues) => values[name] !== first[name] && values[name] !== ''
  return {
    ...(isTouched('rate') && { rate: own(hundredthsOf(values.rate), room.rate) }),
    ...(isTouched('rooms') && { count: own(numberOf(values.rooms), room.count) }),
    ...(isTouched('minStay') && { minStay: own(Number(values.minStay), room.minStay) }),
    ...(isTouched('sale') && {
      isClosed: values.sale === 'closed',
      isClosedToArrival: values.sale === 'arrival',
    }),
  }
}

/** Empty fields stay as they are. */
export const nightErrors = ({ rate, rooms }: NightValues, room: Pick<RoomType, 'count'>) =>
  errorsOf({
    rate: rate === '' ? undefined : amountError(rate),
    rooms: rooms === '' ? undefined : roomsError(rooms, room.count),
  })

/** `King, Mon, Mar 15 to Wed, Mar 17`. */
export const titleOf = ({ room, from, to }: Selected) =>
  `${room.name}, ${dayWords(from)}${from === to ? '' : ` to ${dayWords(to)}`}`

const spread = (values: readonly number[], words: (value: number) => string) => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? words(low) : `${words(low)} to ${words(high)}`
}

/** How many nights are named one by one. */
const named = 4

/** ` In blocks: 28, of which 20 taken.` */
function blocksText(all: readonly TakenRooms[]): string {
  if (all.every(({ inBlocks }) => inBlocks === 0)) return ''
  const of = (name: 'inBlocks' | 'taken') =>
    spread(
      all.map((one) => one[name]),
      (rooms) => count(rooms),
    )
  return ` In blocks: ${of('inBlocks')}, of which ${of('taken')} taken.`
}

/** `Now $129 a night before fees, with 18, 15, and 14 rooms left.` */
export function nowText(selected: Selected, taken: Taken | undefined, currency: Currency): string {
  const nights = nightsOf(selected)
  const taking = nights.map(({ night }) => taken?.get(night) ?? noneTaken)
  const left = nights.map(({ count: rooms }, at) => Math.max(0, rooms - (taking[at]?.used ?? 0)))
  const rates = spread(
    nights.map(({ rate }) => rate),
    (rate) => shortMoneyText(rate, currency),
  )
  const rooms =
    shared(left) === undefined && left.length <= named
      ? `${listOf(left.map((one) => count(one)))} rooms`
      : left.length === 1 || shared(left) !== undefined
        ? counted(left[0] ?? 0, 'room')
        : `${spread(left, (one) => count(one))} rooms`
  const closed = nights.filter(({ isClosed }) => isClosed).length
  const note =
    closed === 0 ? '' : closed === nights.length ? ', closed' : `, ${counted(closed, 'night')} closed`
  return `Now ${rates} a night before fees, with ${rooms} left${note}.${blocksText(taking)}`
}

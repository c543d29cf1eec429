import { mostRooms, type BlockOffer, type RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import type * as z from 'zod'
import { hundredthsOf, numberOf, textOf } from '../../page/typed-values.ts'
import { amountError, roomsError, typedCents } from '../../hotel-rooms/amounts.ts'

/** What a line of a block is called that is of no room type. */
export const anyRoomName = 'Rooms of any type'

/** What a form of an offer starts with: a block, or an event that hasn't asked. */
export type OfferBase = Pick<
  RoomBlock,
  | 'status'
  | 'currency'
  | 'askerName'
  | 'asked'
  | 'nights'
  | 'cutOff'
  | 'guaranteedPercent'
  | 'attrition'
  | 'compPer'
  | 'rebate'
  | 'rebateReceiver'
  | 'rebatePurpose'
  | 'access'
  | 'answer'
>

/** What is offered of one room type. Null: rooms of any type, which the hotel books itself. */
export interface OfferLine {
  roomId: string | null
  name: string
  /** What everybody pays a night, in cents. Null where nobody has typed it. */
  rate: number | null
}

/** By the names of the fields. */
export type OfferValues = Record<string, string>

export const rateField = (line: number) => `rate-${line}`
export const roomsField = (line: number, night: number) => `rooms-${line}-${night}`

export const nightsOfBlock = ({ asked }: Pick<RoomBlock, 'asked'>) =>
  asked.map(({ night }) => night).toSorted()

/** What was offered before, or else what is asked for, in rooms of the first type. */
export function offerValues(block: OfferBase, lines: readonly OfferLine[]): OfferValues {
  const values: OfferValues = {
    cutOff: block.cutOff ?? '',
    guaranteedPercent: String(block.guaranteedPercent ?? ''),
    attrition: block.attrition ?? '',
    compPer: String(block.compPer ?? ''),
    rebate: block.rebate === null ? '' : typedCents(block.rebate),
    rebateReceiver: block.rebateReceiver ?? '',
    rebatePurpose: block.rebatePurpose ?? '',
    access: block.access,
    answer: block.answer ?? '',
  }
  const isOffered = block.nights.length > 0
  for (const [at, { roomId, rate }] of lines.entries()) {
    const own = block.nights.filter((night) => night.roomId === roomId)
    const first = own[0]?.rate ?? rate
    values[rateField(at)] = first === null ? '' : typedCents(first)
    for (const [nightAt, night] of nightsOfBlock(block).entries()) {
      const offered = own.find((one) => one.night === night)?.contracted
      const asked = block.asked.find((one) => one.night === night)?.rooms
      const rooms = isOffered ? offered : at === 0 ? asked : undefined
      values[roomsField(at, nightAt)] = String(rooms || '')
    }
  }
  return values
}

/** As the contract has it. Lines without a room are left out. */
export function offerOf(
  values: OfferValues,
  block: OfferBase,
  lines: readonly OfferLine[],
): z.input<typeof BlockOffer> {
  const of = (name: string) => values[name] ?? ''
  return {
    nights: lines.flatMap(({ roomId }, at) =>
      nightsOfBlock(block).flatMap((night, nightAt) => {
        const rooms = numberOf(of(roomsField(at, nightAt))) ?? 0
        return rooms === 0 ? [] : [{ roomId, night, rooms, rate: hundredthsOf(of(rateField(at))) ?? 0 }]
      }),
    ),
    cutOff: textOf(of('cutOff')),
    guaranteedPercent: numberOf(of('guaranteedPercent')),
    attrition: textOf(of('attrition')),
    compPer: numberOf(of('compPer')),
    rebate: hundredthsOf(of('rebate')),
    rebateReceiver: textOf(of('rebateReceiver')),
    rebatePurpose: textOf(of('rebatePurpose')),
    access: of('access') === 'Link' ? 'Link' : 'Everyone',
    answer: textOf(of('answer')),
  }
}

/** What is wrong with the rooms and rates, by field. The schema checks the terms. */
export function offerErrors(
  values: OfferValues,
  block: OfferBase,
  lines: readonly OfferLine[],
): Map<string, string> {
  const errors = new Map<string, string>()
  let isEmpty = true
  for (const at of lines.keys()) {
    let hasRooms = false
    for (const nightAt of nightsOfBlock(block).keys()) {
      const name = roomsField(at, nightAt)
      const typed = values[name] ?? ''
      const wrong = typed.trim() === '' ? undefined : roomsError(typed, mostRooms)
      if (wrong !== undefined) errors.set(name, wrong)
      if ((numberOf(typed) ?? 0) > 0) hasRooms = true
    }
    if (!hasRooms) continue
    isEmpty = false
    const wrong = amountError(values[rateField(at)] ?? '')
    if (wrong !== undefined) errors.set(rateField(at), wrong)
  }
  if (isEmpty && errors.size === 0)
    errors.set(roomsField(0, 0), 'Offer a room on one night at least, or decline.')
  return errors
}

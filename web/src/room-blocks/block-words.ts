import type { BlockEnding, BlockStatus, RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { moneyText, shortMoneyText } from '@app/contract/hotels/money.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { count, counted } from '../components/format.ts'
import { dayWords } from '../page/time-of-day.ts'
import { rebateText } from '../reservations/room-price.ts'

export const statusTones: Record<BlockStatus, 'plain' | 'info' | 'good' | 'warn'> = {
  Asked: 'plain',
  Offered: 'info',
  Agreed: 'good',
  Declined: 'warn',
  Withdrawn: 'plain',
  Released: 'plain',
}

/** Whether the hotel has kept rooms for the guests of the event, be some of them released since. */
export const isKept = ({ status }: Pick<RoomBlock, 'status'>) => status === 'Agreed' || status === 'Released'

export const askedRooms = ({ asked }: Pick<RoomBlock, 'asked'>) =>
  asked.reduce((sum, { rooms }) => sum + rooms, 0)

/** What has ended of a block, as both sides read it. */
export const endingTexts: Record<BlockEnding, string> = {
  EventDeleted: 'The event was removed. Nobody books these rooms now.',
  EventCancelled: 'The event is cancelled. Nobody books these rooms now.',
  HotelDeleted: 'The page of the hotel was removed. Nobody books these rooms now.',
  HotelHidden: 'The page of the hotel isn’t public. Nobody books these rooms now.',
}

/** What ended a block before anybody agreed to it, as both sides read it. */
const closedTexts: Record<BlockEnding, string> = {
  EventDeleted: 'The event was removed before these rooms were agreed on.',
  EventCancelled: 'The event was cancelled before these rooms were agreed on.',
  HotelDeleted: 'The page of the hotel was removed before these rooms were agreed on.',
  HotelHidden: 'The page of the hotel went private before these rooms were agreed on.',
}

/** From so many days on, a deadline is in warning ink. */
const soonDays = 7

/** `Fri, Feb 26, in 7 days`, by the hotel's clock. */
export function cutOffOf({ timeZone }: Pick<RoomBlock, 'timeZone'>, cutOff: string, now = new Date()) {
  const days = countDays(placeDay(timeZone, now), cutOff) - 1
  const when = days < 0 ? 'over' : days === 0 ? 'today' : `in ${counted(days, 'day')}`
  return { text: `${dayWords(cutOff)}, ${when}`, isSoon: days >= 0 && days <= soonDays }
}

type Contract = Pick<RoomBlock, 'contracted' | 'guaranteedPercent'>

/** The room nights that the group pays for, booked or not. */
export const guaranteedOf = ({ contracted, guaranteedPercent }: Contract) =>
  Math.ceil((contracted * (guaranteedPercent ?? 0)) / 100)

/** The terms of a block, a sentence each. */
export function termTexts(block: RoomBlock): string[] {
  const { guaranteedPercent, contracted, attrition, compPer, currency, access } = block
  return [
    guaranteedPercent === null
      ? 'Only booked rooms are paid for.'
      : `${guaranteedPercent}% of the room nights are guaranteed, ${count(guaranteedOf(block))} of ${count(contracted)}.`,
    ...(attrition === null ? [] : [`Attrition clause: “${attrition}”`]),
    ...(compPer === null ? [] : [`One night is free for each ${count(compPer)} that are booked.`]),
    rebateText(block, currency),
    ...(access === 'Link' ? ['Only who has the link to the block books its rooms.'] : []),
  ]
}

/** Whether its last night has passed at the hotel. */
export const isOver = (
  { lastNight, timeZone }: Pick<RoomBlock, 'lastNight' | 'timeZone'>,
  now = new Date(),
) => lastNight < placeDay(timeZone, now)

/** Whether the hotel can still take rooms back from it. */
export const canRelease = (block: RoomBlock) => block.status === 'Agreed' && !isOver(block)

/** What both sides read in place of how far a block is, once it is over or its event or hotel has ended. Undefined for blocks that were refused before. */
export function overText(block: RoomBlock, now = new Date()): string | undefined {
  if (block.ended !== null && !isKept(block)) return closedTexts[block.ended]
  if (!isOver(block, now)) return undefined
  const kept = 'The stay is over. The rooms were kept for the guests of the event.'
  const texts: Partial<Record<BlockStatus, string>> = {
    Asked: 'These nights have passed, and the hotel didn’t answer.',
    Offered: 'These nights have passed, and nobody agreed to the offer.',
    Agreed: kept,
    Released: kept,
  }
  return texts[block.status]
}

/** Whether nobody books its rooms anymore. */
const isClosed = (block: RoomBlock, now: Date) => block.status === 'Released' || isOver(block, now)

function unbookedText(block: RoomBlock, isOne: boolean, now: Date): string {
  const [are, were] = isOne ? ['isn’t', 'wasn’t'] : ['aren’t', 'weren’t']
  if (!isClosed(block, now)) return `${are} booked yet`
  const isKnown = block.pickUpSource === 'Here' || block.pickUpSource === 'Reported'
  return isKnown ? `${were} booked` : `${are} reported as booked`
}

/**
 * What may be owed under the attrition clause as things stand: the guaranteed nights that nobody booked, at the block's average
 * price. Undefined for a block without the clause or without a shortfall.
 */
export function owedText(block: RoomBlock, now = new Date()): string | undefined {
  const { attrition, guaranteedPercent, nights, contracted, pickedUp, currency } = block
  if (attrition === null || guaranteedPercent === null || contracted === 0) return undefined
  const short = guaranteedOf(block) - pickedUp
  if (!isKept(block) || short <= 0) return undefined
  const prices = nights.reduce((sum, night) => sum + night.price * night.contracted, 0)
  const most = moneyText(Math.round((short * prices) / contracted), currency)
  return `${counted(short, 'guaranteed room night')} ${unbookedText(block, short === 1, now)}. At the average price of the block, up to ${most} may be owed under the clause.`
}

/** What the pick-up is compared with: a released block has only what is booked. */
export const pickUpBase = ({ status, size, contracted }: RoomBlock) =>
  status === 'Released' ? contracted : size

/** `38 of 60 room nights, 63%`. */
export function pickUpText(block: RoomBlock): string {
  const base = pickUpBase(block)
  const share = base === 0 ? '' : `, ${Math.round((100 * block.pickedUp) / base)}%`
  return `${count(block.pickedUp)} of ${counted(base, 'room night')}${share}`
}

/** The day of the hotel's last report, by its clock: `Fri, Feb 12`. Undefined before the first. */
export const reportDay = ({ reportedDate, timeZone }: Pick<RoomBlock, 'reportedDate' | 'timeZone'>) =>
  reportedDate === null ? undefined : dayWords(placeDay(timeZone, new Date(reportedDate)))

/** Where the figures of the pick-up come from. */
export function sourceText(block: RoomBlock): string {
  const day = reportDay(block)
  const texts: Record<RoomBlock['pickUpSource'], string> = {
    Here: 'Booked here',
    NotAsked: 'Only what is booked here: the hotel will be asked for its own figures',
    Reported: `Reported by the hotel on ${day}`,
    Missing: `Missing: the hotel was asked and hasn’t answered${day === undefined ? '' : ` since ${day}`}`,
  }
  return texts[block.pickUpSource]
}

/** `$126`, or `$126 to $150`: what one guest pays for a night with all mandatory fees. */
export function priceText({ nights, currency }: Pick<RoomBlock, 'nights' | 'currency'>): string {
  const prices = nights.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    shortMoneyText(price, currency),
  )
  return low === high ? `${low}` : `${low} to ${high}`
}

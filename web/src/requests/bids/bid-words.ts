import { dollars } from '@app/contract/rules/costs.ts'
import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { endedTitle, isSettled } from '@app/contract/rules/lead-endings.ts'
import { shortRange } from '../../page/fit-words.ts'
import { count, counted, date, inSentence } from '../../components/format.ts'
import { heldDaysText, heldSpaces, heldText } from '../held-spaces.ts'

export interface Words {
  text: string
  note?: string
  tone?: 'good' | 'fair' | 'bad' | 'none'
  /** The dollars of the text, for a spreadsheet. */
  amount?: number
}

type Hold = ComparedBid['holds'][number]

export const amountText = (amount: number): Words => ({ text: dollars(amount), amount })

/** `−$6,000`, or 'None'. */
export const lessText = (amount: number): Words =>
  amount === 0 ? { text: 'None', tone: 'none' } : { text: dollars(-amount), tone: 'good', amount: -amount }

export const totalOf = (bid: ComparedBid, hasRebates: boolean) =>
  hasRebates ? bid.total : bid.totalWithoutRebate

/** How many spaces a host gives. Held ones of another type don't count. */
function givenSpaces({ spaceCount, holds }: ComparedBid): number | null {
  const held = heldSpaces(holds)
  return spaceCount === null || held.asked === held.all ? spaceCount : Math.min(spaceCount, held.asked)
}

/** How many spaces fewer than asked. */
export function shortOf(bid: ComparedBid, asked: number | null): number {
  const given = givenSpaces(bid)
  return asked === null || given === null ? 0 : Math.max(0, asked - given)
}

/** The spaces of the type asked for that are held for a bid, up to as many as it offers. */
export const heldOf = ({ spaceCount, holds }: ComparedBid) =>
  Math.min(heldSpaces(holds).asked, spaceCount ?? Infinity)

/** `not held`, or `1 of 6 held`. Undefined if all that is offered is held, or spaces of another type are, which are named instead. */
function heldNote({ spaceCount, holds }: ComparedBid): string | undefined {
  const { all, asked, isBooked } = heldSpaces(holds)
  if (all === 0) return 'not held'
  if (spaceCount === null || asked < all || all >= spaceCount) return undefined
  return `${count(all)} of ${count(spaceCount)} ${isBooked ? 'booked' : 'held'}`
}

/** The spaces that are offered, and what isn't as asked. */
export function spacesText(bid: ComparedBid, asked: number | null, noun: string): Words {
  if (bid.spaceCount === null) return { text: 'Not stated', tone: 'none' }
  const held = heldSpaces(bid.holds)
  const short = shortOf(bid, asked)
  const notes = [short > 0 && `${count(short)} short`, heldNote(bid), bid.spacesNote].filter(Boolean)
  return {
    text: held.asked < held.all ? heldText(held, noun) : counted(bid.spaceCount, noun),
    ...(notes.length > 0 && { note: notes.join('; ') }),
    ...(short > 0 && { tone: 'bad' as const }),
  }
}

/** In place of a comparison, for an offer that leaves out what nothing has a price for. */
export const notComparable = (lacks: readonly string[], short: number, noun: string): string =>
  `Not comparable: ${[...lacks.map((what) => `no ${what}`), ...(short === 0 ? [] : [`${counted(short, noun)} short`])].join(', ')}`

export function overLowest(total: number, lowest: number, short: number, noun: string): string {
  const less = short === 0 ? '' : `, ${counted(short, noun)} short`
  return total === lowest ? `Lowest${less}` : `${dollars(total - lowest)} over the lowest${less}`
}

export const rebateText = ({ rebate, rebateTotal }: ComparedBid): Words => ({
  ...lessText(rebateTotal),
  ...(rebateTotal > 0 && { note: `${dollars(rebate)} a night, added to the room rate` }),
})

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const isToday = (instant: string) => new Date(instant).toDateString() === new Date().toDateString()
/** `at 3:12 PM`, with the day unless it is today. */
const atTime = (instant: string) =>
  `${isToday(instant) ? '' : `on ${date(instant)} `}at ${clock.format(new Date(instant))}`

const ordinals = ['', 'First', 'Second', 'Third']
const placeText = (place: number) =>
  `${ordinals[place] ?? `${place}th`} hold${place > 1 ? `, behind ${place === 2 ? 'one' : place - 1}` : ''}`

/** The hold that decides what the dates are worth: one that is gone, then the one that is farthest behind or ends first. */
export function weakest(holds: readonly Hold[]): Hold | undefined {
  const rank = ({ takenDate, state, place }: Hold) =>
    takenDate !== null ? 1000 : state === 'RanOut' ? 999 : (place ?? 0)
  return holds.toSorted(
    (a, b) => rank(b) - rank(a) || (a.expiresDate ?? '').localeCompare(b.expiresDate ?? ''),
  )[0]
}

/** The dates that are offered, and what holds them. */
export function datesText(bid: ComparedBid): Words {
  const { startDate, endDate, holds } = bid
  const text = shortRange(startDate, endDate)
  const hold = weakest(holds)
  if (hold === undefined) return { text, note: 'Not held', tone: 'fair' }
  if (hold.takenDate !== null)
    return { text, note: `Booked by someone else ${atTime(hold.takenDate)}`, tone: 'bad' }
  if (hold.state === 'RanOut')
    return {
      text,
      note: `The hold ran out${hold.heldThrough ? ` on ${date(hold.heldThrough)}` : ''}`,
      tone: 'bad',
    }
  const less = heldDaysText(holds, bid)
  const also = less === '' ? '' : `; ${less}`
  if (hold.state === 'Booked') return { text, note: `Booked for you${also}`, tone: 'good' }
  const until = hold.heldThrough === null ? '' : ` until ${date(hold.heldThrough).replace(/, \d{4}$/, '')}`
  return {
    text,
    note: `${placeText(hold.place ?? 1)}${hold.place === 1 ? until : ''}${also}`,
    ...(((hold.place ?? 1) > 1 || less !== '') && { tone: 'fair' as const }),
  }
}

/** Whether an award closed a lead that is lost. */
export const isClosedByAward = ({ moves }: Pick<ListedLead, 'moves'>): boolean =>
  moves.findLast(({ to }) => to === 'Lost')?.isByAward ?? false

/** Why nothing can be decided about a host any longer. Undefined if something can. */
export function endedText(
  lead: Pick<ListedLead, 'ended' | 'status' | 'host'>,
  { name, status }: Pick<Event, 'name' | 'status'>,
): string | undefined {
  const ended = status === 'Cancelled' ? 'EventCancelled' : isSettled(lead) ? lead.ended : null
  return ended === null
    ? undefined
    : `${endedTitle(ended, { event: name, host: lead.host.name, sender: '' })}.`
}

/** Why a bid can't be awarded now. Undefined if it can. */
export function refusalOf(
  { status, holds }: ComparedBid,
  { isClosed }: { isClosed: boolean },
): string | undefined {
  if (status === 'Passed') return 'This host passed since.'
  if (status === 'Lost')
    return `${isClosed ? 'This host was closed with the award.' : 'You turned this host down.'} Reopen it first.`
  const hold = weakest(holds)
  if (hold === undefined || hold.state === 'Booked') return undefined
  if (hold.takenDate !== null) return `Booked by someone else ${atTime(hold.takenDate)}.`
  if (hold.state === 'RanOut') return 'The hold ran out. Ask the host to hold the dates again.'
  return (hold.place ?? 1) > 1 ? 'Another hold is ahead of this one.' : undefined
}

/**
 * How the host is asked for a hold that is gone: one that ran out, or the lead was decided and reopened, which releases what was held. Then
 * nothing tells whether there was one. Undefined if a hold isn't missing.
 */
export function askToHold(
  { status, holds, startDate, endDate }: ComparedBid,
  { moves }: Pick<ListedLead, 'moves'>,
): { label: string; message: string } | undefined {
  const hasRunOut = weakest(holds)?.state === 'RanOut'
  const isReopened = holds.length === 0 && moves.some(({ to }) => to === 'Won' || to === 'Lost')
  if (status !== 'Interested' || !(hasRunOut || isReopened)) return undefined
  const again = hasRunOut ? ' again' : ''
  return {
    label: `Ask to hold${again}`,
    message: `Please hold ${shortRange(startDate, endDate)} for us${again}.`,
  }
}

/** `4 h`, `2 d`. */
export const hoursText = (hours: number | null): Words =>
  hours === null
    ? { text: 'Not known', tone: 'none' }
    : {
        text: hours < 1 ? 'Under 1 h' : hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} d`,
      }

export function roomsText({ hotelRooms, hotelRate }: ComparedBid, asked: number | null): Words {
  if (hotelRooms === null) return { text: 'None offered', tone: 'none' }
  const short = asked === null ? 0 : Math.max(0, asked - hotelRooms)
  const rate = hotelRate === null ? 'rate not stated' : `${dollars(hotelRate)} a night, tax not in`
  return {
    text: counted(hotelRooms, 'room'),
    note: short > 0 ? `${count(short)} short; ${rate}` : rate,
    ...(short > 0 && { tone: 'bad' as const }),
  }
}

export const servicesText = ({ services }: ComparedBid): Words =>
  services.length === 0 ? { text: 'None', tone: 'none' } : { text: services.map(inSentence).join(', ') }

/** An offer as its host sent it, to begin a message with. The organizer's own prices aren't in it. */
export function quoteOf(bid: ComparedBid, noun: string): string {
  const {
    startDate,
    endDate,
    rent,
    fees,
    liveStreamCost,
    grantAmount,
    rebate,
    spaceCount,
    hotelRooms,
    hotelRate,
  } = bid
  const parts = [
    spaceCount !== null && counted(spaceCount, noun),
    `rent ${dollars(rent)}`,
    fees > 0 && `fees ${dollars(fees)}`,
    liveStreamCost !== null && `live stream ${liveStreamCost === 0 ? 'included' : dollars(liveStreamCost)}`,
    grantAmount > 0 && `grant ${dollars(grantAmount)}`,
    hotelRooms !== null &&
      `${counted(hotelRooms, 'room')}${hotelRate === null ? '' : ` at ${dollars(hotelRate)}`}`,
    rebate > 0 && `rebate ${dollars(rebate)} a night`,
  ]
  return `Your offer for ${shortRange(startDate, endDate)}: ${parts.filter(Boolean).join(', ')}.\n\n`
}

import type { Bid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { byName } from '@app/contract/rules/name-order.ts'
import { shortRange, spaceNoun } from '../../page/fit-words.ts'
import { count, listOf } from '../../components/format.ts'
import { daysOf, heldDaysText, heldSpaces, heldText, liveHolds, type DatedHold } from '../held-spaces.ts'
import type { BidHold } from '../request-calls.ts'

type Hold = DatedHold & Pick<BidHold, 'facilityName'>

interface Dates {
  from: string
  to: string
}

/** From the first day that is held to the last one. Undefined if nothing is. */
function heldDates(holds: readonly Hold[]): Dates | undefined {
  const live = liveHolds(holds)
  const from = live.map(({ firstDay }) => firstDay).toSorted()[0]
  const to = live
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Whether each day has a hold. */
function areHeld({ from, to }: Dates, holds: readonly Hold[]): boolean {
  const live = liveHolds(holds)
  return daysOf(from, to).every((day) =>
    live.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
  )
}

interface Notice {
  tone: 'info' | 'warn'
  text: string
}

/** What an award of an offer would book, before the offer is sent. `dates` are empty while they aren't chosen. */
export function offerNotice(
  { from, to, spaceCount }: Dates & { spaceCount: number | null },
  holds: readonly Hold[],
  { spaceName }: Pick<Event, 'spaceName'>,
): Notice {
  const held = heldSpaces(holds)
  const dates = heldDates(holds)
  if (dates === undefined)
    return {
      tone: 'warn',
      text: `${holds.length > 0 ? 'Your hold ran out' : 'You hold nothing for this request'}. An award then books nothing, and somebody else can take the dates: hold them first.`,
    }
  const spaces = heldText(held, spaceNoun(spaceName))
  const range = shortRange(dates.from, dates.to)
  const gaps = [
    from !== '' && to !== '' && !areHeld({ from, to }, holds) && shortRange(from, to),
    spaceCount !== null && spaceCount > held.asked && `${count(spaceCount)} spaces`,
  ].filter((gap) => gap !== false)
  if (gaps.length > 0)
    return {
      tone: 'warn',
      text: `You offer ${listOf(gaps)}, and hold ${spaces}, ${range}. An award books only what you hold.`,
    }
  const less = from !== '' && to !== '' ? heldDaysText(holds, { startDate: from, endDate: to }) : ''
  return {
    tone: 'info',
    text: `An award books what you hold: ${spaces}, ${range}${less && ` (${less})`}.`,
  }
}

/** What an award has booked. */
export function wonText(holds: readonly Hold[]): string {
  const booked = holds.filter(({ state }) => state === 'Booked')
  const dates = heldDates(booked)
  if (dates === undefined)
    return 'They chose you. You held nothing, so nothing is booked: enter the dates in your calendar.'
  const where = [...Map.groupBy(booked, ({ facilityName }) => facilityName)].map(
    ([facilityName, entries]) =>
      `${listOf([...new Set(entries.flatMap(({ spaces }) => spaces))].toSorted(byName))} at ${facilityName}`,
  )
  return `They chose you. Booked for them: ${listOf(where)}, ${shortRange(dates.from, dates.to)}.`
}

/** The dates of a first offer: those of the request, unless others are held or it is open about them. */
export function firstDates(
  bid: Pick<Bid, 'startDate' | 'endDate'> | null,
  { hasFlexibleDates, startDate, endDate }: Pick<Event, 'hasFlexibleDates' | 'startDate' | 'endDate'>,
  holds: readonly Hold[],
): Dates {
  if (bid !== null) return { from: bid.startDate, to: bid.endDate }
  const asked = { from: startDate, to: endDate }
  if (!hasFlexibleDates && areHeld(asked, holds)) return asked
  return heldDates(holds) ?? (hasFlexibleDates ? { from: '', to: '' } : asked)
}

import type { Bid } from '@app/contract/events/bids.ts'
import { byName } from '@app/contract/rules/name-order.ts'
import { unheldDays } from '@app/contract/rules/unheld-days.ts'
import { shortRange, spaceNoun } from '../../page/fit-words.ts'
import { count, listOf } from '../../components/format.ts'
import { heldDaysText, heldSpaces, heldText, type DatedHold } from '../held-spaces.ts'
import type { BidHold, LeadEvent } from '../request-calls.ts'
import { heldRanges, rangeNear, rangesText, type Dates } from './held-dates.ts'

type Hold = DatedHold & Pick<BidHold, 'facilityName'>

interface Notice {
  tone: 'info' | 'warn'
  text: string
}

/** What an award of an offer would book, before the offer is sent. `dates` are empty while they aren't chosen. */
export function offerNotice(
  { from, to, spaceCount }: Dates & { spaceCount: number | null },
  holds: readonly Hold[],
  { spaceName, startDate }: Pick<LeadEvent, 'spaceName' | 'startDate'>,
): Notice {
  const held = heldSpaces(holds)
  const ranges = heldRanges(holds)
  if (holds.length === 0 && startDate === null)
    return {
      tone: 'info',
      text: 'The request is open about its dates, so nothing can be held for it yet. An award of this offer books nothing.',
    }
  if (ranges.length === 0)
    return {
      tone: 'warn',
      text: `${holds.length > 0 ? 'Your hold ran out' : 'You hold nothing for this request'}. An award then books nothing, and somebody else can take the dates: hold them first.`,
    }
  const spaces = heldText(held, spaceNoun(spaceName))
  const range = rangesText(ranges)
  const gaps = [
    from !== '' && to !== '' && unheldDays({ from, to }, holds).length > 0 && shortRange(from, to),
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
  const ranges = heldRanges(booked)
  if (ranges.length === 0)
    return 'They chose you. You held nothing, so nothing is booked: enter the dates in your calendar.'
  const where = [...Map.groupBy(booked, ({ facilityName }) => facilityName)].map(
    ([facilityName, entries]) =>
      `${listOf([...new Set(entries.flatMap(({ spaces }) => spaces))].toSorted(byName))} at ${facilityName}`,
  )
  return `They chose you. Booked for them: ${listOf(where)}, ${rangesText(ranges)}.`
}

/** The dates of a first offer: those of the request, unless others are held or it is open about them. */
export function firstDates(
  bid: Pick<Bid, 'startDate' | 'endDate'> | null,
  { hasFlexibleDates, startDate, endDate }: Pick<LeadEvent, 'hasFlexibleDates' | 'startDate' | 'endDate'>,
  holds: readonly Hold[],
): Dates {
  if (bid !== null) return { from: bid.startDate, to: bid.endDate }
  // Open dates are chosen by the host.
  if (startDate === null || endDate === null) return heldRanges(holds)[0] ?? { from: '', to: '' }
  const asked = { from: startDate, to: endDate }
  if (!hasFlexibleDates && unheldDays(asked, holds).length === 0) return asked
  return rangeNear(asked, holds) ?? (hasFlexibleDates ? { from: '', to: '' } : asked)
}

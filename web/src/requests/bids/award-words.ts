import type { ComparedBid } from '@app/contract/events/bids.ts'
import { unheldDays } from '@app/contract/rules/unheld-days.ts'
import { counted, date } from '../../components/format.ts'
import { shortRange } from '../../page/fit-words.ts'
import { heldDaysText, heldSpaces, heldText } from '../held-spaces.ts'
import { heldRanges, rangesOf, rangesText } from '../lead/held-dates.ts'
import { weakest } from './bid-words.ts'

type Hold = ComparedBid['holds'][number]

/** What choosing a host without an offer does. */
export const chosenText = (name: string) =>
  `Awarding chooses ${name}. Nothing is held, so no calendar changes.`

/** The days on which something is held, and on which of them it is less. Days that are offered and not held aren't among them. */
function heldWhen(holds: readonly Hold[], offered: Pick<ComparedBid, 'startDate' | 'endDate'>): string {
  const ranges = heldRanges(holds)
  const less = ranges
    .map(({ from, to }) => ({
      startDate: from > offered.startDate ? from : offered.startDate,
      endDate: to < offered.endDate ? to : offered.endDate,
    }))
    .flatMap((days) => (days.startDate > days.endDate ? [] : heldDaysText(holds, days) || []))
    .join('; ')
  return `${rangesText(ranges)}${less && ` (${less})`}`
}

/** What an award does, in a sentence or two. */
export function awardText(bid: ComparedBid, noun: string): string {
  const { holds, startDate: from, endDate: to } = bid
  const held = heldSpaces(holds)
  if (held.all === 0) return chosenText(`${bid.profileName} for ${shortRange(from, to)}`)
  const ends = weakest(holds)?.heldThrough ?? null
  const days = unheldDays({ from, to }, holds)
  const rest = (bid.spaceCount ?? 0) - held.asked
  const gaps = [
    ...(days.length === 0 ? [] : [rangesText(rangesOf(days))]),
    ...(rest <= 0 ? [] : [counted(rest, noun)]),
  ]
  const unheld = gaps.length === 0 ? '' : ` Offered but not held, so not booked: ${gaps.join('; ')}.`
  return `Awarding books ${heldText(held, noun)}, ${heldWhen(holds, bid)}, at once.${unheld}${ends === null ? '' : ` The hold runs until ${date(ends)}.`}`
}

/** What an award has booked. */
export function awardedText(bid: ComparedBid, noun: string): string {
  const booked = bid.holds.filter(({ state }) => state === 'Booked')
  return booked.length === 0
    ? 'Nothing was held, so nothing is booked: settle the dates with the host.'
    : `${heldText(heldSpaces(booked), noun)}, ${heldWhen(booked, bid)}, booked for you.`
}

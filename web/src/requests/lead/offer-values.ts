import type { Bid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import { bidFigure, type Wanted } from '@app/contract/rules/bid-total.ts'
import type { DestinationService } from '@app/contract/reference-lists/destination-services.ts'
import { count } from '../../components/format.ts'
import { countOf, noCount } from '../../page/typed-count.ts'
import { amountOf } from '../../page/typed-money.ts'
import { noSum } from '../unread-figures.ts'
import { textOf } from '../../page/typed-values.ts'
import { includedOf } from './answer-values.ts'
import { gapOf, type DatesGap } from './held-dates.ts'
import { firstDates } from './held-words.ts'
import type { BidHold, LeadEvent } from '../request-calls.ts'

/** US dollars of an offer. The first group makes the total. */
const summed = ['rent', 'fees', 'liveStreamCost', 'grantAmount', 'rebate'] as const
const sums = [...summed, 'hotelRate'] as const
const counts = { hotelRooms: 'room', spaceCount: 'space' } as const
const texts = ['feesNote', 'spacesNote', 'cancellationTerms', 'note'] as const
type AmountName = (typeof sums)[number] | keyof typeof counts
type TextName = (typeof texts)[number]
export type TypedName = AmountName | TextName

/** What the form of an offer has, as it is typed. */
export interface OfferValues extends Record<TypedName, string> {
  from: string
  to: string
  /** The days that the host offers although nothing is held on them. Others were chosen since if it isn't those of the gap. */
  unheldDays: string
  services: DestinationService[]
  included: string[]
}

interface OfferLine {
  name: (typeof summed)[number]
  label: string
  hint: string
  /** Of an event that asks for it. By default, of all. */
  isAsked?: (event: Pick<Event, 'liveStream'>) => boolean
}
const lines: readonly OfferLine[] = [
  { name: 'rent', label: 'Rent', hint: 'For all spaces and days' },
  { name: 'fees', label: 'Fees', hint: 'Lights, set-up, insurance' },
  {
    name: 'liveStreamCost',
    label: 'Live stream',
    hint: '0 if it is included. Leave it empty if you can’t stream.',
    isAsked: ({ liveStream }) => liveStream !== null,
  },
  {
    name: 'grantAmount',
    label: 'Grant',
    hint: 'What you pay the organizer. It comes off the total.',
  },
  {
    name: 'rebate',
    label: 'Hotel rebate to the organizer, a night',
    hint: 'Shown to the organizer as part of the room rate',
  },
]
/** What makes the total of an offer for an event. What an offer has already stays, although the event asks for it no longer. */
export const linesOf = (event: Pick<Event, 'liveStream'>, first: OfferValues) =>
  lines.filter(({ name, isAsked }) => first[name] !== '' || (isAsked?.(event) ?? true))

const typedAmount = (value: number | null | undefined) =>
  value === null || value === undefined || value === 0 ? '' : String(value)

const givenSpaces = ({ spaceCount }: Pick<LeadEvent, 'spaceCount'>, fit: LeadFit | null) =>
  spaceCount === null || fit === null ? null : Math.min(spaceCount, fit.match.facts.own)

interface Known {
  event: LeadEvent
  fit: LeadFit | null
  holds: readonly BidHold[]
  costs: Wanted['costs']
}

/** The stored offer, or what the event asks for, as far as the host is known to have it. */
export const firstOffer = (bid: Bid | null, { event, fit, holds, costs }: Known): OfferValues => ({
  ...firstDates(bid, event, holds),
  unheldDays: '',
  rent: bid === null ? '' : String(bid.rent),
  fees: typedAmount(bid?.fees),
  feesNote: bid?.feesNote ?? '',
  liveStreamCost: bid?.liveStreamCost?.toString() ?? '',
  grantAmount: typedAmount(bid?.grantAmount),
  rebate: typedAmount(bid?.rebate),
  hotelRate: typedAmount(bid?.hotelRate),
  hotelRooms: typedAmount(bid?.hotelRooms),
  spaceCount: typedAmount(bid === null ? givenSpaces(event, fit) : bid.spaceCount),
  spacesNote: bid?.spacesNote ?? '',
  cancellationTerms: bid?.cancellationTerms ?? '',
  note: bid?.note ?? '',
  services: bid?.services ?? [],
  included: includedOf(bid, costs),
})

/** What was typed that is no number, shown at once: until it is, there is no total. */
export const numberErrors = (values: OfferValues): Map<string, string> =>
  new Map([
    ...sums.flatMap((name) => unread(name, values, amountOf(values[name]), noSum)),
    ...countNames.flatMap((name) => unread(name, values, countIn(values, name), noCount)),
  ])

const countNames = ['hotelRooms', 'spaceCount'] as const
/** The number that is typed in a field for it. Null if it can't be read, or there is none. */
export const countIn = <N extends keyof typeof counts>(values: Pick<OfferValues, N>, name: N) =>
  countOf(values[name], counts[name])

const unread = (name: AmountName, values: OfferValues, read: number | null, words: string) =>
  read === null && values[name].trim() !== '' ? [[name, words] as const] : []

export function offerErrors(values: OfferValues, holds: readonly BidHold[]): Map<string, string> {
  const errors = numberErrors(values)
  if (values.rent.trim() === '') errors.set('rent', 'Type the rent, or 0')
  if (values.from === '' || values.to === '') errors.set('from', 'Choose the dates that you offer')
  const gap = gapOf(values, holds)
  if (gap !== null && !isSettled(gap, values))
    errors.set('unheldDays', 'Offer the dates that you hold, or hold those that you offer')
  return errors
}

/** Whether the host chose to offer the days on which nothing is held. */
export const isSettled = ({ isApart, unheld }: DatesGap, values: Pick<OfferValues, 'unheldDays'>) =>
  !isApart && values.unheldDays === unheld.join(' ')

/**
 * How many spaces are asked for, and that more are offered than the page of the host lists. That is no error: a partner may add spaces, and a
 * page may not list all of its own.
 */
export function spacesHint(
  { spaceCount }: Pick<OfferValues, 'spaceCount'>,
  { spaceCount: asked }: Pick<Event, 'spaceCount'>,
  fit: LeadFit | null,
): string | undefined {
  const given = countOf(spaceCount, counts.spaceCount) ?? 0
  const listed = fit === null || fit.match.facts.needed === null ? null : fit.match.facts.own
  return (
    [
      asked !== null && `${count(asked)} asked`,
      listed !== null &&
        given > listed &&
        `Your page lists ${count(listed)}. If a partner adds the others, say so under “Which spaces”.`,
    ]
      .filter((part) => part !== false)
      .join('. ') || undefined
  )
}

/** The offer of a form without errors. */
export const offerOf = (values: OfferValues) => ({
  startDate: values.from,
  endDate: values.to,
  rent: amountOf(values.rent) ?? 0,
  fees: amountOf(values.fees) ?? 0,
  liveStreamCost: amountOf(values.liveStreamCost),
  grantAmount: amountOf(values.grantAmount) ?? 0,
  rebate: amountOf(values.rebate) ?? 0,
  hotelRate: amountOf(values.hotelRate),
  hotelRooms: countIn(values, 'hotelRooms'),
  spaceCount: countIn(values, 'spaceCount'),
  feesNote: textOf(values.feesNote),
  spacesNote: textOf(values.spacesNote),
  cancellationTerms: textOf(values.cancellationTerms),
  note: textOf(values.note),
  services: values.services,
  included: values.included,
})

/** Whether two offers differ in what would be sent. */
export const isChanged = (before: OfferValues, now: OfferValues) =>
  JSON.stringify(offerOf(before)) !== JSON.stringify(offerOf(now))

/** What the organizer reads as the total. Null while something that was typed is no number. */
export const figureOf = (values: OfferValues, wanted: Wanted) =>
  numberErrors(values).size > 0 ? null : bidFigure(offerOf(values), wanted)

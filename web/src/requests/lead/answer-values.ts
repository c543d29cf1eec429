import type { Api } from '@app/contract/api.ts'
import type { Bid } from '@app/contract/events/bids.ts'
import type { Lead } from '@app/contract/events/lead-schema.ts'
import { bidFigure, chargedBy, type Wanted } from '@app/contract/rules/bid-total.ts'
import { fieldErrorsOf } from '../../api/problem.ts'
import { count } from '../../components/format.ts'
import { countOf, noCount } from '../../page/typed-count.ts'
import { amountOf } from '../../page/typed-money.ts'
import { noSum } from '../unread-figures.ts'

export type Offer = Parameters<Api['event-mgmt']['events']['leads']['bid']['submit']>[0]['data']
type Asked = Lead['asked']

/** What the form of an answer has: texts as they are typed. */
export interface AnswerValues {
  spaceCount: string
  price: string
  from: string
  to: string
  note: string
  /** The price includes a live stream, if one is asked for. */
  isStreamed: boolean
  /** The organizer's costs that the price includes, by name. */
  included: string[]
}

/**
 * The offer of an earlier answer, or the dates that the request asks for. The number of spaces is empty at first: a host that sends what was
 * asked without reading it would promise it.
 */
export function firstValues(asked: Asked, bid: Bid | null, costs: Wanted['costs']): AnswerValues {
  return {
    spaceCount: bid?.spaceCount?.toString() ?? '',
    price: bid === null ? '' : String(chargedBy(bid)),
    from: bid?.startDate ?? asked.startDate ?? '',
    to: bid?.endDate ?? asked.endDate ?? '',
    note: bid?.note ?? '',
    isStreamed: typeof bid?.liveStreamCost === 'number',
    included: includedOf(bid, costs),
  }
}

/** The fields with an error, and the error. Without a price, an answer is interest only, which nothing else goes with. */
export function errorsOf(values: AnswerValues, bid: Bid | null): Map<string, string> {
  const { price, from, to, spaceCount, note, isStreamed, included } = values
  const hasMore = spaceCount.trim() !== '' || note.trim() !== '' || isStreamed || included.length > 0
  const errors = new Map<string, string>()
  if (price.trim() !== '' && amountOf(price) === null) errors.set('price', noSum)
  if (price.trim() === '' && bid !== null)
    errors.set('price', 'Type the price of your offer. To take the offer back, pass.')
  else if (price.trim() === '' && hasMore) errors.set('price', 'Type a price, or 0, to send the rest with it')
  if (spaceCount.trim() !== '' && countOf(spaceCount, 'space') === null) errors.set('spaceCount', noCount)
  if (price.trim() !== '' && (from === '' || to === '')) errors.set('from', 'Choose the dates that you offer')
  return errors
}

/** What this form doesn't ask for. An offer that the team made has it. */
function furtherTerms(bid: Bid) {
  const { grantAmount, services, rebate, hotelRate, hotelRooms, spacesNote, cancellationTerms } = bid
  return { grantAmount, services, rebate, hotelRate, hotelRooms, spacesNote, cancellationTerms }
}

/** How the price is made up: as before if it is the same, or else of rent only. */
function chargesOf({ isStreamed }: AnswerValues, price: number, bid: Bid | null) {
  if (bid === null || price !== chargedBy(bid) || isStreamed !== (bid.liveStreamCost !== null))
    return { rent: price, liveStreamCost: isStreamed ? 0 : null }
  const { rent, fees, feesNote, liveStreamCost } = bid
  return { rent, fees, feesNote, liveStreamCost }
}

/** The offer of the form, with what it keeps of the one before. Null without a price. */
export function offerOfAnswer(values: AnswerValues, bid: Bid | null): Offer | null {
  const price = amountOf(values.price)
  if (price === null) return null
  return {
    ...(bid !== null && furtherTerms(bid)),
    startDate: values.from,
    endDate: values.to,
    ...chargesOf(values, price, bid),
    included: values.included,
    spaceCount: countOf(values.spaceCount, 'space'),
    note: values.note.trim() || null,
  }
}

/** What the organizer reads as the total of the offer. Null without one. */
export function figureOfAnswer(values: AnswerValues, bid: Bid | null, wanted: Wanted) {
  const offer = offerOfAnswer(values, bid)
  return offer && bidFigure(offer, wanted)
}

/** The costs that an offer includes. The organizer may have removed some since. */
export const includedOf = (bid: Bid | null, costs: Wanted['costs']) =>
  bid?.included.filter((included) => costs.some(({ name }) => name === included)) ?? []

/** What the API refused of an offer by field, with what is wrong with its dates at the one control that they have. */
export function refusedFields(error: unknown): Map<string, string> {
  const fields = fieldErrorsOf(error)
  for (const name of ['endDate', 'startDate']) {
    const reason = fields.get(name)
    if (reason !== undefined) fields.set('from', `They ${reason}`)
    fields.delete(name)
  }
  return fields
}

/** How many spaces are asked for, and that a typed number is more. */
export function answerSpacesHint(
  { spaceTypeCount: asked }: Pick<Asked, 'spaceTypeCount'>,
  { spaceCount }: Pick<AnswerValues, 'spaceCount'>,
): string | undefined {
  if (asked === null) return undefined
  return `They ask for ${count(asked)}${(countOf(spaceCount, 'space') ?? 0) > asked ? '. You give more: check the number.' : ''}`
}

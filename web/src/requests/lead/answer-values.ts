import type { Api } from '@app/contract/api.ts'
import type { Bid } from '@app/contract/events/bids.ts'
import type { Lead } from '@app/contract/events/lead-schema.ts'
import { count } from '../../components/format.ts'

export type Offer = Parameters<Api['event-mgmt']['events']['leads']['bid']['submit']>[0]['data']
type Asked = Lead['asked']

/** What the form of an answer has: texts, as they are typed. */
export interface AnswerValues {
  spaceCount: string
  price: string
  from: string
  to: string
  note: string
}

/**
 * The offer of an earlier answer, or the dates that the request asks for. The number of spaces is empty at first: a host that sends what was
 * asked without reading it would promise it.
 */
export function firstValues(asked: Asked, bid: Bid | null): AnswerValues {
  return {
    spaceCount: bid?.spaceCount?.toString() ?? '',
    price: bid === null ? '' : String(bid.rent + bid.fees),
    from: bid?.startDate ?? asked.startDate ?? '',
    to: bid?.endDate ?? asked.endDate ?? '',
    note: bid?.note ?? '',
  }
}

/** The fields with an error, and the error. Without a price, an answer is interest only. */
export function errorsOf({ price, from, to, spaceCount }: AnswerValues): Map<string, string> {
  const errors = new Map<string, string>()
  if (price.trim() !== '' && amountOf(price) === null) errors.set('price', 'Type a number of US dollars')
  if (spaceCount.trim() !== '' && !/^\d{1,4}$/.test(spaceCount.trim()))
    errors.set('spaceCount', 'Type a number, such as 8')
  if (price.trim() !== '' && (from === '' || to === '')) errors.set('from', 'Choose the dates that you offer')
  return errors
}

/** Whole US dollars: `32,400` is 32400. Null for anything else. */
export function amountOf(text: string): number | null {
  const digits = text.trim().replace(/^\$/, '').replaceAll(',', '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** The offer of the form. Null without a price. */
export function offerOf(values: AnswerValues): Offer | null {
  const rent = amountOf(values.price)
  if (rent === null) return null
  const spaces = values.spaceCount.trim()
  return {
    startDate: values.from,
    endDate: values.to,
    rent,
    spaceCount: spaces === '' ? null : Number(spaces),
    note: values.note.trim() || null,
  }
}

/** How many spaces are asked for, and that a typed number is more. */
export function spacesHint(
  { spaceCount: asked }: Pick<Asked, 'spaceCount'>,
  { spaceCount }: Pick<AnswerValues, 'spaceCount'>,
): string | undefined {
  if (asked === null) return undefined
  return `They ask for ${count(asked)}${Number(spaceCount) > asked ? '. You give more: check the number.' : ''}`
}

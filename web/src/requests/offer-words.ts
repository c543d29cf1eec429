import { knownDates } from '@app/contract/rules/event-text.ts'
import { counted } from '../page/format.ts'
import type { SentRequest } from './request-words.ts'

type Offer = NonNullable<SentRequest['leads'][number]['offer']>

/** Whole US dollars. */
export const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** `$32,400 in all, 10 spaces, Apr 22 – 25, 2027`. */
export const offerText = ({ rent, fees, spaceCount, startDate, endDate }: Offer): string =>
  [
    `${dollars.format(rent + fees)} in all`,
    spaceCount === null ? null : counted(spaceCount, 'space'),
    knownDates({ startDate, endDate, months: [] }),
  ]
    .filter(Boolean)
    .join(', ')

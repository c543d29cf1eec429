import type { Hotel } from './hotel-schema.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** '$266.56', or 'CA$266.56': an amount in cents. */
export function moneyText(cents: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(cents / 100).replace('-', '−')
}

/** '$163', or '$163.50' with cents: an amount that no other is added to. */
export const shortMoneyText = (cents: number, currency: string): string =>
  moneyText(cents, currency).replace(/\.00$/, '')

/** What a price per night has in it: all mandatory fees, and no taxes. Each such price is followed by these words. */
export const perNight = 'a night with fees'

/** '$163 a night with fees'. */
export const nightPriceText = (cents: number, currency: string): string =>
  `${shortMoneyText(cents, currency)} ${perNight}`

/** What a night in a hotel costs at least, with mandatory fees: '$163'. Undefined if the hotel tells no rates. */
export const lowestRateText = ({ lowestRate, currency }: Pick<Hotel, 'lowestRate' | 'currency'>) =>
  lowestRate === null ? undefined : shortMoneyText(lowestRate, currency)

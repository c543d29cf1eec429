import type { currencies } from './pricing-schema.ts'

type Currency = (typeof currencies)[number]

const formats = new Map<Currency, Intl.NumberFormat>()

/** '$266.56', or 'CA$266.56': an amount in cents. */
export function moneyText(cents: number, currency: Currency): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(cents / 100).replace('-', '−')
}

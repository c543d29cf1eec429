import { namesBareAmount } from './bare-amounts.ts'

/** Digits of any script beside a sign or the code of a currency, in either order, and words and signs of money and of percentages. */
const prices = [
  /\p{Sc}\s*\p{Nd}/u,
  /\p{Nd}\s*\p{Sc}/u,
  /\p{Nd}\s*(?:¢|(?:cents?|bucks)\b)/iu,
  /[%٪﹪％‰]/u,
  /(?<!\p{L})(?:USD|CAD|MXN|EUR|GBP)(?!\p{L})/u,
  /\p{Nd}\s*(?:usd|cad|mxn|eur|gbp)(?!\p{L})/iu,
  /(?<!\p{L})(?:usd|cad|mxn|eur|gbp)\s*\p{Nd}/iu,
  /(?<!\p{L})(?:dollars?|pesos?|euros?|percent|per cent)(?!\p{L})/iu,
]

/** Whether a text names an amount of money or a percentage. */
export const namesPrice = (text: string): boolean =>
  prices.some((price) => price.test(text)) || namesBareAmount(text)

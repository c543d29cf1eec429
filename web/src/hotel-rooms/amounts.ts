import { count } from '../components/format.ts'
import { hundredthsOf, numberOf } from '../page/typed-values.ts'

const most = 100_000

/** What a form starts with: `129`, or `129.50`. */
export const typedCents = (cents: number) => (cents / 100).toFixed(2).replace(/\.00$/, '')

/** What is wrong with an amount. */
export function amountError(typed: string, least = 0): string | undefined {
  const amount = numberOf(typed)
  if (amount === null || Number.isNaN(amount)) return 'Enter an amount, such as 129 or 129.50.'
  const cents = hundredthsOf(typed)
  if (cents === null || Number.isNaN(cents)) return 'Use at most two decimals, such as 129.50.'
  if (cents < least) return least === 0 ? 'Must be 0 or more.' : 'Must be more than 0.'
  return cents > most * 100 ? `Must be ${count(most)} or less.` : undefined
}

/** What is wrong with a number of rooms, of which there are at most so many. */
export function roomsError(typed: string, atMost: number): string | undefined {
  const rooms = numberOf(typed)
  if (rooms === null || !Number.isInteger(rooms)) return 'Enter a whole number.'
  if (rooms < 0) return 'Must be 0 or more.'
  return rooms > atMost ? `Must be ${count(atMost)} or fewer.` : undefined
}

/** The errors that there are, by field. */
export const errorsOf = (found: Readonly<Record<string, string | undefined>>) =>
  new Map(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))

const usDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

// Beside figures, a hyphen is too short.
const withMinus = (text: string) => text.replaceAll('-', '−')

/** `$1,250`, or `$12.50` with cents, and `−$2,350` if it is less than nothing. */
export const dollars = (amount: number): string => withMinus(usDollars.format(amount))

/** `$25,000 – $35,000`. */
export const dollarRange = (from: number, to: number): string => withMinus(usDollars.formatRange(from, to))

/** `$45 / Participant`. */
export const participantCostText = (cost: number): string => `${dollars(cost)} / Participant`

/** `$600 / Team`. */
export const teamCostText = (cost: number): string => `${dollars(cost)} / Team`

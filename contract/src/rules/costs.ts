const usDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** `$1,250`, or `$12.50` with cents. */
export const dollars = (cost: number): string => usDollars.format(cost)

/** `$45 / Participant`. */
export const participantCostText = (cost: number): string => `${dollars(cost)} / Participant`

/** `$600 / Team`. */
export const teamCostText = (cost: number): string => `${dollars(cost)} / Team`

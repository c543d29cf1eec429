import { addDays, countDays } from './calendar-date.ts'

interface HeldDays {
  state: 'Held' | 'RanOut' | 'Booked'
  firstDay: string
  lastDay: string
}

/** Those that hold something, or have booked it. */
export const liveHolds = <H extends Pick<HeldDays, 'state'>>(holds: readonly H[]) =>
  holds.filter(({ state }) => state !== 'RanOut')

/** Each day of a range, both ends included. */
export const daysOf = (from: string, to: string) =>
  Array.from({ length: countDays(from, to) }, (_, n) => addDays(from, n))

/** The days of a range on which nothing is held. */
export function unheldDays({ from, to }: { from: string; to: string }, holds: readonly HeldDays[]): string[] {
  const live = liveHolds(holds)
  return daysOf(from, to).filter(
    (day) => !live.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
  )
}

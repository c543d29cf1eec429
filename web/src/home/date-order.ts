import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'

/**
 * Profiles that take place: those to come by date, then those that are over, the latest first. Other kinds keep their order.
 * `today` is the day in UTC.
 */
export function inDateOrder(
  summary: ProfileSummary,
  profiles: readonly Profile[],
  today: string,
): readonly Profile[] {
  const startOf = (profile: Profile) => summary.dates?.(profile).startDate ?? ''
  const isOver = (profile: Profile) => summary.isOver?.(profile, today) ?? false
  const byDate = profiles.toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
  return [...byDate.filter((one) => !isOver(one)), ...byDate.filter(isOver).toReversed()]
}

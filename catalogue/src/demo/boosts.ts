import { calendarDate, dayLength } from './epoch.ts'
import type { Random } from './random.ts'

/** Calendar dates, both inclusive. */
export interface InventedBoost {
  startDate: string
  endDate: string
}

/** Boosts before, on and after the day of the build, with days between them. */
export function inventBoosts(today: string, random: Random): InventedBoost[] {
  const day = Date.parse(`${today}T00:00:00Z`)
  const dateAfter = (days: number) => calendarDate(day + days * dayLength)
  const length = random.pick([7, 14, 14, 21, 30, 30, 60])
  const isRunning = random.chance(0.6)
  const start = isRunning ? -random.int(0, length - 1) : random.int(3, 45)
  const boosts = [{ startDate: dateAfter(start), endDate: dateAfter(start + length - 1) }]
  if (random.chance(0.4)) {
    const end = start - random.int(10, 120)
    boosts.unshift({ startDate: dateAfter(end - random.pick([6, 13, 29])), endDate: dateAfter(end) })
  }
  return boosts
}

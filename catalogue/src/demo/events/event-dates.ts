import type { EventType } from '@app/contract/reference-lists/event-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Random } from '../random.ts'
import { seasonOf } from '../sports/seasons.ts'

/** The first weekday, from Sunday as 0, the number of days, and how common that is. */
type Stretch = readonly [weekday: number, days: number, weight: number]

const weekend: readonly Stretch[] = [
  [5, 3, 35],
  [6, 2, 45],
  [6, 1, 15],
  [0, 1, 5],
]
const oneDay: readonly Stretch[] = [
  [6, 1, 7],
  [0, 1, 3],
]
const stretches: Partial<Record<EventType, readonly Stretch[]>> = {
  Camp: [
    [1, 5, 6],
    [1, 4, 2],
    [1, 3, 1],
  ],
  Clinic: oneDay,
  Game: oneDay,
  // Every Saturday for some weeks.
  League: [
    [6, 43, 1],
    [6, 57, 1],
  ],
  Practice: [
    [2, 1, 1],
    [4, 1, 1],
  ],
  Race: oneDay,
  Tryout: oneDay,
}
const summer = [0, 0, 0, 0, 0, 5, 9, 3, 0, 0, 0, 0]

export interface EventDates {
  startDate: string
  endDate: string
  /** How many days it takes if the dates are flexible; null otherwise. */
  dayCount: number | null
  days: number
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

interface Wanted {
  type: EventType
  sport: SportName
  isFlexible: boolean
  today: string
  /** How many days ago the first events took place. The last ones take place a year later. */
  daysBack: number
  /** Around when it starts. Otherwise in the season of the sport. */
  inDays?: number
}

/** Dates in the year around today. On every day, an event is given the same day of the year, give or take a week. */
export function inventDates(wanted: Wanted, random: Random): EventDates {
  const { type, sport, isFlexible, today, daysBack, inDays } = wanted
  const season = type === 'Camp' ? summer : seasonOf(sport)
  const month = random.weighted(season.map((weight, at) => [at + 1, weight] as const))
  // Six days later at most, it is still the same month.
  const dayOfYear = `${String(month).padStart(2, '0')}-${String(random.int(1, 22)).padStart(2, '0')}`
  const [weekday, days] = random.weighted(
    (stretches[type] ?? weekend).map((stretch) => [stretch, stretch[2]] as const),
  )
  const around = inDays === undefined ? nextOn(dayOfYear, addDays(today, -daysBack)) : addDays(today, inDays)
  const startDate = addDays(around, (weekday - weekdayOf(around) + 7) % 7)
  if (!isFlexible) return { startDate, endDate: addDays(startDate, days - 1), dayCount: null, days }
  const endDate = addDays(startDate, random.pick([3, 5, 8]) * 7 + days - 1)
  return { startDate, endDate, dayCount: days, days }
}

/** The first date from `day` on with the given month and day of the month. */
function nextOn(dayOfYear: string, day: string): string {
  const year = Number(day.slice(0, 4))
  const inYear = `${year}-${dayOfYear}`
  return inYear >= day ? inYear : `${year + 1}-${dayOfYear}`
}

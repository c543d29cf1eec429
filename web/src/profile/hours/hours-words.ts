import { timeOfDay } from '../../page/time-of-day.ts'
import type { Hours } from './hours-part.ts'

type Interval = Pick<Hours, 'weekday' | 'opens' | 'closes' | 'season' | 'seasonStart' | 'seasonEnd'>
type Times = Pick<Interval, 'opens' | 'closes'>

export interface SeasonTable {
  /** Undefined for the whole year. */
  season: string | undefined
  /** `Nov 1 – Feb 29`. */
  period: string | undefined
  /** Consecutive days with the same hours are one entry, in the order of the week. */
  days: { days: string; hours: string }[]
}

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const intervalText = ({ opens, closes }: Times) =>
  opens === closes ? 'Open 24 hours' : `${timeOfDay(opens)} – ${timeOfDay(closes)}`

/** The hours of one day: `6 AM – 9 AM, 3 PM – 9 PM`, or `Closed`. */
export const hoursText = (intervals: readonly Times[]) =>
  intervals
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
    .map(intervalText)
    .join(', ') || 'Closed'

const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
/** Monday first. Not the contract's list, which is in a file that visitors don't load. */
const week = Array.from({ length: 7 }, (_, day) => weekdayName.format(Date.UTC(2024, 0, 1 + day)))

const dayText = (day: string) => dayOfYear.format(new Date(`2000-${day}T00:00:00Z`))
const short = (day: string) => day.slice(0, 3)

/** The hours as people read them: the whole year first, then each season. */
export function seasonTables(hours: readonly Interval[]): SeasonTable[] {
  const seasons = Map.groupBy(hours, ({ season }) => season)
  return [...seasons]
    .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
    .map(([season, intervals]) => {
      const [first] = intervals
      return {
        season: season ?? undefined,
        period:
          first && first.seasonStart !== null && first.seasonEnd !== null
            ? `${dayText(first.seasonStart)} – ${dayText(first.seasonEnd)}`
            : undefined,
        days: joinedDays(intervals),
      }
    })
}

function joinedDays(intervals: readonly Interval[]) {
  const joined: { from: string; to: string; hours: string }[] = []
  for (const day of week) {
    const hours = hoursText(intervals.filter(({ weekday }) => weekday === day))
    const last = joined.at(-1)
    if (last?.hours === hours) last.to = day
    else joined.push({ from: day, to: day, hours })
  }
  return joined.map(({ from, to, hours }) => ({
    days: from === to ? short(from) : `${short(from)} – ${short(to)}`,
    hours,
  }))
}

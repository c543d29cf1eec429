import { HoursDraft } from '@app/contract/patterns/hours.ts'
import { weekdays, type Weekday } from '@app/contract/rules/weekdays.ts'
import * as z from 'zod'
import type { Hours } from './hours-part.ts'

/** A line of the editor: the same interval on several days. */
export const HoursLine = z.object({
  key: z.string(),
  days: z.array(z.enum(weekdays)),
  opens: z.string(),
  closes: z.string(),
  /** Empty for the whole year. */
  season: z.string(),
  seasonStart: z.string(),
  seasonEnd: z.string(),
})
export type HoursLine = z.infer<typeof HoursLine>

export type HoursData = z.output<typeof HoursDraft>

const intervalKey = ({ opens, closes, season, seasonStart, seasonEnd }: Omit<HoursData, 'weekday'>) =>
  JSON.stringify([season, seasonStart, seasonEnd, opens, closes])

/** Joins stored hours to lines: the whole year first, then by day and time, as a change stores its days anew. */
export const linesOf = (hours: readonly Hours[]): HoursLine[] =>
  joinedLines(hours).toSorted((one, other) => {
    const [before, after] = [orderOf(one), orderOf(other)]
    return before < after ? -1 : before > after ? 1 : 0
  })

const orderOf = ({ seasonStart, season, days, opens }: HoursLine) =>
  [seasonStart, season, days[0] === undefined ? weekdays.length : weekdays.indexOf(days[0]), opens].join(' ')

const joinedLines = (hours: readonly Hours[]): HoursLine[] =>
  [...Map.groupBy(hours, intervalKey)].flatMap(([key, rows]) => {
    const [first] = rows
    if (first === undefined) return []
    const { opens, closes, season, seasonStart, seasonEnd } = first
    return {
      key,
      days: weekdays.filter((day) => rows.some(({ weekday }) => weekday === day)),
      opens,
      closes,
      season: season ?? '',
      seasonStart: seasonStart ?? '',
      seasonEnd: seasonEnd ?? '',
    }
  })

export const newLine = (isFirst: boolean): HoursLine => ({
  key: crypto.randomUUID(),
  days: isFirst ? [...weekdays] : [],
  opens: '08:00',
  closes: '22:00',
  season: '',
  seasonStart: '',
  seasonEnd: '',
})

/** Why a line can't be saved. */
export function lineError(line: HoursLine): string | undefined {
  if (line.days.length === 0) return 'Choose at least one day.'
  if (line.opens === '' || line.closes === '') return 'Enter when it opens and closes.'
  if (line.season.trim() !== '' && (line.seasonStart === '' || line.seasonEnd === ''))
    return 'Choose the first and last day of the season.'
  return dataOf(line, line.days[0]) === undefined ? 'This season has a day that doesn’t exist.' : undefined
}

function dataOf({ opens, closes, season, seasonStart, seasonEnd }: HoursLine, weekday: Weekday | undefined) {
  const name = season.trim() || null
  return HoursDraft.safeParse({
    weekday,
    opens,
    closes,
    season: name,
    seasonStart: name && seasonStart,
    seasonEnd: name && seasonEnd,
  }).data
}

/** What to remove and to add, so that the stored hours are those of the lines. */
export function hoursDifference(stored: readonly Hours[], lines: readonly HoursLine[]) {
  const keyOf = (hours: HoursData) => `${hours.weekday} ${intervalKey(hours)}`
  const wanted = new Map(
    lines
      .flatMap((line) => line.days.map((day) => dataOf(line, day)))
      .filter((data) => data !== undefined)
      .map((data) => [keyOf(data), data]),
  )
  const present = new Set(stored.map(keyOf))
  return {
    removed: stored.filter((hours) => !wanted.has(keyOf(hours))),
    added: [...wanted].flatMap(([key, data]) => (present.has(key) ? [] : [data])),
  }
}

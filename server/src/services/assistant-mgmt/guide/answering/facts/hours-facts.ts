import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf, weekdays } from '@app/contract/rules/weekdays.ts'
import type { PageOfGuide } from '../../records/guide-record.ts'
import { spansOn } from '../open-hours.ts'
import type { Text, Writing } from './writing.ts'

const wholeDay = 24 * 60

/** When a page is open on the day that is asked about, or in the week from today on. */
export function hoursFacts(page: PageOfGuide, writing: Writing): Text[] {
  const { say, format, today, time } = writing
  const { name } = page
  if (page.hours.length === 0) return []
  const asked = time?.days?.from ?? (time?.isNow ? today : undefined)
  if (asked !== undefined) {
    const value = hoursOn(page, asked, writing)
    const day = format.weekday(asked)
    if (value === '') return [say.closedOn({ name, day })]
    return [value === say.allDay ? say.allDayOn({ name, day }) : say.hoursOn({ name, value, day })]
  }
  const lines = daysAlike(page, writing).map(
    ({ from, to, value }) =>
      `${from === to ? format.weekday(from) : `${format.weekday(from)}–${format.weekday(to)}`} ${value}`,
  )
  return [lines.length > 0 && say.everyDay({ name, value: lines.join('; ') })]
}

function hoursOn(page: PageOfGuide, day: string, { say, format }: Writing): string {
  const spans = spansOn(page.hours, day) ?? []
  return format.list(
    spans.map(({ from, to }) =>
      to - from === wholeDay ? say.allDay : say.span(format.clock(from), format.clock(to)),
    ),
  )
}

/** The days of the week with the same hours in a row, from Monday on. Closed days are left out. */
function daysAlike(page: PageOfGuide, writing: Writing) {
  const placeInWeek = (day: string) => weekdays.indexOf(weekdayOf(day))
  const week = weekdays
    .map((_, ahead) => addDays(writing.today, ahead))
    .toSorted((one, other) => placeInWeek(one) - placeInWeek(other))
  const runs: { from: string; to: string; value: string }[] = []
  for (const day of week) {
    const value = hoursOn(page, day, writing)
    const last = runs.at(-1)
    if (last?.value === value) last.to = day
    else runs.push({ from: day, to: day, value })
  }
  return runs.filter(({ value }) => value !== '')
}

import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf, weekdays } from '@app/contract/rules/weekdays.ts'
import type { AskedTime } from './question.ts'
import type { Segment } from './segments.ts'
import { has, valuesOf } from './terms-of.ts'

/** 'Late' and 'early', in minutes since midnight. */
const late = { length: 1, side: 'after', minute: 21 * 60, isVague: true } as const
const early = { length: 1, side: 'before', minute: 8 * 60, isVague: true } as const

/** The days and times that are named. A weekday is the next one. */
export function timeOf(segments: readonly Segment[], today: string): AskedTime | undefined {
  const is = (value: string) => segments.some((segment) => has(segment, 'time', value))
  const named = segments.flatMap(({ time }) => (time ? [time] : []))
  const vague = [...(is('late') || is('tonight') ? [late] : []), ...(is('early') ? [early] : [])]
  const times = named.length > 0 ? named : vague
  const days = segments.find(({ dates }) => dates !== undefined)?.dates ?? daysOf(segments, today)
  // 'When is it open on Thursdays right now' asks for Thursdays.
  const isNow = is('now') && days === undefined
  return isNow || days !== undefined || times.length > 0 ? { days, times, isNow } : undefined
}

function daysOf(segments: readonly Segment[], today: string) {
  const is = (value: string) => segments.some((segment) => has(segment, 'time', value))
  const [weekday] = valuesOf(segments, 'weekday')
  if (weekday !== undefined) return sameDay(dayNamed(weekday, today))
  if (is('tomorrow')) return sameDay(addDays(today, 1))
  if (is('today') || is('tonight')) return sameDay(today)
  if (!is('weekend')) return undefined
  const sunday = dayNamed('Sunday', today)
  return { from: today === sunday ? sunday : addDays(sunday, -1), to: sunday }
}

const sameDay = (day: string) => ({ from: day, to: day })

/** The next day of this name, today included. */
const dayNamed = (name: string, today: string) =>
  weekdays.map((_, ahead) => addDays(today, ahead)).find((day) => weekdayOf(day) === name) ?? today

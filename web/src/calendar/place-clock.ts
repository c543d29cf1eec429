import { addDays } from '@app/contract/rules/calendar-date.ts'
import { zonedFormats } from '@app/contract/rules/zoned-formats.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

const clocks = zonedFormats('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
/** Each rendering of a month needs more than a hundred. */
const instants = new Map<string, number>()
const zones = new Map<string, string>()

/** What the clock of a place shows at an instant: the day `2027-04-17` and the time `09:30`, as the Swedish format has them. */
export function atPlace(instant: string | number, timeZone: string) {
  const [day = '', time = ''] = clocks(timeZone).format(new Date(instant)).split(' ')
  return { day, time }
}

export const todayAt = (timeZone: string) => atPlace(Date.now(), timeZone).day

/** The zone as people write it: 'Eastern Time', and 'Mountain Standard Time' where clocks never change. */
export function zoneWords(timeZone: string): string {
  const words = zones.get(timeZone) ?? findZoneWords(timeZone)
  zones.set(timeZone, words)
  return words
}

function findZoneWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  // 'Pacific Time (Canada)'.
  return name.replace(/ \(.+\)$/, '')
}

/**
 * The instant, in ms, at which the clock of a place shows a day and a time; `24:00` is the next midnight. Of a time that the
 * clock shows twice, the first one. A time that it skips is as much later as the clock jumps.
 */
export function instantOf(day: string, time: string, timeZone: string): number {
  const key = `${timeZone} ${day} ${time}`
  const instant = instants.get(key) ?? findInstant(day, time, timeZone)
  instants.set(key, instant)
  return instant
}

function findInstant(day: string, time: string, timeZone: string): number {
  const wanted = time === '24:00' ? Date.parse(`${addDays(day, 1)}T00:00Z`) : Date.parse(`${day}T${time}Z`)
  const ahead = (instant: number) => {
    const shown = atPlace(instant, timeZone)
    return Date.parse(`${shown.day}T${shown.time}Z`) - Math.floor(instant / minuteMs) * minuteMs
  }
  const found = [wanted - ahead(wanted - dayMs), wanted - ahead(wanted + dayMs)]
  const exact = found.filter((instant) => instant + ahead(instant) === wanted)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...found)
}

/** Whether the clock of a place shows a time on a day, which it skips in spring. */
export const isOnClock = (day: string, time: string, timeZone: string) =>
  atPlace(instantOf(day, time, timeZone), timeZone).time === time

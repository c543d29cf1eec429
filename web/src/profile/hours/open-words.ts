import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { hoursOn, type OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { openTimesAround } from '../../calendar/opening-hours.ts'
import { atPlace } from '../../calendar/place-clock.ts'
import { dayWords, timeOfDay } from '../../page/time-of-day.ts'
import { hoursText } from './hours-words.ts'

interface OpenWords {
  isOpen: boolean
  /** `Closes at 10 PM`, `Opens tomorrow at 11 AM`. Undefined if it doesn't open within a week. */
  next: string | undefined
  /** The hours that begin today: `11 AM – 2 PM, 5 PM – 10 PM`, or `Closed`. */
  today: string
}

/** In days. A place that stays open for longer is open all the time. */
const ahead = 7
/** An earlier hour belongs to the night before. */
const morning = '06:00'

/** Whether a place is open at an instant in ms, by its own clock. */
export function openWords(hours: readonly OpeningHours[], timeZone: string, now: number): OpenWords {
  const day = atPlace(now, timeZone).day
  const today = hoursText(hoursOn(day, hours))
  const time = openTimesAround(day, ahead, hours, timeZone).find(({ to }) => to > now)
  if (time === undefined) return { isOpen: false, next: undefined, today }
  const words = (instant: number) => whenWords(atPlace(instant, timeZone), day)
  if (time.from > now) return { isOpen: false, next: `Opens ${words(time.from)}`, today }
  const isAlways = countDays(day, atPlace(time.to, timeZone).day) > ahead + 1
  return { isOpen: true, next: isAlways ? undefined : `Closes ${words(time.to)}`, today }
}

/** `at 10 PM`, `tomorrow at 11 AM`, `Tue, Apr 6 at 11 AM`. */
function whenWords({ day, time }: { day: string; time: string }, today: string): string {
  const at = `at ${timeOfDay(time)}`
  const isTomorrow = day === addDays(today, 1)
  if (day === today || (isTomorrow && time < morning)) return at
  return `${isTomorrow ? 'tomorrow' : dayWords(day)} ${at}`
}

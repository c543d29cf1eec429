import { lastPeriod, nextMailDay, type MailPeriod } from '@app/contract/reports/mail-period.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'

/** At the place of the page. Days close at midnight and 15 minutes, in the last zone after that. */
const mailHour = '08:00'

/** The last whole period at a place, and when the next one is mailed. */
export function mailTimes(every: MailPeriod, timeZone: string, now = new Date()) {
  const today = placeDay(timeZone, now)
  const next = Temporal.PlainDate.from(nextMailDay(every, today)).toZonedDateTime({
    timeZone,
    plainTime: mailHour,
  })
  return { period: lastPeriod(every, today), dueDate: new Date(next.epochMilliseconds) }
}

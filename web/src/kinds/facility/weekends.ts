import { addDays } from '@app/contract/rules/calendar-date.ts'

interface Weekend {
  from: string
  to: string
}

/** The weekend that is next or has begun, and the one after it. */
export function weekendsFrom(today: string): [Weekend, Weekend] {
  const day = new Date(today).getUTCDay()
  const sunday = addDays(today, (7 - day) % 7)
  const from = day === 0 ? today : addDays(sunday, -1)
  return [
    { from, to: sunday },
    { from: addDays(sunday, 6), to: addDays(sunday, 7) },
  ]
}

import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Today in UTC. During hydration the day of the server, so that both render the same. */
export const useToday = (loaded: string) =>
  useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => loaded,
  )

/** Today by this device's clock, such as 2027-03-14. For pages that only browsers render. */
export const localToday = () => new Intl.DateTimeFormat('en-CA').format(new Date())

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

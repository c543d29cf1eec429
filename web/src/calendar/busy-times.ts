import { listOf } from '../components/format.ts'
import type { BusyTime, CalendarEntry, CalendarSpace } from './calendar-calls.ts'

export const isBusyIn = ({ spaceId }: BusyTime, space: Pick<CalendarSpace, 'id'>) =>
  spaceId === null || spaceId === space.id

/** The subscriptions that are busy when the units would be used. */
export function busyNames(
  busy: readonly BusyTime[],
  spaces: readonly CalendarSpace[],
  { unitIds, starts, ends }: Pick<CalendarEntry, 'unitIds' | 'starts' | 'ends'>,
): string[] {
  const wanted = spaces.filter(({ units }) => units.some(({ id }) => unitIds.includes(id)))
  const found = busy.filter(
    (time) => time.starts < ends && time.ends > starts && wanted.some((space) => isBusyIn(time, space)),
  )
  return [...new Set(found.map(({ name }) => name))]
}

/** `Lakeview HS is busy then.` */
export const busyWords = (names: string[]) =>
  `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} busy then.`

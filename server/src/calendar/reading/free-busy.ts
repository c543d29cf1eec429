import type { EntryComponent } from './calendar-components.ts'
import { lengthBetween, type Unreadable } from './entry.ts'
import type { Moment, MomentReader } from './moments.ts'
import { dayMs, readLength, type WrittenLength } from './written-times.ts'

interface BusyPeriod {
  start: Moment
  length: WrittenLength
}

/** The periods of a VFREEBUSY, each as text. Kinds that RFC 5545 doesn't know are busy, as it says. */
export const busyPeriods = ({ properties }: EntryComponent) =>
  properties
    .filter(({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.value.split(/[,;]/).map((text) => ({ property, text })))
    .filter(({ text }) => text.trim() !== '')

export function readPeriod(
  { property, text }: ReturnType<typeof busyPeriods>[number],
  { momentOf, dayOf }: MomentReader,
  defaultZone: string | undefined,
): BusyPeriod | Unreadable {
  const [startText = '', endText = ''] = text.split('/')
  const start = momentOf(property, startText, defaultZone)
  const end = momentOf(property, endText, defaultZone)
  const length = start && end ? lengthBetween(start, end, dayOf) : readLength(endText)
  const isPeriod = start && length && length.days * dayMs + length.ms > 0
  return isPeriod ? { start, length } : { unreadable: text }
}

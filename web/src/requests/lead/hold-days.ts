import { addDays, countDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import type { Calendar } from '../../calendar/calendar-calls.ts'
import type { BidHold } from './lead-calls.ts'
import { openingOn, type OpeningHours } from '../../calendar/opening-hours.ts'
import { instantOf } from '../../calendar/place-clock.ts'

const mostDays = 10

/** The days to hold: those that the match found free, or the fixed dates, with set-up. Empty if they aren't known. */
export function daysToHold(
  event: Pick<Event, 'startDate' | 'endDate' | 'setupDays' | 'hasFlexibleDates'>,
  fit: LeadFit | null,
): string[] {
  const facts = fit?.match.facts
  const known =
    facts?.from && facts.to
      ? { from: facts.from, to: facts.to }
      : event.hasFlexibleDates
        ? null
        : { from: addDays(event.startDate, -(event.setupDays ?? 0)), to: event.endDate }
  if (known === null || known.from < dayOf(new Date())) return []
  return Array.from({ length: Math.min(mostDays, countDays(known.from, known.to)) }, (_, n) =>
    addDays(known.from, n),
  )
}

/** The day at which the calendar opens: that of what is held for the request, or the event's own. */
export function dayToOpen(
  event: Pick<Event, 'startDate' | 'hasFlexibleDates'>,
  holds: readonly Pick<BidHold, 'state' | 'firstDay'>[],
  days: readonly string[],
): string {
  const [held] = holds
    .filter(({ state }) => state !== 'RanOut')
    .map(({ firstDay }) => firstDay)
    .toSorted()
  return held ?? (event.hasFlexibleDates ? days[0] : undefined) ?? event.startDate
}

interface HeldDays {
  days: readonly string[]
  hours: readonly OpeningHours[]
  timeZone: string
}

/**
 * The instants, in ms, between which days are held: from the opening of the first one to the closing of the last, or whole days if the page
 * is closed on them or its hours aren't known. A night after the last day isn't held.
 */
export function holdTimes({ days, hours, timeZone }: HeldDays) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const midnight = instantOf(last, '24:00', timeZone)
  return {
    starts: openingOn(first, hours, timeZone)?.opens ?? instantOf(first, '00:00', timeZone),
    ends: Math.min(openingOn(last, hours, timeZone)?.closes ?? midnight, midnight),
  }
}

export interface HoldRow {
  id: string
  name: string
  unitIds: string[]
  /** False if its type isn't the one that the event asks for. */
  isAsked: boolean
  /** What takes the space on each day. Undefined: free. */
  taken: (string | undefined)[]
  canHold: boolean
}

type Entry = Pick<Calendar['entries'][number], 'kind' | 'title' | 'unitIds' | 'starts' | 'ends' | 'place'>
interface Shown {
  spaces: readonly Pick<Calendar['spaces'][number], 'id' | 'name' | 'spaceType' | 'units'>[]
  entries: readonly Entry[]
}

/** The spaces that the event is about, or all if none has its type, and whether they are free on these days. */
export function holdRows(
  { spaces, entries }: Shown,
  { spaceName, ...held }: HeldDays & { spaceName: string | null },
): HoldRow[] {
  const { days, timeZone } = held
  const times = holdTimes(held)
  const ofType = spaces.filter(({ spaceType }) => spaceType === spaceName)
  return (ofType.length > 0 ? ofType : spaces).map(({ id, name, spaceType, units }) => {
    const unitIds = units.map((unit) => unit.id)
    const found = days.map((day) => {
      const starts = Math.max(instantOf(day, '00:00', timeZone), times.starts)
      const ends = Math.min(instantOf(day, '24:00', timeZone), times.ends)
      return entries.filter(
        (entry) =>
          entry.unitIds.some((unit) => unitIds.includes(unit)) &&
          Date.parse(entry.starts) < ends &&
          Date.parse(entry.ends) > starts,
      )
    })
    const taken = found.map((of) => {
      const holds = of.filter(({ place }) => place !== null).length
      return of.find(isUse)?.title ?? (holds === 0 ? undefined : `${holds} on hold`)
    })
    return {
      id,
      name,
      unitIds,
      // A space without a type may be any.
      isAsked: spaceName === null || spaceType === null || spaceType === spaceName,
      taken,
      canHold: !found.some((of) => of.some(isUse)),
    }
  })
}

const isUse = ({ kind }: Entry) => kind !== 'Hold'

import { spacesWord } from '@app/contract/rules/space-names.ts'
import type { CalendarApi } from '../../../calendar/calendar-calls.ts'
import { instantOf } from '../../../calendar/place-clock.ts'

export type Availability = Awaited<ReturnType<CalendarApi['availability']>>['data']
export type AvailableSpace = Availability['spaces'][number]

interface Span {
  from: number
  to: number
}

/** `part`: some of the time, or some parts of the space, are free. */
export type CellLook = 'free' | 'part' | 'held' | 'taken' | 'closed'

export interface Cell {
  look: CellLook
  words: string
}

const hourMs = 3_600_000

/** The two parts of a day by the clock of the place: before and after 2 PM. */
export const dayParts = (day: string, timeZone: string): Span[] => {
  const noon = instantOf(day, '14:00', timeZone)
  return [
    { from: instantOf(day, '00:00', timeZone), to: noon },
    { from: noon, to: instantOf(day, '24:00', timeZone) },
  ]
}

const within = (times: Availability['open'], { from, to }: Span) =>
  times.reduce(
    (sum, { starts, ends }) =>
      sum + Math.max(0, Math.min(to, Date.parse(ends)) - Math.max(from, Date.parse(starts))),
    0,
  )

/** The parts of a space, as spaces of their own, or the space if it has none: 'Field 1 A'. */
export const partsOf = (space: AvailableSpace): AvailableSpace[] =>
  space.units.length < 2
    ? [space]
    : space.units.map((unit) => ({
        ...space,
        id: unit.id,
        name: `${space.name} ${unit.label}`,
        units: [unit],
      }))

/** What to call rows of spaces and of their parts: 'Full fields' and 'Halves'. Undefined if no space has parts. */
export function partsWords(spaces: readonly AvailableSpace[]) {
  const divided = spaces.filter(({ units }) => units.length > 1)
  if (divided.length === 0) return undefined
  const [type = null, another] = new Set(divided.map(({ spaceType }) => spaceType))
  return {
    spaces: `Full ${type === null || another !== undefined ? 'spaces' : spacesWord(type).toLowerCase()}`,
    parts: divided.every(({ units }) => units.length === 2) ? 'Halves' : 'Parts',
  }
}

/** How many spaces a search for the days counts, which is less than being free all day: '5 of 6 fields'. */
export function foundWords({ spaces, foundSpaceIds }: Availability): string {
  const [type = null, another] = new Set(spaces.map(({ spaceType }) => spaceType))
  const noun = type === null || another !== undefined ? 'spaces' : spacesWord(type, 2).toLowerCase()
  return `${foundSpaceIds.length} of ${spaces.length} ${noun}`
}

/** What is free of a space in a part of a day, while the page is open. */
export function cellOf({ units }: AvailableSpace, span: Span, { open, free, held }: Availability): Cell {
  const openTime = within(open, span)
  if (openTime === 0) return { look: 'closed', words: 'Closed' }
  const timeOf = (unit: string, times: Availability['free']) =>
    within(
      times.filter(({ unitId }) => unitId === unit),
      span,
    )
  const own = units.map(({ id }) => {
    const [freeTime, heldTime] = [timeOf(id, free), timeOf(id, held)]
    if (freeTime === openTime) return 'free'
    if (heldTime > 0 && freeTime + heldTime === openTime) return 'held'
    return freeTime >= hourMs ? 'part' : 'taken'
  })
  const freeCount = own.filter((look) => look === 'free').length
  if (freeCount === own.length) return { look: 'free', words: 'Free' }
  if (freeCount > 0)
    return { look: 'part', words: freeCount * 2 === own.length ? 'Half' : `${freeCount} of ${own.length}` }
  if (own.includes('held')) return { look: 'held', words: 'Held' }
  return own.includes('part') ? { look: 'part', words: 'Part' } : { look: 'taken', words: 'Taken' }
}

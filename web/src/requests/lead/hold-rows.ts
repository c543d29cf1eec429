import { addDays } from '@app/contract/rules/calendar-date.ts'
import { maxEntryUnits } from '@app/contract/rules/limits.ts'
import { isBusyIn } from '../../calendar/busy-times.ts'
import type { Calendar } from '../../calendar/calendar-calls.ts'
import { iso, minuteMs } from '../../calendar/instants.ts'
import { leastFree, lengthOf, longestOf, overlap, without, type HoldDay, type Span } from './free-spans.ts'

/** What takes a space: another use, which nothing can be held over, or another calendar or a hold, which a hold can be put beside or behind. */
export interface Use extends Span {
  kind: 'Booking' | 'Blackout' | 'Hold' | 'Busy' | 'Own'
  title: string
  /** Part of it, after its end. In ms. */
  buffer: number
}

/** A space on a day. */
export interface HoldCell {
  day: string
  /** What a hold of the day takes. Null: nothing is left of it. */
  span: Span | null
  /** It begins, or ends, with the hours of the day. */
  isFromStart: boolean
  isToEnd: boolean
  /** The host chose the hours of the day. */
  hasChosenHours: boolean
  /** It ends earlier, so that the buffer of the space is free before the next use. */
  isShortened: boolean
  /** For three hours in a row, as the match counts days. */
  isFree: boolean
  /** What takes the space during the hours of the day, and what is held for the request at any time of it, in order of time. */
  uses: Use[]
}

export interface HoldRow {
  id: string
  name: string
  unitIds: string[]
  /** Minutes. */
  buffer: number
  /** False if its type isn't the one that the event asks for. */
  isAsked: boolean
  /** Null if the calendar doesn't say it. */
  surface: string | null
  /** Which to suggest first: those of a surface that the event asks for, then those without one, then the others. */
  surfaceRank: number
  cells: HoldCell[]
  /** Everything that takes it. */
  uses: Use[]
}

type Entry = Pick<
  Calendar['entries'][number],
  'id' | 'kind' | 'title' | 'unitIds' | 'starts' | 'ends' | 'bufferMinutes' | 'place'
>
interface Shown {
  spaces: readonly Pick<
    Calendar['spaces'][number],
    'id' | 'name' | 'spaceType' | 'surface' | 'units' | 'bufferMinutes'
  >[]
  entries: readonly Entry[]
  busy: Calendar['busy']
}
interface Asked {
  days: readonly HoldDay[]
  spaceName: string | null
  /** Any of them will do. Empty if the event asks for none. */
  surfaces: readonly string[]
  /** Entries that are held for the request already. */
  ownHolds: readonly string[]
}

/** A hold may be put beside the busy times of another calendar, and behind other holds. */
const isInTheWay = ({ kind }: Use) => kind !== 'Hold' && kind !== 'Busy'

/** When the next use begins for which a buffer is kept: over that of a hold, it would queue behind it. */
const nextUse = (uses: readonly Use[], end: number) =>
  uses.find(({ kind, from }) => kind !== 'Busy' && from >= end)?.from ?? Infinity

const spanOf = ({ starts, ends }: Pick<Entry, 'starts' | 'ends'>, buffer = 0): Span => ({
  from: Date.parse(starts),
  to: Date.parse(ends) + buffer * minuteMs,
})

/** The spaces that the event is about, or all if none has its type, and what of them can be held on these days. */
export function holdRows(
  { spaces, entries, busy }: Shown,
  { days, spaceName, surfaces, ownHolds }: Asked,
): HoldRow[] {
  const ofType = spaces.filter(({ spaceType }) => spaceType === spaceName)
  return (ofType.length > 0 ? ofType : spaces).map((space) => {
    const { id, name, spaceType, surface, units, bufferMinutes } = space
    const unitIds = units.map((unit) => unit.id)
    const uses = [
      // A hold that ran out has no place, and takes nothing.
      ...entries
        .filter((entry) => entry.kind !== 'Hold' || entry.place !== null)
        .filter((entry) => entry.unitIds.some((unit) => unitIds.includes(unit)))
        .map((entry): Use => ({
          kind: ownHolds.includes(entry.id) ? 'Own' : entry.kind,
          title: entry.title,
          buffer: entry.bufferMinutes * minuteMs,
          ...spanOf(entry, entry.bufferMinutes),
        })),
      ...busy
        .filter((time) => isBusyIn(time, space))
        .map((time): Use => ({ kind: 'Busy', title: time.name, buffer: 0, ...spanOf(time) })),
    ].toSorted((a, b) => a.from - b.from)
    return {
      id,
      name,
      unitIds,
      buffer: bufferMinutes,
      // A space without a type may be any.
      isAsked: spaceName === null || spaceType === null || spaceType === spaceName,
      surface,
      surfaceRank: surfaces.length === 0 ? 0 : surface === null ? 1 : surfaces.includes(surface) ? 0 : 2,
      cells: days.map((day) => cellOf(day, uses, bufferMinutes * minuteMs)),
      uses,
    }
  })
}

function cellOf(
  { day, whole, window, open, isChosen }: HoldDay,
  uses: readonly Use[],
  buffer: number,
): HoldCell {
  const blocked = uses.filter(isInTheWay)
  const hours = window === null ? [] : [window]
  const free = (isChosen ? [] : without(open, uses)).filter((span) => lengthOf(span) >= leastFree)
  const isClear = window !== null && !uses.some((use) => overlap(use, window))
  const found = isClear ? window : (longestOf(free) ?? longestOf(without(hours, blocked)))
  const span = found === undefined ? null : withBuffer(found, uses, buffer)
  return {
    day,
    span,
    isFromStart: span !== null && span.from === window?.from,
    isToEnd: span !== null && span.to === window?.to,
    hasChosenHours: isChosen,
    isShortened: span !== null && found !== undefined && span.to < found.to,
    isFree:
      span !== null &&
      (isChosen ? isClear || longestOf(without(hours, uses)) !== undefined : free.length > 0),
    uses: uses.filter((use) =>
      use.kind === 'Own'
        ? overlap({ from: use.from, to: use.to - use.buffer }, whole)
        : [...open, ...hours].some((one) => overlap(use, one)),
    ),
  }
}

/** Leaves the buffer of the space before the next use, unless that leaves less than what counts as free. */
function withBuffer(span: Span, uses: readonly Use[], buffer: number): Span {
  const to = Math.min(span.to, nextUse(uses, span.to) - buffer)
  return to - span.from >= leastFree ? { ...span, to } : span
}

/** The spaces to suggest: those of the type that are free on all days on which the page is open, the ones of the surface first, then those with most free time. */
export function suggestedRows(rows: readonly HoldRow[], count: number): HoldRow[] {
  const sumOf = ({ cells }: HoldRow) => cells.reduce((sum, { span }) => sum + (span ? lengthOf(span) : 0), 0)
  const isSuggested = ({ isAsked, cells }: HoldRow) =>
    isAsked &&
    cells.some(({ span }) => span !== null) &&
    cells.every(({ isFree, span, uses }) => isFree || (span === null && uses.length === 0))
  return rows
    .filter(isSuggested)
    .toSorted((a, b) => a.surfaceRank - b.surfaceRank || sumOf(b) - sumOf(a))
    .slice(0, count)
}

export interface HeldTime {
  unitIds: string[]
  starts: string
  ends: string
  bufferMinutes: number
}

/**
 * The times to hold: one for each run of days on which a space is held from opening to closing, with the nights in between if nothing takes them,
 * so that a tournament is one line in the calendar. A day of which the host chose the hours is a time of its own with exactly these hours. Spaces
 * with the same times share one.
 */
export function heldTimes(
  rows: readonly HoldRow[],
  isChosen: (row: HoldRow, day: string) => boolean,
): HeldTime[] {
  const times = new Map<string, HeldTime>()
  for (const row of rows) {
    const runs = runsOf(row, isChosen)
    for (const [place, { from, to }] of runs.entries()) {
      const next = Math.min(nextUse(row.uses, to), runs[place + 1]?.from ?? Infinity)
      const bufferMinutes = Math.max(0, Math.min(row.buffer, Math.floor((next - to) / minuteMs)))
      const key = `${from} ${to} ${bufferMinutes}`
      const known = times.get(key) ?? { unitIds: [], starts: iso(from), ends: iso(to), bufferMinutes }
      times.set(key, { ...known, unitIds: [...known.unitIds, ...row.unitIds] })
    }
  }
  return [...times.values()].flatMap((time) =>
    Array.from({ length: Math.ceil(time.unitIds.length / maxEntryUnits) }, (_, n) => ({
      ...time,
      unitIds: time.unitIds.slice(n * maxEntryUnits, (n + 1) * maxEntryUnits),
    })),
  )
}

function runsOf(row: HoldRow, isChosen: (row: HoldRow, day: string) => boolean): Span[] {
  const runs: Span[] = []
  let last: HoldCell | undefined
  for (const cell of row.cells) {
    const { span } = cell
    if (span !== null && isChosen(row, cell.day)) {
      const run = runs.at(-1)
      const night = run && { from: run.to, to: span.from }
      const isWhole =
        last !== undefined &&
        addDays(last.day, 1) === cell.day &&
        last.isToEnd &&
        cell.isFromStart &&
        !last.hasChosenHours &&
        !cell.hasChosenHours
      const isNext = night && isWhole && !row.uses.some((use) => overlap(use, night))
      if (isNext) run.to = span.to
      else runs.push({ ...span })
      last = cell
    } else last = undefined
  }
  return runs
}

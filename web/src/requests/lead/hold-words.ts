import { hourWords, spaceRunWords } from '../../calendar/calendar-words.ts'
import { atPlace } from '../../calendar/place-clock.ts'
import { counted, listOf } from '../../components/format.ts'
import { dayWords, timeOfDay } from '../../page/time-of-day.ts'
import type { Use, HoldCell, HoldRow } from './hold-rows.ts'
import { joined, overlap, type HoldDay, type Span } from './free-spans.ts'

/** `From 2 PM`, `Until 2 PM`, `2–6 PM`; undefined for all hours of the day. */
function partWords({ span, isFromStart, isToEnd }: HoldCell, timeZone: string): string | undefined {
  if (span === null || (isFromStart && isToEnd)) return undefined
  const at = (instant: number) => timeOfDay(atPlace(instant, timeZone).time)
  if (isToEnd) return `From ${at(span.from)}`
  return isFromStart ? `Until ${at(span.to)}` : hourWords(span.from, span.to, timeZone)
}

const takenWords: Record<Use['kind'], string> = {
  Booking: 'Booked',
  Blackout: 'Closed',
  Hold: 'On hold',
  Busy: 'Busy',
  Own: 'Held',
}
/** What is in the way first. */
const kinds: readonly Use['kind'][] = ['Own', 'Booking', 'Blackout', 'Hold', 'Busy']
const mainKind = (uses: readonly Use[]) => kinds.find((kind) => uses.some((use) => use.kind === kind))

/** What a cell of the table says. */
export function cellWords(cell: HoldCell, isChosen: boolean, timeZone: string): string {
  const { span, uses } = cell
  if (span === null) return takenWords[mainKind(uses) ?? 'Blackout']
  const holds = uses.filter((use) => use.kind === 'Hold' && overlap(use, span)).length
  const part = partWords(cell, timeZone)
  if (isChosen) return holds > 0 ? 'Behind' : (part ?? 'Hold')
  return holds > 0 ? `${holds} on hold` : (part ?? 'Free')
}

/** `Fri, Apr 16, booked 8 AM – 2 PM (League)`. Undefined if nothing takes the day. */
function reasonOf(
  { day, uses }: HoldCell,
  { whole, window, open }: HoldDay,
  timeZone: string,
): string | undefined {
  const shown = kinds.flatMap((kind) => {
    const of = uses.filter((use) => use.kind === kind)
    if (of.length === 0) return []
    const known = [...open, ...(window ? [window] : [])]
    const hours = known.length > 0 ? known : [whole]
    const [from, to] = [Math.min(...hours.map((one) => one.from)), Math.max(...hours.map((one) => one.to))]
    // Of a hold for the request, what is held on the day, also outside the opening hours, but no nights between days.
    const shownOf = (use: Use): Span => {
      if (use.kind !== 'Own') return { from: Math.max(from, use.from), to: Math.min(to, use.to) }
      const end = use.to - use.buffer
      return {
        from: use.from >= whole.from ? use.from : end > from ? from : whole.from,
        to: end <= whole.to ? end : use.from < to ? to : whole.to,
      }
    }
    const times = joined(of.map(shownOf))
    const [first, ...others] = [...new Set(of.map(({ title }) => title))]
    const names = others.length === 0 ? first : `${first} and ${counted(others.length, 'other')}`
    const words = kind === 'Own' ? 'held for this request' : takenWords[kind].toLowerCase()
    return [
      `${words} ${listOf(times.map((time) => hourWords(time.from, time.to, timeZone)))}${kind === 'Own' ? '' : ` (${names})`}`,
    ]
  })
  return shown.length === 0 ? undefined : `${dayWords(day)}, ${shown.join(', ')}`
}

/** `15 minutes stay free for cleaning before the next use.` Undefined if no buffer shortens a day. */
export function bufferWords(rows: readonly HoldRow[]): string | undefined {
  const buffers = rows.filter(({ cells }) => cells.some((cell) => cell.isShortened)).map((row) => row.buffer)
  if (buffers.length === 0) return undefined
  const [least, most] = [Math.min(...buffers), Math.max(...buffers)]
  const minutes = least === most ? counted(most, 'minute') : `${least} to ${counted(most, 'minute')}`
  return `${minutes} stay free for cleaning before the next use.`
}

export interface TakenWords {
  spaces: string
  reasons: string
}

/** What takes which spaces on these days. Spaces that are taken alike share a line. */
export function takenLines(
  rows: readonly HoldRow[],
  days: readonly HoldDay[],
  timeZone: string,
): TakenWords[] {
  const lines = rows.map((row) => ({
    row,
    reasons: row.cells
      .map((cell, place) => {
        const day = days[place]
        return day && reasonOf(cell, day, timeZone)
      })
      .filter((reason) => reason !== undefined)
      .join('; '),
  }))
  const taken = Map.groupBy(
    lines.filter(({ reasons }) => reasons !== ''),
    ({ reasons }) => reasons,
  )
  return Array.from(taken, ([reasons, of]) => ({
    reasons,
    spaces: spaceRunWords(
      of.flatMap(({ row }) => row.unitIds),
      of.map(({ row }) => ({ name: row.name, units: row.unitIds.map((id) => ({ id, label: '' })) })),
    ),
  }))
}

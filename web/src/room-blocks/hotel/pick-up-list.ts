import { nightsBetween } from '@app/contract/hotels/stay-price.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { cellDay } from '../../page/sheets/cell-day.ts'
import { shortened } from '../../page/shortened.ts'
import { numberOf } from '../../page/typed-values.ts'

/** A row that has no nights that can be read. */
export interface UnreadRow {
  /** As spreadsheets count. */
  row: number
  /** Its cells, shortened. */
  text: string
}

interface CountedList {
  /** Rooms by night of the block. */
  rooms: ReadonlyMap<string, number>
  unread: readonly UnreadRow[]
}

/** What a column is called. A rooming list has stays, and a list of figures has nights. */
const names = {
  arrival: /^(arrival|arrive|arriving|check.?in)\b/i,
  departure: /^(departure|depart|departing|check.?out)\b/i,
  night: /^(night|date|day|stay date)\b/i,
  rooms: /^(rooms|rooms booked|booked|sold|pick.?up|picked up|qty|quantity|count|number of rooms)$/i,
}
type Column = keyof typeof names
const columns = ['arrival', 'departure', 'night', 'rooms'] as const satisfies Column[]

const longestStayDays = 60
/** Enough characters to find the row in the file. */
const longestText = 50

const textOfRow = (row: readonly string[]) =>
  shortened(row.filter((cell) => cell !== '').join(', '), longestText)

function headOf(row: readonly string[]) {
  const head: Partial<Record<Column, number>> = {}
  for (const column of columns) {
    const at = row.findIndex((cell) => names[column].test(cell))
    if (at >= 0) head[column] = at
  }
  const isHead =
    (head.arrival !== undefined && head.departure !== undefined) ||
    (head.night !== undefined && head.rooms !== undefined)
  return isHead ? head : undefined
}

/** The rooms of each night of a block in a list of stays, one room a row unless it says how many, or of figures by night. Undefined if it is neither. */
export function countList(table: readonly string[][], nights: readonly string[]): CountedList | undefined {
  const first = table.findIndex((row) => headOf(row) !== undefined)
  const head = headOf(table[first] ?? [])
  if (head === undefined) return undefined
  const near = nights[0] ?? ''
  const rooms = new Map(nights.map((night) => [night, 0]))
  const unread: UnreadRow[] = []
  for (const [at, row] of table.entries()) {
    if (at <= first || row.every((cell) => cell === '')) continue
    if (row.some((cell) => /^cancell?ed$/i.test(cell))) continue
    const cell = (column: Column) => row[head[column] ?? -1] ?? ''
    const day = (column: Column) => cellDay(cell(column), near)
    const [from, to, night] = [day('arrival'), day('departure'), day('night')]
    const count = head.rooms === undefined ? 1 : (numberOf(cell('rooms')) ?? 0)
    const isStay =
      from !== undefined && to !== undefined && from < to && countDays(from, to) <= longestStayDays
    const stay = isStay ? nightsBetween(from, to) : head.arrival === undefined && night ? [night] : []
    if (stay.length === 0 || !Number.isInteger(count) || count < 0)
      unread.push({ row: at + 1, text: textOfRow(row) })
    else
      for (const one of stay) {
        const before = rooms.get(one)
        if (before !== undefined) rooms.set(one, before + count)
      }
  }
  return { rooms, unread }
}

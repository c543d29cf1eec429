import { longestStay, type RateRange, type RoomType } from '@app/contract/hotels/room-schema.ts'
import { lastSoldNight } from '@app/contract/hotels/stay-dates.ts'
import { roomNight, type RoomNight } from '@app/contract/hotels/stay-price.ts'
import { withNights, type NightChange } from '@app/contract/hotels/with-nights.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { cellDay } from '../page/sheets/cell-day.ts'
import { numberOf } from '../page/typed-values.ts'
import { changeOf, firstValues, nightErrors, type NightValues } from './night-values.ts'

/** The columns of a file of rates, by what their headers are called. */
const columns = {
  room: { label: 'Room type', name: /^(room|room type|type)$/i },
  night: { label: 'Date', name: /^(date|night|day)$/i },
  rate: { label: 'Rate', name: /^(rate|price)( (a|per) night)?$/i },
  sale: { label: 'Closed', name: /^(closed|for sale|arrivals)$/i },
  minStay: { label: 'Minimum stay', name: /^(min(imum)?\.?|shortest) (stay|nights)$/i },
  rooms: { label: 'Rooms', name: /^(rooms|rooms to sell|count)$/i },
} as const
type Column = keyof typeof columns
const columnNames = ['room', 'night', 'rate', 'sale', 'minStay', 'rooms'] as const satisfies Column[]

const sales: readonly [RegExp, NightValues['sale']][] = [
  [/^$/, ''],
  [/^(no|open|false|0)$/i, 'open'],
  [/^(arrivals?|closed to arrivals?|cta)$/i, 'arrival'],
  [/^(yes|closed|true|1|x)$/i, 'closed'],
]

interface CellError {
  /** As spreadsheets count. */
  row: number
  column: string
  message: string
}

interface ChangedNight {
  before: RoomNight
  after: RoomNight
}

/** What a file changes of a room type. */
export interface RoomRates {
  room: RoomType
  ranges: RateRange[]
  nights: ChangedNight[]
}

interface ReadRow {
  room: RoomType
  night: string
  change: Partial<NightChange>
}

type Cells = Record<Column, string>

const isDay = (night: string, today: string) => night >= today && night <= lastSoldNight(today)

/** A row, or what is wrong with its cells, by column. */
function readRow(cells: Cells, rooms: readonly RoomType[], today: string): ReadRow | Map<Column, string> {
  const errors = new Map<Column, string>()
  const room = rooms.find(({ name }) => name.toLowerCase() === cells.room.toLowerCase())
  if (room === undefined) errors.set('room', 'No room type has this name.')
  const night = cellDay(cells.night, today)
  if (night === undefined) errors.set('night', 'Write a date, such as 2027-03-12.')
  else if (!isDay(night, today)) errors.set('night', 'Must be from today on, within two years.')
  const sale = sales.find(([text]) => text.test(cells.sale))?.[1]
  if (sale === undefined) errors.set('sale', 'Write yes, no or arrivals.')
  const minStay = numberOf(cells.minStay)
  if (minStay !== null && !(Number.isInteger(minStay) && minStay >= 1 && minStay <= longestStay))
    errors.set('minStay', `Must be 1 to ${longestStay}.`)
  const { rate, rooms: count } = cells
  const values = { rate, rooms: count, minStay: minStay === null ? '' : String(minStay), sale: sale ?? '' }
  const typed = nightErrors(values, room ?? { count: Infinity })
  for (const column of ['rate', 'rooms'] as const) {
    const message = typed.get(column)
    if (message !== undefined) errors.set(column, message)
  }
  if (errors.size > 0 || room === undefined || night === undefined) return errors
  return { room, night, change: changeOf(values, firstValues({ room, from: night, to: night }), room) }
}

/** What all rows of a room type make of its nights. Rows of neighboring nights with the same change are one change. */
function ratesOf(room: RoomType, rows: readonly ReadRow[]): RoomRates {
  const runs: { from: string; to: string; change: ReadRow['change'] }[] = []
  for (const { night, change } of rows.toSorted((a, b) => (a.night < b.night ? -1 : 1))) {
    const run = runs.at(-1)
    const isNext = run !== undefined && addDays(run.to, 1) === night
    if (isNext && JSON.stringify(run.change) === JSON.stringify(change)) run.to = night
    else runs.push({ from: night, to: night, change })
  }
  const ranges = runs.reduce((all, { from, to, change }) => withNights(all, from, to, change), room.ranges)
  const nights = rows
    .map(({ night }) => ({ before: roomNight(room, night), after: roomNight({ ...room, ranges }, night) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  return { room, ranges, nights }
}

export interface RateFile {
  errors: CellError[]
  rooms: RoomRates[]
  changed: number
}

const mostRows = 20_000

/** What a file of rates changes, or a sentence if it is none. Empty cells leave as it is what their column says. */
export function readRates(
  table: readonly (readonly string[])[],
  rooms: readonly RoomType[],
  today: string,
): RateFile | string {
  if (table.length > mostRows) return 'This file has too many rows. Use at most 20,000.'
  const [head = [], ...body] = table
  const at = (column: Column) => head.findIndex((cell) => columns[column].name.test(cell))
  const missing = (['room', 'night'] as const).find((column) => at(column) < 0)
  if (missing !== undefined) return `The first row has no column “${columns[missing].label}”.`
  if (columnNames.slice(2).every((column) => at(column) < 0))
    return 'The first row needs a column “Rate”, “Closed”, “Minimum stay” or “Rooms”.'
  const errors: CellError[] = []
  const read = new Map<string, ReadRow & { row: number }>()
  for (const [index, row] of body.entries()) {
    if (row.every((cell) => cell === '')) continue
    const cell = (column: Column) => row[at(column)] ?? ''
    const cells: Cells = {
      room: cell('room'),
      night: cell('night'),
      rate: cell('rate'),
      sale: cell('sale'),
      minStay: cell('minStay'),
      rooms: cell('rooms'),
    }
    const found = readRow(cells, rooms, today)
    const number = index + 2
    const addError = (column: Column, message: string) =>
      errors.push({ row: number, column: columns[column].label, message })
    if (found instanceof Map) {
      for (const [column, message] of found) addError(column, message)
      continue
    }
    const key = `${found.room.id} ${found.night}`
    const twin = read.get(key)
    if (twin) addError('night', `Repeats row ${twin.row}.`)
    else read.set(key, { ...found, row: number })
  }
  const rows = Map.groupBy(read.values(), ({ room }) => room)
  const changed = Array.from(rows, ([room, ofRoom]) => ratesOf(room, ofRoom)).filter(
    ({ nights }) => nights.length > 0,
  )
  return { errors, rooms: changed, changed: changed.reduce((sum, { nights }) => sum + nights.length, 0) }
}

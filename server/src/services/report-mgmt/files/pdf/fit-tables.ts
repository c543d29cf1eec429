import type { ReportTable } from '@app/contract/reports/report-schema.ts'
import { tableHeight } from './draw-table.ts'

/** Tables with so few columns of their own stand beside each other. */
const narrowColumns = 2
export const blockGap = 16

export interface TableRow {
  tables: ReportTable[]
  height: number
}

/** Where rows of tables are: on which page, and from where. */
export interface FittedTables {
  most: number
  rows: (TableRow & { page: number; y: number })[]
  /** Where the last one ends. */
  page: number
  y: number
}

interface Room {
  /** Where the tables begin on the first page. */
  y: number
  top: number
  bottom: number
  /** Of what comes after the tables. */
  endHeight: number
}

const mostRows = 200
const fewestRows = 1
const pages = 2

function rowsOf(tables: readonly ReportTable[], most: number): TableRow[] {
  const rows: TableRow[] = []
  for (const table of tables) {
    const isNarrow = table.columns.length <= narrowColumns
    const last = rows.at(-1)
    const [beside] = last?.tables ?? []
    const height = tableHeight(table, most)
    if (last && isNarrow && last.tables.length === 1 && beside && beside.columns.length <= narrowColumns) {
      last.tables.push(table)
      last.height = Math.max(last.height, height)
    } else rows.push({ tables: [table], height })
  }
  return rows
}

function placed(
  rows: readonly TableRow[],
  most: number,
  { y: from, top, bottom, endHeight }: Room,
): FittedTables {
  let [page, y] = [0, from]
  const turn = () => ([page, y] = [page + 1, top])
  const isFree = (height: number) => y === top || y + height <= bottom
  const waiting = [...rows]
  const found: FittedTables['rows'] = []
  while (waiting.length > 0) {
    // What comes later may have room where the next one hasn't, so that no page is half empty.
    const at = waiting.findIndex(({ height }) => isFree(height))
    const [row] = at < 0 ? [] : waiting.splice(at, 1)
    if (row === undefined) turn()
    else {
      found.push({ ...row, page, y })
      y += row.height + blockGap
    }
  }
  if (!isFree(endHeight)) turn()
  return { most, rows: found, page, y }
}

interface Tables {
  tables: readonly ReportTable[]
  /** Beside each other, and only if all of both has room without another page. */
  extra: readonly ReportTable[]
}

/** The tables with as many rows as two pages have room for, each with the same number at most. Narrow ones are first, in pairs. */
export function fitTables({ tables, extra }: Tables, room: Room): FittedTables {
  const sorted = [
    ...tables.filter(({ columns }) => columns.length <= narrowColumns),
    ...tables.filter(({ columns }) => columns.length > narrowColumns),
  ]
  const fit = (most: number, more: readonly TableRow[] = []) => {
    const fitted = placed([...rowsOf(sorted, most), ...more], most, room)
    const isWhole = fitted.rows.every(({ y, height }) => y + height <= room.bottom)
    return isWhole && fitted.page < pages ? fitted : undefined
  }
  const longest = Math.max(fewestRows, ...tables.map(({ rows }) => rows.length))
  if (extra.length > 0) {
    const height = Math.max(...extra.map((table) => tableHeight(table, table.rows.length)))
    const most = Math.max(longest, ...extra.map(({ rows }) => rows.length))
    const whole = fit(most, [{ tables: [...extra], height }])
    const page = fit(most)?.page ?? pages
    if (whole && whole.page <= page) return whole
  }
  for (let most = Math.min(longest, mostRows); most > fewestRows; most--) {
    const fitted = fit(most)
    if (fitted) return fitted
  }
  return placed(rowsOf(sorted, fewestRows), fewestRows, room)
}

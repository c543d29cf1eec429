import { monthOf } from '../../../search/reading/months.ts'

/** Columns of a typed or extracted table. */
const columns = /\s*\|\s*|\t+|\s{2,}/
const marks = [';', ',']
/** Columns of a file of values have as many separators in each line. */
function separatorOf(line: string, next: string | undefined): string | RegExp {
  const countIn = (text: string | undefined, mark: string) => (text ?? '').split(mark).length
  return (
    marks.find((mark) => countIn(line, mark) >= 4 && countIn(line, mark) === countIn(next, mark)) ?? columns
  )
}
const cellsOf = (line: string, separator: string | RegExp = columns) =>
  line
    .trim()
    .split(separator)
    .map((cell) => (separator === columns ? cell : cell.trim().replace(/^"(.*)"$/, '$1')))
/** 'Number of teams', but neither a number nor a sentence. */
const isHeading = (cell: string) => /^[A-Za-z][A-Za-z#/&()' .-]{1,40}$/.test(cell) && !/[.?!]$/.test(cell)

/** Columns under a row of headings: at least three, and one row of values. */
function headedAt(lines: readonly string[], at: number): string[] | undefined {
  // A typed table may have a line between its head and body, which is empty by now.
  const next = lines[at + 1] === '' ? at + 2 : at + 1
  const separator = separatorOf(lines[at]!, lines[next])
  const heads = cellsOf(lines[at]!, separator)
  const values = cellsOf(lines[next] ?? '', separator)
  const isTable =
    heads.length >= 3 &&
    heads.length === values.length &&
    heads.every(isHeading) &&
    values.some((cell) => /\d/.test(cell)) &&
    cellsOf(lines[next + 1] ?? '', separator).length !== heads.length
  if (!isTable) return undefined
  return heads.flatMap((head, column) => (values[column] === '' ? [] : [`${head}: ${values[column]}`]))
}

/** The lines from here on that have as many cells as the first. */
function rowsAt(lines: readonly string[], at: number): string[][] {
  const separator = separatorOf(lines[at]!, lines[at + 1])
  const rows: string[][] = []
  for (const line of lines.slice(at, at + mostRows)) {
    const cells = cellsOf(line, separator)
    // A typed table may have a line between its head and body, and nothing above its first column.
    if (line === '' && rows.length === 1) continue
    const before = rows[0]
    if (rows.length === 1 && before && cells.length === before.length + 1) rows[0] = ['', ...before]
    // 'Teams | 30 |', without what comes last.
    else if (before && cells.length === before.length - 1 && line.includes('|')) cells.push('')
    else if (before && cells.length !== before.length) break
    rows.push(cells)
  }
  return rows
}
const mostRows = 40

const isTotal = /^(?:(?:grand )?totals?|overall|all (?:divisions|ages|groups)|sum|combined)\W*$/i

/** Nights and prices have sums that are no figures of the event, and the same spaces are used each day. */
const isOfDays = (cells: readonly string[]) =>
  cells.some(
    (cell) =>
      /\b(?:days?|dates?|nights?|rounds?|sessions?|weeks?|hours?|times?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)\b/i.test(
        cell,
      ) || monthOf(cell.split(/\W/)[0]!.toLowerCase()) !== undefined,
  )
const isAdded = (head: string) =>
  isHeading(head) &&
  !/\b(?:rooms?|beds|amounts?|costs?|prices?|fees?|rent|budget|totals?|ages?)\b/i.test(head)

/** The last row of a table, if it has the sums of the others: 'Total  60  12' under 'Division  Teams  Fields'. */
function totalsAt([heads = [], ...rows]: readonly string[][]): string[] | undefined {
  const totals = rows.at(-1) ?? []
  return rows.length > 1 &&
    heads.length > 1 &&
    isTotal.test(totals[0]!) &&
    heads.slice(1).every(isHeading) &&
    !isOfDays([...heads, ...rows.map(([name = '']) => name)])
    ? heads
        .slice(1)
        .flatMap((head, at) =>
          isAdded(head) && /\d/.test(totals[at + 1]!) ? [`${head}: ${totals[at + 1]}`] : [],
        )
    : undefined
}

const asked =
  /\b(?:request\w*|propos\w*|plan(?:ned)?|project\w*|need(?:ed|s)?|expect\w*|anticipat\w*|goal|target|upcoming|coming|next|this (?:year|season|time)|ask(?:ing)?|want(?:ed)?)\b/i
const told = /\b(?:actual\w*|last|previous|prior|past|history|historical|before|was|had)\b/i
/** What was changed, rather than what is asked for. */
const compared = /^\W*(?:change|difference|diff|growth|increase|delta|%|\+\/-)/i
const yearOf = (head: string) => Number(/\b20\d\d\b/.exec(head)?.[0] ?? Number.NaN)

/** The column of what is asked for, of a table that compares it with earlier years. */
function askedColumn(heads: readonly string[], today: string): number | undefined {
  const columnsOf = heads.map((_, at) => at).filter((at) => at > 0 && !compared.test(heads[at]!))
  const now = Number(today.slice(0, 4))
  const named = columnsOf.filter((at) => asked.test(heads[at]!) && !told.test(heads[at]!))
  const latest = Math.max(...columnsOf.map((at) => yearOf(heads[at]!) || 0))
  const [column, another] =
    named.length > 0 ? named : columnsOf.filter((at) => latest >= now && yearOf(heads[at]!) === latest)
  const isEarlier = (at: number) =>
    told.test(heads[at]!) ||
    (yearOf(heads[at]!) <= now && (column === undefined || yearOf(heads[column]!) !== yearOf(heads[at]!)))
  return column !== undefined &&
    another === undefined &&
    columnsOf.length > 1 &&
    columnsOf.every((at) => at === column || isEarlier(at))
    ? column
    : undefined
}

/** A line for each row of what is asked for, and one for each of what was before. */
function comparedAt([heads = [], ...rows]: readonly string[][], today: string): string[] | undefined {
  const column = rows.length > 1 ? askedColumn(heads, today) : undefined
  if (column === undefined || !rows.every(([name = '']) => isHeading(name))) return undefined
  return [
    heads[column]!,
    ...rows.flatMap((row) => (row[column] === '' ? [] : [`${row[0]}: ${row[column]}`])),
    ...rows.flatMap((row) =>
      row.flatMap((cell, at) =>
        at === 0 || at === column || cell === '' || compared.test(heads[at]!)
          ? []
          : [`Previous year ${row[0]} | ${cell}`],
      ),
    ),
  ]
}

/** 'Teams      64', where a tab separates the two as in other tables. */
const isRow = (line: string | undefined) => {
  const cells = line === undefined ? [] : line.trim().split(/\s{3,}/)
  return cells.length === 2 && isHeading(cells[0]!) && cells[1] !== ''
}

/** Tables as lines that begin with what each value is: one for each column under a row of headings, and one for each row of two columns. */
export function withTables(lines: readonly string[], today: string): string[] {
  const found: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const headed = line === '' ? undefined : headedAt(lines, at)
    const rows = headed || cellsOf(line).length < 2 ? [] : rowsAt(lines, at)
    const lineCount = rows.length + (rows.length > 1 && lines[at + 1] === '' ? 1 : 0)
    const history = comparedAt(rows, today)
    const totals = history ? undefined : totalsAt(rows)
    if (history) {
      found.push(...history)
      at += lineCount - 1
    } else if (totals) {
      found.push(...lines.slice(at, at + lineCount - 1), ...totals)
      at += lineCount - 1
    } else if (headed) {
      found.push(...headed)
      at += lines[at + 1] === '' ? 2 : 1
    } else if (isRow(line) && (isRow(lines[at - 1]) || isRow(lines[at + 1])))
      found.push(line.trim().replace(/\s{3,}/, '\t'))
    else found.push(line)
  }
  return found
}

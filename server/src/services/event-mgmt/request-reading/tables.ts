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

/** 'Teams      64', where a tab separates the two as in other tables. */
const isRow = (line: string | undefined) => {
  const cells = line === undefined ? [] : line.trim().split(/\s{3,}/)
  return cells.length === 2 && isHeading(cells[0]!) && cells[1] !== ''
}

/** Tables as lines that begin with what each value is: one for each column under a row of headings, and one for each row of two columns. */
export function withTables(lines: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const headed = line === '' ? undefined : headedAt(lines, at)
    if (headed) {
      found.push(...headed)
      at += lines[at + 1] === '' ? 2 : 1
    } else if (isRow(line) && (isRow(lines[at - 1]) || isRow(lines[at + 1])))
      found.push(line.trim().replace(/\s{3,}/, '\t'))
    else found.push(line)
  }
  return found
}

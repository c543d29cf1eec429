const lineBreak = /\r\n|\r|\n/

export const lineBreaks = (cell: string) =>
  cell.includes('\n') || cell.includes('\r') ? cell.split(lineBreak).length - 1 : 0

const shownLength = 40
/** The beginning of a cell with its quote: `"Oak Hill, 12 Elm…`. */
const beginningOf = (cell: string) => {
  const [first = ''] = cell.replace(/^"/, '').split(lineBreak, 1)
  return `"${first.length > shownLength ? `${first.slice(0, shownLength)}…` : first}`
}

/**
 * Why the cells of a row have swallowed the lines after it. The parser keeps a quote that is closed in the middle of a later cell;
 * in a row of a wrong length, any cell of several lines is suspicious.
 */
export function unclosedQuote(line: number, cells: readonly string[], isRagged: boolean): string | undefined {
  let start = line
  for (const cell of cells) {
    const breaks = lineBreaks(cell)
    if (breaks > 0 && (isRagged || cell.startsWith('"')))
      return `has an unclosed quote on line ${start}, which swallows the text up to line ${start + breaks}: ${beginningOf(cell)}`
    start += breaks
  }
  return undefined
}

/** The quote that opens on a line and is not closed there. Undefined if the line doesn't show it. */
export async function openingQuote(text: AsyncIterable<string>, line: number): Promise<string | undefined> {
  let rest = ''
  let passed = 0
  for await (const chunk of text) {
    const lines = (rest + chunk).split(lineBreak)
    rest = lines.pop() ?? ''
    if (passed + lines.length >= line) return describeQuote(lines[line - passed - 1])
    passed += lines.length
  }
  return passed + 1 === line ? describeQuote(rest) : undefined
}

function describeQuote(text = ''): string | undefined {
  const quotes = text.split('"').length - 1
  return quotes % 2 === 1
    ? `has an unclosed quote: ${beginningOf(text.slice(text.lastIndexOf('"')))}`
    : undefined
}

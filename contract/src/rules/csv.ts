/** A table as CSV, with a byte order mark for Excel. */
export const csvOf = (table: readonly (readonly (string | number)[])[]) =>
  `\ufeff${table.map((cells) => cells.map(quoteCell).join(',')).join('\r\n')}\r\n`

/** Quotes a cell. A leading apostrophe keeps spreadsheets from running text as a formula. */
function quoteCell(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

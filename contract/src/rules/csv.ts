// Spaces, quotes and invisible characters don't keep a spreadsheet from running what follows as a formula.
const ignored = String.raw`[\s"'’‘“”\x60\p{Cf}]*`
// With full-width and small forms, and the minus sign.
const trigger = String.raw`[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]`
const formula = new RegExp(`^${ignored}${trigger}`, 'u')
const defusedFormula = new RegExp(`^'${ignored}${trigger}`, 'u')

/** Adds an apostrophe to a text that a spreadsheet would run as a formula. */
export const defuse = (text: string) => (isFormula(text) ? `'${text}` : text)

/** Whether a spreadsheet may run the text as a formula. */
export const isFormula = (text: string) => formula.test(text)

/** Undoes `defuse`. */
export const restoreDefused = (text: string) => (defusedFormula.test(text) ? text.slice(1) : text)

/** Spreadsheets recognize UTF-8 by it. */
export const byteOrderMark = '\ufeff'

type CsvCell = string | number | null

/** A row of RFC 4180. Texts are defused, numbers are not. */
export const csvRow = (cells: readonly CsvCell[]) => `${cells.map(csvCell).join(',')}\r\n`

/** A table as CSV, with a byte order mark for Excel. */
export const csvOf = (table: readonly (readonly CsvCell[])[]) =>
  `${byteOrderMark}${table.map(csvRow).join('')}`

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = defuse(cell)
  // Semicolons and tabs separate cells where a comma is the decimal separator.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import { readSheet, type CellValue } from 'read-excel-file/universal'

const textOf = (cell: CellValue | null) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim()

/** The cells of the first sheet of a workbook by row. Dates are `2027-03-12`. */
export const xlsxRows = async (file: Blob): Promise<string[][]> =>
  (await readSheet(file)).map((row) => row.map(textOf))

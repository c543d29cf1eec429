/** What `readSheet` reads, for the input of a file. */
export const sheetTypes = '.csv,.tsv,.txt,.xlsx,text/csv'
const mostBytes = 5_000_000

/** The cells of a file by row, read in the browser. Throws a `SheetError` with what is wrong with the file. */
export async function readSheet(file: File): Promise<string[][]> {
  if (file.size > mostBytes) throw new SheetError('This file is too large. Use one of 5 MB or less.')
  try {
    // Read with libraries, which come with the first file.
    if (/\.xlsx$/i.test(file.name)) return await (await import('./xlsx-rows.ts')).xlsxRows(file)
    return (await import('./csv-rows.ts')).csvRows(await file.text())
  } catch {
    throw new SheetError('This file can’t be read. Save it as CSV or XLSX.')
  }
}

export class SheetError extends Error {}

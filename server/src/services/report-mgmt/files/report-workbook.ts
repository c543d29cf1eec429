import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { sheetEnd, sheetPath, sheetStart, typedRow, workbookParts } from '../../../exports/sheet-xml.ts'
import type { ReportSheet } from './report-sheets.ts'

/** A workbook with a sheet for each table of a report. */
export async function reportWorkbook(sheets: readonly ReportSheet[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(workbookParts(sheetNames(sheets))))
    zip.addBuffer(Buffer.from(text), path)
  for (const [index, { head, rows }] of sheets.entries()) {
    const lines = rows.map((cells, at) => typedRow(cells, at + 2))
    zip.addBuffer(Buffer.from([sheetStart(head), ...lines, sheetEnd].join('')), sheetPath(index + 1))
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** Excel's limit. */
const longestName = 31

/** Names that Excel accepts: without some characters, and each once, whatever its case. */
function sheetNames(sheets: readonly ReportSheet[]): string[] {
  const names: string[] = []
  for (const { title } of sheets) {
    const name = title
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, longestName)
    const isTaken = names.some((other) => other.toLowerCase() === name.toLowerCase())
    const number = ` ${names.length + 1}`
    names.push(isTaken ? name.slice(0, longestName - number.length) + number : name)
  }
  return names
}

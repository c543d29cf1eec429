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

/** After a word, if there is one to cut after. */
function cutName(name: string, most: number): string {
  if (name.length <= most) return name
  const end = name.lastIndexOf(' ', most)
  return name.slice(0, end > 0 ? end : most).trimEnd()
}

/** Names that Excel accepts: without some characters, and each once, whatever its case. */
function sheetNames(sheets: readonly ReportSheet[]): string[] {
  const names: string[] = []
  for (const { title } of sheets) {
    const name = cutName(title.replaceAll(/[[\]:*?/\\']/g, ' ').trim(), longestName)
    const isTaken = names.some((other) => other.toLowerCase() === name.toLowerCase())
    const number = ` ${names.length + 1}`
    names.push(isTaken ? cutName(name, longestName - number.length) + number : name)
  }
  return names
}

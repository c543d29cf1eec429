import type { Cell, ExportedColumn } from '@app/contract/columns/column.ts'
import { isFormula } from '@app/contract/rules/csv.ts'

/** Styles of the cells, by their places in `cellXfs` of the stylesheet. */
const styles = {
  plain: 0,
  heading: 1,
  formulaText: 2,
  date: 3,
  instant: 4,
  count: 5,
  decimal: 6,
  money: 7,
} as const

/** How spreadsheets show a number, or a date or time that is written as text. */
export type CellType = 'date' | 'instant' | 'count' | 'decimal' | 'money'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** `quotePrefix` keeps a text that begins like a formula a text, also after somebody edits the cell. */
const stylesheet = `${xml}<styleSheet xmlns="${main}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="#,##0.##"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
</styleSheet>`

/** Where the sheet of a number is, from 1 on. */
export const sheetPath = (sheet: number) => `xl/worksheets/sheet${sheet}.xml`

/** The parts of a workbook besides its sheets, by their paths. */
export function workbookParts(names: readonly string[]): Readonly<Record<string, string>> {
  const sheets = names.map((name, index) => ({ name: escapeAttribute(name), number: index + 1 }))
  const stylesId = sheets.length + 1
  const types = sheets
    .map(({ number }) => `<Override PartName="/${sheetPath(number)}" ContentType="${office}.worksheet+xml"/>`)
    .join('')
  const listed = sheets
    .map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
    .join('')
  const related = sheets
    .map(
      ({ number }) =>
        `<Relationship Id="rId${number}" Type="${documents}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )
    .join('')
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${related}<Relationship Id="rId${stylesId}" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesheet,
  }
}

/** A wide column for long texts would hide the others. */
const widthOf = (heading: string) => Math.min(40, Math.max(12, heading.length + 2))

/** The beginning of a sheet, with the headings, which stay in view. */
export const sheetStart = (headings: readonly string[]) =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${headings
    .map(
      (heading, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(heading)}" customWidth="1"/>`,
    )
    .join(
      '',
    )}</cols><sheetData>${rowOf(headings.map((heading, at) => textCell(`${nameOf(at)}1`, heading, styles.heading)).join(''), 1)}`

export const sheetEnd = '</sheetData></worksheet>'

/** Returns a function that writes rows of these columns. The headings are row 1. */
export function sheetRows(columns: readonly ExportedColumn[]) {
  const names = columns.map((_, at) => nameOf(at))
  return (cells: readonly Cell[], row: number) =>
    rowOf(cells.map((cell, at) => cellXml(`${names[at]}${row}`, cell, columns[at]?.type)).join(''), row)
}

/** A row whose cells have types of their own. */
export const typedRow = (cells: readonly { value: Cell; type?: CellType | undefined }[], row: number) =>
  rowOf(cells.map(({ value, type }, at) => cellXml(`${nameOf(at)}${row}`, value, type)).join(''), row)

const rowOf = (cells: string, row: number) => `<row r="${row}">${cells}</row>`

function cellXml(at: string, cell: Cell, type: CellType | undefined): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number')
    return `<c r="${at}"${type === undefined ? '' : ` s="${styles[type]}"`}><v>${cell}</v></c>`
  if (type !== undefined) return `<c r="${at}" s="${styles[type]}"><v>${serialOf(cell)}</v></c>`
  return textCell(at, cell, isFormula(cell) ? styles.formulaText : styles.plain)
}

/** In UTF-16 code units. Excel repairs files with longer texts by cutting them. */
const maxTextLength = 32_767

function textCell(at: string, text: string, style: number): string {
  const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(shown)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text. Characters that XML doesn't have are left out. */
const escapeText = (text: string) =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    // Excel reads _x000D_ as a character.
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>]/g, (character) => entities[character] ?? '')
    .replaceAll('\r', '&#13;')

const dayMs = 86_400_000
/** The day 0 of spreadsheets is December 30, 1899. */
const epochDays = 25_569

/** A date or time as the days since the epoch of spreadsheets. */
const serialOf = (time: string) => Number((Date.parse(time) / dayMs + epochDays).toFixed(8))

const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** The name of a column: A to Z, AA, AB, and so on. */
function nameOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : nameOf(Math.floor(at / 26) - 1) + letter
}

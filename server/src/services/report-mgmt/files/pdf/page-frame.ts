import type { Document } from './document.ts'
import { decorate, structureOf, type Part } from './structure.ts'
import { isolated } from './text-runs.ts'
import type { TextWriter } from './text-writer.ts'

export const colors = {
  ink: '#17201c',
  soft: '#4a534e',
  faint: '#656e68',
  line: '#d5d2c6',
  now: '#0b6a4a',
  before: '#7d8c85',
} as const

const margin = 44
const headHeight = 32
const footHeight = 30

/** The part of a sheet that blocks are drawn on, in points. */
export interface Sheet {
  document: Document
  writer: TextWriter
  /** What screen readers read, in the order in which it is added. */
  part: Part
  left: number
  width: number
  top: number
  bottom: number
}

export const sheetOf = (document: Document, writer: TextWriter): Sheet => ({
  document,
  writer,
  part: structureOf(document),
  left: margin,
  width: document.page.width - 2 * margin,
  top: margin + headHeight,
  bottom: document.page.height - margin - footHeight,
})

/** A line between parts of a page. */
export const separate = (sheet: Pick<Sheet, 'document'>, line: Parameters<typeof rule>[1]) =>
  decorate(sheet.document, () => rule(sheet, line))

export function rule(
  { document }: Pick<Sheet, 'document'>,
  line: { x: number; y: number; width: number; color?: string },
) {
  const { x, y, width, color = colors.line } = line
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .undash()
    .stroke()
}

interface FrameTexts {
  /** At the head of each page. */
  name: string
  subject: string
  /** At its foot. */
  made: string
}

/** The head and the foot of every page, once their number is known. Screen readers have read the name and the title by then. */
export function drawFrames(sheet: Sheet, texts: FrameTexts) {
  const { start, count } = sheet.document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.document.switchToPage(page)
    decorate(
      sheet.document,
      () => drawFrame(sheet, texts, `Page ${page - start + 1} of ${count}`),
      'Pagination',
    )
  }
}

function drawFrame(
  { document, writer, left, width }: Sheet,
  { name, subject, made }: FrameTexts,
  number: string,
) {
  const right = left + width
  const half = width / 2 - 8
  const head = { size: 8.5, color: colors.soft }
  const bold = { size: 9, weight: 'bold' } as const
  writer.write(writer.fitted(isolated(name), half, bold), left, margin + 8, bold)
  writer.write(writer.fitted(subject, half, head), right, margin + 8, { ...head, align: 'right' })
  rule({ document }, { x: left, y: margin + 17, width })
  const y = document.page.height - margin
  const foot = { size: 7.5, color: colors.faint }
  rule({ document }, { x: left, y: y - 12, width })
  writer.write(writer.fitted(made, width - 80, foot), left, y, foot)
  writer.write(number, right, y, { ...foot, align: 'right' })
}

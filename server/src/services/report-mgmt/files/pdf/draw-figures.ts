import { beforeText, changeOf } from '@app/contract/reports/report-words.ts'
import type { Report, ReportFigure } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { colors, separate, type Sheet } from './page-frame.ts'

const rowHeight = 60
const lineHeight = 9
const gap = 14
const smallLook = { size: 7.5, color: colors.soft }
const valueLook = { size: 17, weight: 'bold', color: colors.ink } as const

const columnsFor = (count: number) =>
  count <= 5 ? Math.max(count, 1) : Math.ceil(count / Math.ceil(count / 4))

/** The figures of a report, each with what it was before. Returns where they end. */
export function drawFigures(
  { document, writer, part, left, width }: Sheet,
  { figures, comparedWith }: Pick<Report, 'figures' | 'comparedWith'>,
  y: number,
) {
  if (figures.length === 0) return y
  const columns = columnsFor(figures.length)
  const cell = (width - (columns - 1) * gap) / columns
  const labels = figures.map(({ label }) => writer.wrapped(label, cell, smallLook, 2))
  // All values of a report are on one line, however long their labels are.
  const more = (Math.max(...labels.map((lines) => lines.length)) - 1) * lineHeight
  const height = rowHeight + more
  const list = part.part('L')
  for (const [index, figure] of figures.entries()) {
    const x = left + (index % columns) * (cell + gap)
    const top = y + Math.floor(index / columns) * height
    const writeLines = (lines: readonly string[], from: number) => {
      for (const [line, text] of lines.entries())
        writer.write(text, x, top + from + line * lineHeight, smallLook)
    }
    separate({ document }, { x, y: top, width: cell, color: colors.ink })
    const value = valueText(figure.value, figure)
    const change = changeText(figure, comparedWith)
    const words = [`${figure.label}: ${value}`, change].filter((each) => each !== '').join(', ')
    const draw = () => {
      writeLines(labels[index] ?? [], 13)
      writer.write(writer.fitted(value, cell, valueLook), x, top + 32 + more, valueLook)
      writeLines(writer.wrapped(change, cell, smallLook, 2), 43 + more)
    }
    list.part('LI').content('LBody', draw, { actual: words })
  }
  return y + Math.ceil(figures.length / columns) * height + 14
}

function changeText(figure: ReportFigure, comparedWith: Report['comparedWith']): string {
  const { value, before, basis } = figure
  const comparison =
    value === null || before === null
      ? null
      : `${changeOf(value, before, figure).text}, ${beforeText(before, figure, comparedWith)}`
  return [basis, comparison].filter(Boolean).join(', ')
}

import { byteOrderMark, csvRow } from '@app/contract/rules/csv.ts'
import type { ReportSheet } from './report-sheets.ts'

/** All tables of a report below each other, each with its title and an empty line before it. */
export const reportCsv = (sheets: readonly ReportSheet[]): string =>
  byteOrderMark +
  sheets
    .map(({ title, head, rows }, index) =>
      [
        // The first table begins with the name of the report.
        ...(index === 0 ? [] : [csvRow([title])]),
        csvRow(head),
        ...rows.map((cells) => csvRow(cells.map(({ value }) => value))),
      ].join(''),
    )
    .join('\r\n')

import type { Report } from '@app/contract/reports/report-schema.ts'

export const figureOf = ({ figures }: Report, name: string) => figures.find((figure) => figure.name === name)
export const valueOf = (report: Report, name: string) => figureOf(report, name)?.value

/** Now and before. */
export function pairOf(report: Report, name: string) {
  const found = figureOf(report, name)
  return [found?.value, found?.before]
}

export const tableOf = ({ tables }: Report, name: string) => tables.find((table) => table.name === name)!

/** The cells of a table by the labels of its rows. */
export const cellsOf = (report: Report, name: string) =>
  Object.fromEntries(tableOf(report, name).rows.map(({ label, cells }) => [label, cells]))

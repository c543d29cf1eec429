import { csvOf } from '@app/contract/rules/csv.ts'
import type { RowGroup } from './bid-rows.tsx'
import type { Words } from './bid-words.ts'
import type { ShownBid } from './shown-bids.ts'

type Cell = string | number

/** Dollars are a number, so that a spreadsheet can add them up. */
const cellOf = ({ text, amount }: Words): Cell => amount ?? text

/** The bids that stand side by side, a column each. What is written below a figure has a line of its own. */
export function comparisonCsv(
  shown: readonly ShownBid[],
  groups: readonly RowGroup[],
  hasRebates: boolean,
): string {
  const lines: (readonly Cell[])[] = [
    ['US dollars', ...shown.map(({ bid }) => bid.profileName)],
    [
      `Total with everything you asked for, rebates ${hasRebates ? 'counted' : 'not counted'}`,
      ...shown.map(({ total }) => total),
    ],
    ['Beside the lowest', ...shown.map(({ comparison }) => comparison)],
  ]
  for (const { title, rows } of groups) {
    lines.push([title])
    for (const { label, note, words } of rows) {
      const cells = shown.map(({ bid }) => words(bid))
      lines.push([note === undefined ? label : `${label} (${note})`, ...cells.map(cellOf)])
      if (cells.some((cell) => cell.note !== undefined))
        lines.push([`${label}, remarks`, ...cells.map((cell) => cell.note ?? '')])
    }
  }
  return csvOf(lines)
}

import { wrapLongitude, type Window } from './geo.ts'

/** Cells are one degree wide and high. */
const gridColumns = 360
export const gridCells = gridColumns * 180
/** Beyond this many cells, checking every row is faster. */
const maxCells = 4000

const cellRow = (lat: number) => Math.min(179, Math.max(0, Math.floor(lat + 90)))
const cellColumn = (lng: number) => Math.min(359, Math.floor(lng + 180))

/** The cell of a position. */
export const cellAt = (lat: number, lng: number) =>
  cellRow(lat) * gridColumns + cellColumn(wrapLongitude(lng))

/** The cells that a window touches. Null if they are too many to be of use. */
export function cellsWithin(window: Window): number[] | null {
  if (!(window.south <= window.north)) return []
  const bottom = cellRow(window.south)
  const top = cellRow(window.north)
  const left = cellColumn(window.west)
  // 1e-9 keeps an eastern edge on a whole degree in its column even if west + width rounds below it.
  const right = Math.floor(window.west + window.width + 180 + 1e-9)
  const columns = Math.min(gridColumns, right - left + 1)
  if ((top - bottom + 1) * columns > maxCells) return null
  const cells: number[] = []
  for (let band = bottom; band <= top; band++)
    for (let column = left; column < left + columns; column++)
      cells.push(band * gridColumns + (column % gridColumns))
  return cells
}

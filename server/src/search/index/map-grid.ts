import { mercatorY, type Window } from './geo.ts'

/** 8 cells per 512-pixel tile: a cell is 64 pixels wide. */
const cellsPerTile = 8
const maxCells = 4096

// Truncates to 32-bit integers, which V8 computes with several times faster than with floats.
const columnOf = (lng: number, cells: number) => (((lng + 180) / 360) * cells) | 0
const lineOf = (mapY: number, cells: number) => Math.max(0, Math.min(cells - 1, (mapY * cells) | 0))

/**
 * A section of a grid that is fixed to the world, so that clusters don't jump while the map moves. The number of cells
 * around the world is a power of two, so no cell crosses the antimeridian.
 */
export interface Grid {
  cells: number
  left: number
  top: number
  columns: number
  lines: number
}

export function gridOf({ south, north, west, width }: Window, zoom: number): Grid {
  let cells = cellsPerTile * 2 ** Math.max(0, Math.min(22, Math.floor(zoom)))
  for (;;) {
    const left = columnOf(west, cells)
    const top = lineOf(mercatorY(north), cells)
    const columns = Math.min(cells, Math.ceil((width / 360) * cells) + 1)
    const lines = lineOf(mercatorY(south), cells) - top + 1
    if (columns * lines <= maxCells || cells <= cellsPerTile) return { cells, left, top, columns, lines }
    cells /= 2
  }
}

/** The index of the cell that contains a position in the grid's window, from 0 to `columns * lines` - 1. */
export function cellAt({ cells, left, top, columns, lines }: Grid, lng: number, mapY: number): number {
  const column = Math.min(columns - 1, (columnOf(lng, cells) - left) & (cells - 1))
  const line = Math.max(0, Math.min(lines - 1, lineOf(mapY, cells) - top))
  return line * columns + column
}

import type { Point } from '@app/catalogue/gazetteer/atlas.ts'

/** Degrees within which two atlases may draw one and the same shore. */
const tolerance = 0.12

/** The pieces of lines that do not run along any of the others. */
export function linesAwayFrom(lines: readonly Point[][], others: readonly Point[][]): Point[][] {
  const taken = new Set(others.flat().map(([x, y]) => cellOf(x, y)))
  const isAway = ([x, y]: Point) =>
    [-1, 0, 1].every((column) =>
      [-1, 0, 1].every((row) => !taken.has(cellOf(x + column * tolerance, y + row * tolerance))),
    )
  return lines.flatMap((line) => runsOf(line, isAway))
}

const cellOf = (x: number, y: number) => `${Math.floor(x / tolerance)} ${Math.floor(y / tolerance)}`

/** The parts of a line, of two points or more, whose points are all wanted. */
function runsOf(line: readonly Point[], isWanted: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of line) {
    if (isWanted(point)) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

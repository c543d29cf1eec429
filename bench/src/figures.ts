import { cpuOf } from './processes.ts'
import { fire, type Shot, type Target } from './load.ts'

export interface Side extends Target {
  /** Processes whose CPU counts: the server and the database. */
  pids: number[]
}

export interface Figure {
  what: string
  ours: number
  yardstick: number
  ratio: number
  atMost: number
  unit: string
}

const rounds = 7
const warmUp = 600

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function cost(side: Side, count: number, shotAt: (n: number) => Shot): Promise<number> {
  const before = cpuOf(side.pids)
  await fire(side, count, shotAt)
  return (cpuOf(side.pids) - before) / count
}

/**
 * CPU milliseconds a request, ours and the yardstick's in turn, so that a machine that slows down slows both. The
 * ratio is the median of the rounds' own ratios.
 */
export async function compare(
  what: string,
  atMost: number,
  [ours, oursAt]: [Side, (n: number) => Shot],
  [theirs, theirsAt]: [Side, (n: number) => Shot],
  count = 2000,
): Promise<Figure> {
  await fire(ours, warmUp, oursAt)
  await fire(theirs, warmUp, theirsAt)
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await cost(ours, count, oursAt), theirs: await cost(theirs, count, theirsAt) })
  return {
    what,
    ours: median(pairs.map((pair) => pair.ours)),
    yardstick: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    atMost,
    unit: 'CPU ms/request',
  }
}

export function printTable(figures: Figure[]) {
  const rows = figures.map(({ what, ours, yardstick, ratio, atMost, unit }) => [
    what,
    ours.toFixed(3),
    Number.isNaN(yardstick) ? '' : yardstick.toFixed(3),
    unit,
    ratio.toFixed(3),
    String(atMost),
    ratio <= atMost ? 'reached' : 'MISSED',
  ])
  const table = [['what', 'ours', 'yardstick', 'unit', 'ratio', 'at most', ''], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}

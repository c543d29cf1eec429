import { cpuOf } from './processes.ts'
import { fire, type Shot, type Target } from './load.ts'

export interface Side extends Target {
  /** Processes whose CPU counts: the server and the database. */
  pids: number[]
}

/** A figure of ours, beside a yardstick's where there is one, and what it shall reach where that is said. */
export interface Figure {
  what: string
  ours: number
  yardstick?: number
  /** Ours to the yardstick's; then it is this that has to reach. */
  ratio?: number
  atMost?: number
  atLeast?: number
  unit: string
}

const rounds = 7
const warmUp = 600

export const median = (numbers: number[]) =>
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
  atMost: number | undefined,
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

/** Whether a figure reaches what it shall; undefined where nothing is said. */
function reaches({ ours, ratio, atMost, atLeast }: Figure): boolean | undefined {
  const value = ratio ?? ours
  if (atMost !== undefined) return value <= atMost
  return atLeast === undefined ? undefined : value >= atLeast
}

const goal = ({ atMost, atLeast }: Figure) =>
  atMost === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${atMost}`
const written = (value: number | undefined) => value?.toFixed(3) ?? ''

function verdict(figure: Figure) {
  const isReached = reaches(figure)
  return isReached === undefined ? '' : isReached ? 'reached' : 'MISSED'
}

export function printTable(figures: Figure[]) {
  const rows = figures.map((figure) => [
    figure.what,
    written(figure.ours),
    written(figure.yardstick),
    figure.unit,
    written(figure.ratio),
    goal(figure),
    verdict(figure),
  ])
  const table = [['what', 'ours', 'yardstick', 'unit', 'ratio', 'goal', ''], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}

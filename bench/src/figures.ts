import { cpuOf } from './processes.ts'
import { fire, type Shot, type Target } from './load.ts'

export interface Side extends Target {
  /** The server and database processes whose CPU time is counted. */
  pids: number[]
}

/** A measurement, with an optional yardstick and goal. */
export interface Figure {
  what: string
  ours: number
  yardstick?: number
  /** `ours` divided by `yardstick`. If present, the goal applies to it. */
  ratio?: number
  atMost?: number
  atLeast?: number
  unit: string
}

const rounds = 7
const warmUpRequests = 600

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** CPU milliseconds per request, without a yardstick. */
export async function costOf(side: Side, count: number, shotAt: (n: number) => Shot): Promise<number> {
  await fire(side, count, shotAt)
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) costs.push(await cpuPerRequest(side, count, shotAt))
  return median(costs)
}

async function cpuPerRequest(side: Side, count: number, shotAt: (n: number) => Shot): Promise<number> {
  const before = cpuOf(side.pids)
  await fire(side, count, shotAt)
  return (cpuOf(side.pids) - before) / count
}

/**
 * Measures CPU milliseconds per request. Rounds alternate between both sides, so that a slowdown of the machine affects
 * both. The ratio is the median of the ratios per round.
 */
export async function compare(
  what: string,
  atMost: number | undefined,
  [ours, oursAt]: [Side, (n: number) => Shot],
  [theirs, theirsAt]: [Side, (n: number) => Shot],
  count = 2000,
): Promise<Figure> {
  await fire(ours, warmUpRequests, oursAt)
  await fire(theirs, warmUpRequests, theirsAt)
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({
      ours: await cpuPerRequest(ours, count, oursAt),
      theirs: await cpuPerRequest(theirs, count, theirsAt),
    })
  return {
    what,
    ours: median(pairs.map((pair) => pair.ours)),
    yardstick: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    atMost,
    unit: 'CPU ms/request',
  }
}

/** Whether a figure meets its goal; undefined without a goal. */
function meetsGoal({ ours, ratio, atMost, atLeast }: Figure): boolean | undefined {
  const value = ratio ?? ours
  if (atMost !== undefined) return value <= atMost
  return atLeast === undefined ? undefined : value >= atLeast
}

const formatGoal = ({ atMost, atLeast }: Figure) =>
  atMost === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${atMost}`
const formatNumber = (value: number | undefined) => value?.toFixed(3) ?? ''

function formatResult(figure: Figure) {
  const isMet = meetsGoal(figure)
  return isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
}

export function printTable(figures: Figure[]) {
  const rows = figures.map((figure) => [
    figure.what,
    formatNumber(figure.ours),
    formatNumber(figure.yardstick),
    figure.unit,
    formatNumber(figure.ratio),
    formatGoal(figure),
    formatResult(figure),
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

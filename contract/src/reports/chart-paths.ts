/** A null value is unknown: lines have a gap there, and bars have none. */
export interface ChartPoint {
  value: number | null
  before: number | null
}

export interface ChartInput {
  points: readonly ChartPoint[]
  /** How many points the whole period has, if some are still to come. */
  slots?: number
  /** What points can be held against, which the axis reaches. */
  limit?: number | undefined
  width: number
  height: number
  /** Room for the labels of the axes. */
  padding: { top: number; right: number; bottom: number; left: number }
  /** The least distance of two labels below the chart. */
  labelWidth: number
}

export interface ChartPaths {
  look: 'bars' | 'lines'
  /** Path data: lines to stroke with round ends, which show single points as dots, or bars to fill. */
  now: string
  before: string
  /** From zero up, with the height of each. */
  ticks: { value: number; y: number }[]
  /** Where each slot has its middle. */
  middles: number[]
  /** The slots that have room for a label. */
  labeled: number[]
  /** The height of a value. */
  heightOf: (value: number) => number
}

/** Fewer points than this are bars: a line between two days would show what was never counted. */
const fewestOfLines = 9
const mostTicks = 5

/** The lines or bars of a chart, as paths of SVG, for pages and for PDF. Drawn to scale from zero. */
export function chartPaths(input: ChartInput): ChartPaths {
  const { points, width, height, padding } = input
  const count = Math.max(input.slots ?? 0, points.length)
  const look = count < fewestOfLines ? 'bars' : 'lines'
  const bottom = height - padding.bottom
  const ticks = axisTicks(
    Math.max(input.limit ?? 0, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0])),
  )
  const top = ticks.at(-1) ?? 1
  const heightOf = (value: number) => round(bottom - (value / top) * (bottom - padding.top))
  const space = width - padding.left - padding.right
  // Lines reach from edge to edge. Bars need half of their slot on both sides.
  const step = look === 'lines' ? space / (count - 1) : space / Math.max(count, 1)
  const first = padding.left + (look === 'lines' ? 0 : step / 2)
  const middles = Array.from({ length: count }, (_, index) => round(first + index * step))
  const series = (name: keyof ChartPoint) => points.map((point) => point[name])
  const paths =
    look === 'lines'
      ? { now: line(series('value'), middles, heightOf), before: line(series('before'), middles, heightOf) }
      : barPairs(points, { middles, step, heightOf })
  const every = Math.max(1, Math.ceil(input.labelWidth / step))
  return {
    look,
    ...paths,
    ticks: ticks.map((value) => ({ value, y: heightOf(value) })),
    middles,
    labeled: middles.map((_, index) => index).filter((index) => index % every === 0),
    heightOf,
  }
}

/** From zero to at least `most`, in whole steps of 1, 2, 2.5 or 5 and a power of ten. */
export function axisTicks(most: number): number[] {
  const step = axisStep(Math.max(most, 1) / (mostTicks - 1))
  return Array.from({ length: Math.max(2, Math.ceil(most / step) + 1) }, (_, index) => index * step)
}

/** The steps of an axis that people can add up. 2.5 isn't whole. */
function axisStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const found = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? least
  return Number.isInteger(found) ? found : Math.ceil(found)
}

/** A line with a gap where a value is unknown. A value between two gaps is a line without a length. */
function line(
  values: readonly (number | null)[],
  middles: readonly number[],
  heightOf: (value: number) => number,
): string {
  let isOpen = false
  let path = ''
  for (const [index, value] of values.entries()) {
    if (value === null) {
      isOpen = false
      continue
    }
    const [x, y] = [middles[index] ?? 0, heightOf(value)]
    const isAlone = !isOpen && (values[index + 1] ?? null) === null
    path += `${isOpen ? 'L' : 'M'}${x} ${y}${isAlone ? 'h0' : ''}`
    isOpen = true
  }
  return path
}

interface Slots {
  middles: readonly number[]
  step: number
  heightOf: (value: number) => number
}

const widestBar = 40

/** Two bars beside each other, that of before first. A bar of nothing has no height. */
function barPairs(points: readonly ChartPoint[], { middles, step, heightOf }: Slots) {
  const barWidth = round(Math.min(step * 0.35, widestBar))
  const bars = (name: keyof ChartPoint, side: -1 | 0) =>
    points
      .map((point, index) => {
        const value = point[name]
        if (value === null) return ''
        const left = round((middles[index] ?? 0) + side * barWidth)
        return `M${left} ${heightOf(0)}V${heightOf(value)}h${barWidth}V${heightOf(0)}z`
      })
      .join('')
  return { before: bars('before', -1), now: bars('value', 0) }
}

/** A tenth of a pixel is exact enough, and keeps the page small. */
const round = (n: number) => Math.round(n * 10) / 10

/** A null value is unknown: lines have a gap there, and bars have none. */
export interface ChartPoint {
  value: number | null
  before: number | null
  /** It is low only because it isn't over, or has fewer days than the others. */
  isPart?: boolean
}

interface ChartFrame {
  /** How many points the whole period has, if some are still to come. */
  slots?: number
  width: number
  height: number
  /** Room for the labels of the axes. */
  padding: { top: number; right: number; bottom: number; left: number }
  /** The least distance of two labels below the chart. */
  labelWidth: number
}

export interface ChartInput extends ChartFrame {
  points: readonly ChartPoint[]
  /** What points can be held against, which the axis reaches. */
  limit?: number | undefined
  /** Whether it is bars, however many points there are. */
  look?: 'bars' | null
}

export interface StackInput extends ChartFrame {
  /** The points of each part, the lowest part first. All have as many. */
  parts: readonly (readonly ChartPoint[])[]
}

export interface ChartScale {
  look: 'bars' | 'lines'
  /** From zero up, with the height of each. */
  ticks: { value: number; y: number }[]
  /** Where each slot has its middle. */
  middles: number[]
  /** The slots that have room for a label. */
  labeled: number[]
  /** The height of a value. */
  heightOf: (value: number) => number
}

export interface ChartPaths extends ChartScale {
  /** Path data: lines to stroke with round ends, which show single points as dots, or bars to fill. */
  now: string
  before: string
  /** The steps of the line to and from points that are parts, to dash: they fall, but nothing fell. */
  toParts: string
}

export interface StackPaths extends ChartScale {
  /** Path data of the bars of each part, to fill. */
  parts: string[]
  /** Path data of a mark on each bar, to stroke: how high the whole was before. */
  before: string
}

/** Fewer points than this are bars: a line between two days would show what was never counted. */
const fewestOfLines = 9
const mostTicks = 5

/** How a chart of so many points is drawn, unless it is stacked. */
export const lookOf = (count: number, look: ChartInput['look'] = null) =>
  look ?? (count < fewestOfLines ? 'bars' : 'lines')

/** The lines or bars of a chart, as paths of SVG, for pages and for PDF. Drawn to scale from zero. */
export function chartPaths({ points, limit = 0, look: asked = null, ...frame }: ChartInput): ChartPaths {
  const count = Math.max(frame.slots ?? 0, points.length)
  const most = Math.max(limit, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const { step, ...scale } = scaleOf(frame, count, lookOf(count, asked), most)
  const { look, middles, heightOf } = scale
  const paths =
    look === 'lines'
      ? {
          now: linePath(
            points.map(({ value, isPart }) => (isPart ? null : value)),
            middles,
            heightOf,
          ),
          before: linePath(
            points.map(({ before }) => before),
            middles,
            heightOf,
          ),
          toParts: stepsToParts(points, middles, heightOf),
        }
      : { ...barPairs(points, { middles, step, heightOf }), toParts: '' }
  return { ...scale, ...paths }
}

/** Bars of parts on top of each other. Nothing is drawn of a part that is unknown. */
export function stackPaths({ parts, ...frame }: StackInput): StackPaths {
  const wholes = stackTotals(parts)
  const most = Math.max(0, ...wholes.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const count = Math.max(frame.slots ?? 0, wholes.length)
  const { step, ...scale } = scaleOf(frame, count, 'bars', most)
  const { middles, heightOf } = scale
  const barWidth = round(Math.min(step * 0.8, 2 * widestBar))
  const left = (index: number) => round((middles[index] ?? 0) - barWidth / 2)
  const below = wholes.map(() => 0)
  return {
    ...scale,
    parts: parts.map((points) =>
      points
        .map(({ value }, index) => {
          const from = below[index] ?? 0
          below[index] = from + (value ?? 0)
          return value === null || value === 0
            ? ''
            : `M${left(index)} ${heightOf(from)}V${heightOf(from + value)}h${barWidth}V${heightOf(from)}z`
        })
        .join(''),
    ),
    before: wholes
      .map(({ before }, index) => (before === null ? '' : `M${left(index)} ${heightOf(before)}h${barWidth}`))
      .join(''),
  }
}

/** What the parts of each point add up to. Null where nothing is known of any. */
export function stackTotals(parts: readonly (readonly ChartPoint[])[]): ChartPoint[] {
  const sum = (index: number, name: 'value' | 'before') =>
    parts.reduce<number | null>((total, points) => {
      const value = points[index]?.[name] ?? null
      return value === null ? total : (total ?? 0) + value
    }, null)
  return (parts[0] ?? []).map((_, index) => ({ value: sum(index, 'value'), before: sum(index, 'before') }))
}

function scaleOf(
  { width, height, padding, labelWidth }: ChartFrame,
  count: number,
  look: ChartScale['look'],
  most: number,
): ChartScale & { step: number } {
  const bottom = height - padding.bottom
  const ticks = axisTicks(most)
  const top = ticks.at(-1) ?? 1
  const heightOf = (value: number) => round(bottom - (value / top) * (bottom - padding.top))
  const space = width - padding.left - padding.right
  // Lines reach from edge to edge. Bars need half of their slot on both sides.
  const step = look === 'lines' ? space / (count - 1) : space / Math.max(count, 1)
  const first = padding.left + (look === 'lines' ? 0 : step / 2)
  const middles = Array.from({ length: count }, (_, index) => round(first + index * step))
  const every = Math.max(1, Math.ceil(labelWidth / step))
  return {
    look,
    step,
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
export function linePath(
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

/** Each step of a line between known points of which one is a part. */
const stepsToParts = (
  points: readonly ChartPoint[],
  middles: readonly number[],
  heightOf: (value: number) => number,
): string =>
  points
    .map((point, index) => {
      const last = points[index - 1]
      if (!last || last.value === null || point.value === null || !(last.isPart || point.isPart)) return ''
      return `M${middles[index - 1]} ${heightOf(last.value)}L${middles[index]} ${heightOf(point.value)}`
    })
    .join('')

interface Slots {
  middles: readonly number[]
  step: number
  heightOf: (value: number) => number
}

const widestBar = 40

/** Two bars beside each other, that of before first. A bar of nothing has no height. */
function barPairs(points: readonly ChartPoint[], { middles, step, heightOf }: Slots) {
  const barWidth = round(Math.min(step * 0.35, widestBar))
  const bars = (name: 'value' | 'before', side: -1 | 0) =>
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

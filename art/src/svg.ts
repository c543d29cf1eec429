import type { Frame } from './clip.ts'
import { winding } from './geometry.ts'
import type { Point } from './geometry.ts'
import { simplify } from './simplify.ts'

// Maximum deviation of a path from its curve, in pixels.
const tolerance = 0.24

// Small pictures also appear on high-density screens, so they keep a second decimal.
const decimalsFor = ({ width, height }: Frame) => (Math.max(width, height) < 640 ? 2 : 1)

/** Formats an integer number of tenths or hundredths without redundant zeros. */
const format = (value: number, decimals: number) => {
  const unit = 10 ** decimals
  const size = Math.abs(value)
  const [whole, part] = [Math.floor(size / unit), size % unit]
  const sign = value < 0 ? '-' : ''
  if (part === 0) return value === 0 ? '0' : sign + whole
  const digits = String(part).padStart(decimals, '0')
  return `${sign}${whole || ''}.${digits.endsWith('0') ? digits.slice(0, -1) : digits}`
}

const joinNumbers = (numbers: readonly string[]) =>
  numbers.reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '')

/** Relative path commands; empty if the outline vanishes at this precision. */
export const pathFor = (points: readonly Point[], closed: boolean, frame: Frame): string => {
  const decimals = decimalsFor(frame)
  const unit = 10 ** decimals
  const start = points[0]
  if (!start) return ''
  const kept = simplify(closed ? [...points, start] : points, tolerance)
  let [x, y] = [Math.round(start[0] * unit), Math.round(start[1] * unit)]
  let path = `M${joinNumbers([format(x, decimals), format(y, decimals)])}`
  const steps: string[] = []
  for (const point of kept.slice(1, closed ? -1 : undefined)) {
    const [nextX, nextY] = [Math.round(point[0] * unit), Math.round(point[1] * unit)]
    if (nextX === x && nextY === y) continue
    steps.push(format(nextX - x, decimals), format(nextY - y, decimals))
    x = nextX
    y = nextY
  }
  if (steps.length < (closed ? 4 : 2)) return ''
  path += `l${joinNumbers(steps)}`
  return closed ? `${path}z` : path
}

/** A clockwise circle; empty if it vanishes or lies outside the canvas. */
export const discPath = ([x, y]: Point, radius: number, frame: Frame): string => {
  const outside = x < -radius || y < -radius || x > frame.width + radius || y > frame.height + radius
  const decimals = decimalsFor(frame)
  const size = (value: number) => format(Math.round(value * 10 ** decimals), decimals)
  const r = size(radius)
  if (outside || r === '0') return ''
  const half = (reach: number) => `a${r} ${r} 0 1 1 ${size(reach)} 0`
  return `M${joinNumbers([size(x - radius), size(y)])}${half(radius * 2)}${half(-radius * 2)}z`
}

/** Reverses an outline if needed. Outlines and holes wind in opposite directions, so overlapping areas merge. */
export const wound = (points: readonly Point[], clockwise: boolean) =>
  winding(points) >= 0 === clockwise ? points : points.toReversed()

export interface Paint {
  readonly color: string
  readonly opacity?: number
  /** Width in pixels. Without it, the path is filled. */
  readonly stroke?: number
  readonly round?: boolean
}

const attributes = ({ color, opacity = 1, stroke, round }: Paint) => {
  const fade = opacity < 1 ? ` opacity="${format(Math.round(opacity * 100), 2)}"` : ''
  if (stroke === undefined) return ` fill="${color}"${fade}`
  const width = format(Math.round(stroke * 100), 2)
  return ` fill="none" stroke="${color}" stroke-width="${width}"${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}${fade}`
}

/** Collects paths and merges consecutive ones of the same paint into one element. */
export const canvas = (frame: Frame) => {
  const elements: string[] = []
  let [paint, commands] = ['', '']
  const flush = () => {
    if (commands) elements.push(`<path${paint} d="${commands}"/>`)
    commands = ''
  }
  return {
    frame,
    add(next: Paint, path: string) {
      if (!path) return
      const described = attributes(next)
      if (described !== paint) flush()
      paint = described
      commands += path
    },
    /** Adds an element that is not a path. */
    addElement(element: string) {
      flush()
      elements.push(element)
    },
    text() {
      flush()
      return elements.join('')
    },
  }
}

export type Canvas = ReturnType<typeof canvas>

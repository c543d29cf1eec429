import type { Frame } from './clip.ts'
import { winding } from './geometry.ts'
import type { Point } from './geometry.ts'
import { simplify } from './simplify.ts'

// Pixels that a path may stray from its curve.
const TOLERANCE = 0.24

// Small pictures are shown on dense screens too, so they keep a second decimal.
const decimalsFor = ({ width, height }: Frame) => (Math.max(width, height) < 640 ? 2 : 1)

/** A whole number of tenths (or hundredths) without the zeros that SVG does not need. */
const figure = (value: number, decimals: number) => {
  const unit = 10 ** decimals
  const size = Math.abs(value)
  const [whole, part] = [Math.floor(size / unit), size % unit]
  const sign = value < 0 ? '-' : ''
  if (part === 0) return value === 0 ? '0' : sign + whole
  const digits = String(part).padStart(decimals, '0')
  return `${sign}${whole || ''}.${digits.endsWith('0') ? digits.slice(0, -1) : digits}`
}

const joined = (figures: readonly string[]) =>
  figures.reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '')

/** Path commands, relative from point to point; empty when the outline vanishes at this precision. */
export const pathFor = (points: readonly Point[], closed: boolean, frame: Frame): string => {
  const decimals = decimalsFor(frame)
  const unit = 10 ** decimals
  const start = points[0]
  if (!start) return ''
  const kept = simplify(closed ? [...points, start] : points, TOLERANCE)
  let [x, y] = [Math.round(start[0] * unit), Math.round(start[1] * unit)]
  let path = `M${joined([figure(x, decimals), figure(y, decimals)])}`
  const steps: string[] = []
  for (const point of kept.slice(1, closed ? -1 : undefined)) {
    const [nextX, nextY] = [Math.round(point[0] * unit), Math.round(point[1] * unit)]
    if (nextX === x && nextY === y) continue
    steps.push(figure(nextX - x, decimals), figure(nextY - y, decimals))
    x = nextX
    y = nextY
  }
  if (steps.length < (closed ? 4 : 2)) return ''
  path += `l${joined(steps)}`
  return closed ? `${path}z` : path
}

/** A circle as a path, clockwise; empty when it lies outside the canvas. */
export const discPath = ([x, y]: Point, radius: number, frame: Frame): string => {
  const outside = x < -radius || y < -radius || x > frame.width + radius || y > frame.height + radius
  const decimals = decimalsFor(frame)
  const size = (value: number) => figure(Math.round(value * 10 ** decimals), decimals)
  const r = size(radius)
  if (outside || r === '0') return ''
  const half = (reach: number) => `a${r} ${r} 0 1 1 ${size(reach)} 0`
  return `M${joined([size(x - radius), size(y)])}${half(radius * 2)}${half(-radius * 2)}z`
}

/** Outlines of one winding and holes of the other, so that overlapping areas merge instead of cancelling out. */
export const wound = (points: readonly Point[], clockwise: boolean) =>
  winding(points) >= 0 === clockwise ? points : points.toReversed()

export interface Paint {
  readonly colour: string
  readonly opacity?: number
  /** A width in pixels; without it the path is filled. */
  readonly stroke?: number
  readonly round?: boolean
}

const attributes = ({ colour, opacity = 1, stroke, round }: Paint) => {
  const fade = opacity < 1 ? ` opacity="${figure(Math.round(opacity * 100), 2)}"` : ''
  if (stroke === undefined) return ` fill="${colour}"${fade}`
  const width = figure(Math.round(stroke * 100), 2)
  return ` fill="none" stroke="${colour}" stroke-width="${width}"${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}${fade}`
}

/** Gathers paths and merges neighbours of one paint into one element. */
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
    /** An element of another kind than a path. */
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

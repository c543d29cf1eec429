import { clipLine, clipOutline, frameLine, frameOutline, canvasMargin } from './clip.ts'
import type { Frame } from './clip.ts'
import { radians } from './geometry.ts'
import type { Point } from './geometry.ts'
import { ribbon } from './ribbon.ts'

export interface Aim {
  readonly at: Point
  /** Scene units from top to bottom of an 8:5 picture. */
  readonly span: number
  /** Rotation of the scene in degrees, clockwise in the picture. */
  readonly turn: number
}

type Outlines = readonly (readonly Point[])[]

/** A projected line: the outlines it covers, or center lines with a stroke width in pixels. */
export type Marks =
  | { readonly kind: 'covered'; readonly outlines: Outlines; readonly holes: Outlines }
  | { readonly kind: 'stroked'; readonly lines: Outlines; readonly width: number; readonly closed: boolean }

export interface View {
  readonly frame: Frame
  /** Width of a line of weight 1, in scene units. */
  readonly lineWidth: number
  /** Pixels per scene unit at the aim. */
  readonly scale: number
  /** Projects an outline to pixels and clips it to the canvas. */
  area(points: readonly Point[]): readonly Point[]
  line(points: readonly Point[], width: number, closed: boolean): Marks
  /** Projects a point and returns the pixels per scene unit there; undefined behind the camera. */
  anchor(at: Point): { readonly at: Point; readonly scale: number } | undefined
  /** Distance of the ground below a point from the camera; nearer objects are drawn later. */
  depth(point: Point): number
  /** Converts a direction in the picture to one on the ground, in scene units. */
  ground(direction: Point): Point
}

/** Wide pictures scale by their width, so that they crop the subject instead of adding surroundings. */
const scaleFor = ({ width, height }: Frame, span: number) => Math.max(width * 0.62, height) / span

/** Straight from above. */
export const flatView = (frame: Frame, { at, span, turn }: Aim, lineWidth: number): View => {
  const scale = scaleFor(frame, span)
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const project = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - at[0]) * scale, (y - at[1]) * scale]
    return [frame.width / 2 + dx * cos - dy * sin, frame.height / 2 + dx * sin + dy * cos]
  }
  return {
    frame,
    lineWidth,
    scale,
    area: (points) => frameOutline(points.map(project), frame, canvasMargin),
    line(points, width, closed) {
      const stroke = width * scale
      const pixels = points.map(project)
      const start = pixels[0]
      const whole = closed && start ? [...pixels, start] : pixels
      const lines = frameLine(whole, frame, stroke + canvasMargin)
      // A closed line clipped by the canvas becomes open; its ends lie outside.
      return lines[0] === whole
        ? { kind: 'stroked', lines: [pixels], width: stroke, closed }
        : { kind: 'stroked', lines, width: stroke, closed: false }
    },
    anchor: (place) => ({ at: project(place), scale }),
    depth: () => 0,
    ground: ([x, y]) => [x * cos + y * sin, y * cos - x * sin],
  }
}

const focalFactor = 1.05

/** A perspective view from `pitch` degrees above the ground. */
export const tiltedView = (frame: Frame, { at, span, turn }: Aim, lineWidth: number, pitch: number): View => {
  const focal = focalFactor * Math.max(frame.width, frame.height / 0.62)
  const scale = scaleFor(frame, span)
  const distance = focal / scale
  const near = distance * 0.15
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const [rise, reach] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))]

  /** Camera coordinates: right, down, depth. */
  const seen = ([x, y, z = 0]: Point): Point => {
    const right = (x - at[0]) * cos - (y - at[1]) * sin
    const toward = (x - at[0]) * sin + (y - at[1]) * cos
    return [right, toward * rise - z * reach, distance - toward * reach - z * rise]
  }
  const inFront = ([, , depth = 0]: Point) => depth - near
  const flatten = ([right, down, depth = near]: Point): Point => [
    frame.width / 2 + (focal * right) / depth,
    frame.height * 0.53 + (focal * down) / depth,
    depth,
  ]
  const area = (points: readonly Point[]) =>
    frameOutline(clipOutline(points.map(seen), inFront).map(flatten), frame, canvasMargin)

  return {
    frame,
    lineWidth,
    scale,
    area,
    line(points, width, closed) {
      if (points.every(([, , z]) => !z)) {
        const { outlines, holes } = ribbon(points, () => width / 2, closed)
        return { kind: 'covered', outlines: outlines.map(area), holes: holes.map(area) }
      }
      const start = points[0]
      const whole = closed && start ? [...points, start] : points
      const stretches = clipLine(whole.map(seen), inFront).map((stretch) => stretch.map(flatten))
      const half = ([, , depth = near]: Point) => (width * focal) / depth / 2
      const outlines = stretches.flatMap((stretch) => ribbon(stretch, half, false).outlines)
      return {
        kind: 'covered',
        outlines: outlines.map((outline) => frameOutline(outline, frame, canvasMargin)),
        holes: [],
      }
    },
    anchor(place) {
      const camera = seen(place)
      if (inFront(camera) < 0) return undefined
      const [x, y, depth = near] = flatten(camera)
      return { at: [x, y], scale: focal / depth }
    },
    depth: ([x, y]) => seen([x, y])[2] ?? 0,
    ground: ([x, y]) => [x * cos + y * sin, y * cos - x * sin],
  }
}

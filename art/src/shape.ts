import { even } from './curves.ts'
import { moved, through, turned } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Tone } from './tones.ts'

export interface Area {
  readonly kind: 'area'
  readonly points: readonly Point[]
  readonly holes?: readonly (readonly Point[])[]
  readonly tone: Tone
  readonly opacity?: number
  /** Texture, omitted from pictures of a whole complex. */
  readonly fine?: boolean
}

export interface Line {
  readonly kind: 'line'
  readonly points: readonly Point[]
  readonly closed: boolean
  readonly tone: Tone
  /** A multiple of the picture's line width, which depends on its span. */
  readonly weight: number
  /** Width in scene units, for marks of regulated width. Overrides `weight`. */
  readonly width?: number
  readonly opacity?: number
  readonly round?: boolean
  readonly fine?: boolean
}

/** A circle near an anchor, in scene units along the axes of the picture. */
interface Disc {
  readonly radius: number
  readonly dx: number
  readonly dy: number
}

/** A flat shape that always faces the viewer: balls, heads, tree crowns. */
export interface Facing {
  readonly kind: 'facing'
  /** The anchor; always one point. */
  readonly points: readonly Point[]
  /** A disc, or points along the axes of the picture. */
  readonly outline: Disc | readonly Point[]
  readonly tone: Tone
  readonly opacity?: number
}

/** An invisible footprint with a height that casts a shadow. */
interface Solid {
  readonly kind: 'solid'
  readonly points: readonly Point[]
  readonly height: number
}

export type Shape = Area | Line
/** Objects above the ground. `under` overrides the position for sorting by distance. */
export type Standing = (Shape | Facing | Solid) & { readonly under?: Point }

type AreaOptions = Pick<Area, 'holes' | 'opacity' | 'fine'>
export type LineOptions = Partial<Pick<Line, 'tone' | 'weight' | 'width' | 'opacity' | 'round' | 'fine'>>

export const area = (points: readonly Point[], tone: Tone, options: AreaOptions = {}): Area => ({
  kind: 'area',
  points,
  tone,
  ...options,
})

export const line = (points: readonly Point[], options: LineOptions = {}): Line => ({
  kind: 'line',
  points,
  closed: false,
  tone: 'line',
  weight: 1,
  ...options,
})

export const segment = (x1: number, y1: number, x2: number, y2: number, options: LineOptions = {}) =>
  line(through(x1, y1, x2, y2), options)

/** A line across the field, `half` to either side of the middle. */
export const across = (x: number, half: number, options: LineOptions = {}) =>
  segment(x, -half, x, half, options)

/** A closed line. */
export const loop = (points: readonly Point[], options: LineOptions = {}): Line => ({
  ...line(points, options),
  closed: true,
})

export const solid = (points: readonly Point[], height: number): Solid => ({ kind: 'solid', points, height })

export const disc = (radius: number, dx = 0, dy = 0): Disc => ({ radius, dx, dy })

export const facing = (
  at: Point,
  outline: Disc | readonly Point[],
  tone: Tone,
  opacity?: number,
): Facing => ({
  kind: 'facing',
  points: [at],
  outline,
  tone,
  opacity,
})

/** Sorts all parts as if at one point, so that they are drawn together in the given order. */
export const standingAt = (x: number, y: number, parts: readonly Standing[]): Standing[] =>
  parts.map((part) => ({ ...part, under: [x, y] }))

/** The area between two outlines. */
export const ring = (
  outer: readonly Point[],
  inner: readonly Point[],
  tone: Tone,
  options: AreaOptions = {},
) => area(outer, tone, { ...options, holes: [inner] })

/** A dashed straight line. */
export const dashed = (
  from: Point,
  to: Point,
  dash: number,
  gap: number,
  options: LineOptions = {},
): Line[] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const at = (distance: number): Point => [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ]
  return Array.from({ length: Math.ceil(length / (dash + gap)) }, (_, index) => {
    const start = index * (dash + gap)
    return line([at(start), at(Math.min(start + dash, length))], options)
  })
}

/** A dashed curve. */
export const dashedAlong = (
  points: readonly Point[],
  dash: number,
  gap: number,
  options: LineOptions = {},
): Line[] => {
  // Each dash has five points to follow the curve.
  const step = dash / 4
  const between = Math.max(1, Math.round(gap / step))
  const places = even(points, step)
  const dashes: Line[] = []
  for (let start = 0; start + 1 < places.length; start += 4 + between)
    dashes.push(line(places.slice(start, start + 5), options))
  return dashes
}

type Outline = (points: readonly Point[]) => Point[]

const reshaped = <S extends Standing>(shape: S, change: Outline): S => ({
  ...shape,
  points: change(shape.points),
  ...(shape.under ? { under: change([shape.under])[0] } : {}),
  ...('holes' in shape && shape.holes ? { holes: shape.holes.map((hole) => change(hole)) } : {}),
})

export const reshapedAll = <S extends Standing>(shapes: readonly S[], change: Outline) =>
  shapes.map((shape) => reshaped(shape, change))

/** Rotates shapes around the origin, then moves them. */
export const placed = <S extends Standing>(shapes: readonly S[], x: number, y: number, degrees = 0) =>
  reshapedAll(shapes, (points) => moved(turned(points, degrees), x, y))

const flippedX = <S extends Standing>(shapes: readonly S[]) =>
  reshapedAll(shapes, (points) => points.map(([x, y, z]): Point => [-x, y, z]))

const flippedY = <S extends Standing>(shapes: readonly S[]) =>
  reshapedAll(shapes, (points) => points.map(([x, y, z]): Point => [x, -y, z]))

/** Adds the reflection of half a field across the halfway line. */
export const bothEnds = <S extends Standing>(half: readonly S[]) => [...half, ...flippedX(half)]

/** Adds the reflection across the long axis. */
export const bothSides = <S extends Standing>(half: readonly S[]) => [...half, ...flippedY(half)]

export const retoned = (shapes: readonly Shape[], tones: Partial<Record<Tone, Tone>>) =>
  shapes.map((shape) => ({ ...shape, tone: tones[shape.tone] ?? shape.tone }))

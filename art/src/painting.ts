import { frameOutline, canvasMargin } from './clip.ts'
import { closedUp, hull } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { View } from './projection.ts'
import { ribbon } from './ribbon.ts'
import type { Area, Facing, Line, Shape, Standing } from './shape.ts'
import { discPath, pathFor, wound } from './svg.ts'
import type { Canvas, Paint } from './svg.ts'
import { toneColor } from './tones.ts'
import type { Palette } from './tones.ts'

// Relative to the longer side of the picture. Thinner lines flicker when the picture is scaled down to a card.
const minLineWidth = 0.0011

type Outlines = readonly (readonly Point[])[]

const cover = (canvas: Canvas, paint: Paint, outlines: Outlines, holes: Outlines = []) => {
  const written = (clockwise: boolean) => (outline: readonly Point[]) =>
    pathFor(wound(outline, clockwise), true, canvas.frame)
  canvas.add(paint, outlines.map(written(true)).join('') + holes.map(written(false)).join(''))
}

const paintArea = (canvas: Canvas, view: View, palette: Palette, shape: Area) => {
  const outline = view.area(shape.points)
  if (outline.length < 3) return
  const paint = { color: toneColor(palette, shape.tone), opacity: shape.opacity }
  cover(canvas, paint, [outline], shape.holes?.map(view.area))
}

const lineWidth = (view: View, { weight, width }: Line) => {
  const thinnest = (minLineWidth * Math.max(view.frame.width, view.frame.height)) / view.scale
  return Math.max(width ?? weight * view.lineWidth, thinnest)
}

const paintLine = (canvas: Canvas, view: View, palette: Palette, shape: Line) => {
  const { opacity, round } = shape
  const color = toneColor(palette, shape.tone)
  const marks = view.line(shape.points, lineWidth(view, shape), shape.closed)
  if (marks.kind === 'covered') return cover(canvas, { color, opacity }, marks.outlines, marks.holes)
  const paths = marks.lines.map((stretch) => pathFor(stretch, marks.closed, view.frame))
  canvas.add({ color, opacity, stroke: marks.width, round }, paths.join(''))
}

const paintFacing = (
  canvas: Canvas,
  view: View,
  palette: Palette,
  { points, outline, tone, opacity }: Facing,
) => {
  const paint = { color: toneColor(palette, tone), opacity }
  for (const point of points) {
    const place = view.anchor(point)
    if (!place) continue
    const { at, scale } = place
    const set = ([dx, dy]: Point): Point => [at[0] + dx * scale, at[1] + dy * scale]
    if ('radius' in outline) {
      const { radius, dx, dy } = outline
      canvas.add(paint, discPath(set([dx, dy]), radius * scale, view.frame))
    } else cover(canvas, paint, [frameOutline(outline.map(set), view.frame, canvasMargin)])
  }
}

export const paintShapes = (
  canvas: Canvas,
  view: View,
  palette: Palette,
  shapes: readonly (Shape | Facing)[],
) => {
  for (const shape of shapes) {
    if (shape.kind === 'area') paintArea(canvas, view, palette, shape)
    else if (shape.kind === 'facing') paintFacing(canvas, view, palette, shape)
    else paintLine(canvas, view, palette, shape)
  }
}

/** The shadows of objects on the ground; `fall` is the shadow of height 1. */
const shadowOf = (view: View, fall: Point) => {
  const dropped = ([x, y, z = 0]: Point): Point => [x + fall[0] * z, y + fall[1] * z]
  return (thing: Standing): Outlines => {
    if (thing.kind === 'solid') {
      const top = thing.points.map(([x, y]) => dropped([x, y, thing.height]))
      return [hull([...thing.points, ...top])]
    }
    if (thing.kind === 'facing' || !thing.points.some(([, , z]) => z)) return []
    const points = thing.points.map(dropped)
    if (thing.kind === 'area') return [points]
    // Open the line, or its shadow would fill the middle.
    const whole = thing.closed ? closedUp(points) : points
    const half = lineWidth(view, thing) / 2
    return ribbon(whole, () => half, false).outlines
  }
}

/** Paints standing objects from far to near, above one combined shadow. */
export const paintStanding = (
  canvas: Canvas,
  view: View,
  palette: Palette,
  things: readonly Standing[],
  fall: Point,
  darkness: number,
) => {
  const shadows = things.flatMap(shadowOf(view, fall)).map(view.area)
  cover(canvas, { color: toneColor(palette, 'shade'), opacity: darkness }, shadows)
  const distance = ({ points, under }: Standing) => {
    const places = under ? [under] : points
    return places.reduce((sum, place) => sum + view.depth(place), 0) / (places.length || 1)
  }
  const visible = things
    .filter((thing) => thing.kind !== 'solid')
    .map((shape) => ({ shape, distance: distance(shape) }))
    .toSorted((a, b) => b.distance - a.distance)
  paintShapes(
    canvas,
    view,
    palette,
    visible.map(({ shape }) => shape),
  )
}

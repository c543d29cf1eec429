import { contrast } from './color.ts'
import { ballOf, terminator } from './balls.ts'
import type { BallKind } from './balls.ts'
import { hull, moved, polar, turned } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Light } from './light.ts'
import { paintShapes } from './painting.ts'
import type { View } from './projection.ts'
import type { Random } from './random.ts'
import { reshapedAll } from './shape.ts'
import { pathFor, wound } from './svg.ts'
import type { Canvas } from './svg.ts'
import { toneColor } from './tones.ts'
import type { Palette, Tone } from './tones.ts'

/** An identity view: scene units are pixels. */
const pixels = (canvas: Canvas): View => ({
  frame: canvas.frame,
  lineWidth: 1,
  scale: 1,
  area: (points) => points,
  line: (points, width, closed) => ({ kind: 'stroked', lines: [points], width, closed }),
  anchor: (at) => ({ at, scale: 1 }),
  depth: () => 0,
  ground: (direction) => direction,
})

/** The color of the ball, or of the lines if the ball would not stand out from the field. */
const ballColor = (palette: Palette, tone: Tone) => {
  const color = toneColor(palette, tone)
  return contrast(color, palette.field) > 1.3 ? color : palette.line
}

/** Paints one oversized ball near an intersection of the thirds. */
export const paintBall = (canvas: Canvas, kind: BallKind, palette: Palette, light: Light, random: Random) => {
  const { width, height } = canvas.frame
  const radius = Math.min(width, height) * random.range(0.042, 0.068)
  const x = width * (random.pick([0.32, 0.66]) + random.range(-0.07, 0.07))
  const y = height * (random.pick([0.36, 0.64]) + random.range(-0.08, 0.08))
  const { outline, marks, tone, round } = ballOf(kind)
  const turn = random.range(0, 360)
  const set = (points: readonly Point[], degrees: number) =>
    moved(
      turned(points, degrees).map(([px, py]): Point => [px * radius, py * radius]),
      x,
      y,
    )

  const body = set(outline, turn)
  const [fallX, fallY] = polar(0, 0, radius * (0.9 + light.length), light.falls)
  const shadow = hull([...moved(body, fallX * 0.25, fallY * 0.25), ...moved(body, fallX, fallY)])
  const shade = toneColor(palette, 'shade')
  const closed = (points: readonly Point[]) => pathFor(wound(points, true), true, canvas.frame)
  canvas.add({ color: shade, opacity: 0.28 }, closed(shadow))
  canvas.add({ color: ballColor(palette, tone) }, closed(body))
  paintShapes(
    canvas,
    pixels(canvas),
    palette,
    reshapedAll(scaleLines(marks, radius), (points) => set(points, turn)),
  )
  if (round) canvas.add({ color: shade, opacity: 0.2 }, closed(set(terminator(light.falls), 0)))
}

const scaleLines = (marks: ReturnType<typeof ballOf>['marks'], radius: number) =>
  marks.map((mark) => (mark.kind === 'line' && mark.width ? { ...mark, width: mark.width * radius } : mark))

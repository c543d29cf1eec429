import { polar } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { paintShapes, paintStanding } from '../painting.ts'
import { flatView } from '../projection.ts'
import { placed, retoned } from '../shape.ts'
import { woodland } from '../props.ts'
import type { Canvas } from '../svg.ts'
import type { Complex } from '../scene.ts'
import { closeness } from './picture.ts'
import type { Picture } from './picture.ts'

// Fields on either side of the middle one; those outside the picture are skipped.
const neighborReach = 3

// Thinner lines are lost at this scale.
const minLineWeight = 0.65

/** A whole complex from above: a grid of fields, every seventh with exchanged tones. */
export const plan = (canvas: Canvas, picture: Picture, complex: Complex) => {
  const { scene, palette, light, frame, random } = picture
  const [along, across] = complex.pitch
  const at: Point = [random.pick([0, 0.5]) * along, random.pick([0, 0.5]) * across]
  const span = Math.max(along * 0.62, across) * random.range(1.5, 1.85) * closeness(frame)
  const view = flatView(
    frame,
    { at, span, turn: random.pick([-28, -18, 22, 34, 62, -58]) },
    span * 0.0058 * (scene.bold ?? 1),
  )
  const fall = view.ground(polar(0, 0, light.length, light.falls))
  const ground = scene.ground.filter(
    (shape) => !shape.fine && !(shape.kind === 'line' && shape.weight < minLineWeight),
  )
  const exchanged = retoned(ground, { field: 'zone', zone: 'field', stripe: 'zone' })
  const first = random.int(0, 6)

  const isVisible = (x: number, y: number) => {
    const [px, py] = view.anchor([x, y])?.at ?? [0, 0]
    const radius = (Math.hypot(along, across) / 2) * view.scale
    return px > -radius && py > -radius && px < frame.width + radius && py < frame.height + radius
  }
  for (let column = -neighborReach; column <= neighborReach; column++)
    for (let row = -neighborReach; row <= neighborReach; row++) {
      const [x, y] = [column * along, row * across]
      if (!isVisible(x, y)) continue
      const isExchanged = (column * 3 + row * 5 + 70 + first) % 7 === 0
      paintShapes(canvas, view, palette, placed(isExchanged ? exchanged : ground, x, y))
      paintStanding(canvas, view, palette, placed(scene.standing ?? [], x, y), fall, light.darkness)
    }
  if (complex.between === 'park') {
    paintStanding(canvas, view, palette, woodland(random, complex.pitch, neighborReach), fall, light.darkness)
  }
}

import type { Frame } from '../clip.ts'
import type { Light } from '../light.ts'
import type { Aim } from '../projection.ts'
import type { Random } from '../random.ts'
import type { Scene, Shot } from '../scene.ts'
import type { Palette } from '../tones.ts'

export interface Picture {
  readonly scene: Scene
  readonly palette: Palette
  readonly light: Light
  readonly frame: Frame
  readonly random: Random
}

// Maximum longer side, in pixels, of pictures on cards and next to names.
const [cardSize, stampSize] = [480, 160]

/** Small pictures zoom in and draw heavier lines to stay legible. */
export const closeness = ({ width, height }: Frame) => {
  const size = Math.max(width, height)
  return size > cardSize ? 1 : size > stampSize ? 0.86 : 0.62
}

export const aimOf = ({ frame, random }: Picture, shots: readonly [Shot, ...Shot[]]): Aim => {
  const { at, span, turns } = random.pick(shots)
  return { at, span: span * random.range(0.92, 1.06) * closeness(frame), turn: random.pick(turns) }
}

/** Line width in scene units, proportional to the span, so that lines look alike in all pictures. */
export const penFor = ({ scene, frame, random }: Picture, span: number) =>
  (span * random.pick([0.0105, 0.0125, 0.0155]) * (scene.bold ?? 1)) / closeness(frame)

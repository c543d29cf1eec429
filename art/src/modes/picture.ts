import type { Frame } from '../clip.ts'
import type { Light } from '../light.ts'
import type { Aim } from '../projection.ts'
import type { Random } from '../random.ts'
import type { Scene, Shot } from '../scene.ts'
import type { Palette } from '../tones.ts'

/** What a mode needs to draw. */
export interface Picture {
  readonly scene: Scene
  readonly palette: Palette
  readonly light: Light
  readonly frame: Frame
  readonly random: Random
}

// Longest side in pixels, up to which a picture is seen on a card or beside a name.
const [CARD, STAMP] = [480, 160]

/** Small pictures come closer and draw heavier, so that they still read. */
export const closeness = ({ width, height }: Frame) => {
  const size = Math.max(width, height)
  return size > CARD ? 1 : size > STAMP ? 0.86 : 0.62
}

export const aimOf = ({ frame, random }: Picture, shots: readonly [Shot, ...Shot[]]): Aim => {
  const { at, span, turns } = random.pick(shots)
  return { at, span: span * random.range(0.92, 1.06) * closeness(frame), turn: random.pick(turns) }
}

/** Line width in scene units: a share of what the picture shows, so that every field is drawn with one pen. */
export const penFor = ({ scene, frame, random }: Picture, span: number) =>
  (span * random.pick([0.0105, 0.0125, 0.0155]) * (scene.bold ?? 1)) / closeness(frame)

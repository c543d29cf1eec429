import { paintBall } from './ball.ts'
import { modeFor, paletteIndex, streamsOf } from './choices.ts'
import type { Subject } from './choices.ts'
import type { Frame } from './clip.ts'
import { lightFor, paintLight } from './light.ts'
import { crop } from './modes/crop.ts'
import type { Picture } from './modes/picture.ts'
import { plan } from './modes/plan.ts'
import { swap } from './modes/swap.ts'
import { tilt } from './modes/tilt.ts'
import { families } from './palettes/families.ts'
import { hash } from './random.ts'
import type { Mode } from './scene.ts'
import { canvas as blankCanvas } from './svg.ts'
import type { Canvas } from './svg.ts'

export interface Choices {
  /** Identifies the subject. The same id always gives the same picture. */
  readonly id: string
  /** Derived from the id by default, or if the mode does not suit the subject. */
  readonly mode?: Mode
  /** Index into the family's palettes, wrapping around. Derived from the id by default. */
  readonly palette?: number
  /** Whether a ball may be added. Derived from the id by default. */
  readonly ball?: boolean
}

const paintMode = (canvas: Canvas, picture: Picture, mode: Mode, clipId: string) => {
  const { complex } = picture.scene
  if (mode === 'tilt') tilt(canvas, picture)
  else if (mode === 'swap') swap(canvas, picture, clipId)
  else if (mode === 'plan' && complex) plan(canvas, picture, complex)
  else crop(canvas, picture)
}

/** The SVG elements of a picture, background first. They contain the id only as a hash. */
export const drawing = (subject: Subject, choices: Choices, frame: Frame): string => {
  const streams = streamsOf(subject, choices.id)
  const scene = subject.maker(streams('scene'))
  const palettes = families[scene.family]
  const palette = palettes[paletteIndex(scene, choices.palette, streams('palette'))] ?? palettes[0]
  const mode = modeFor(scene, choices.mode, streams('mode'))
  const light = lightFor(scene, palette, streams('light'))
  const canvas = blankCanvas(frame)
  const clipId = `c${hash(`${subject.name}\n${choices.id}`).toString(36)}`
  paintMode(canvas, { scene, palette, light, frame, random: streams('camera') }, mode, clipId)
  // The edge of a swapped picture already divides it; light would clutter it.
  if (mode !== 'swap') paintLight(canvas, scene, palette, streams('rays'))
  const balls = streams('ball')
  const hasBallByDefault = balls.chance(0.38)
  if (scene.ball && mode !== 'plan' && (choices.ball ?? hasBallByDefault))
    paintBall(canvas, scene.ball, palette, light, balls)
  const { width, height } = frame
  return `<path fill="${palette.rim}" d="M0 0h${width}v${height}h${-width}z"/>${canvas.text()}`
}

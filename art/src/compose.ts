import { paintBall } from './ball.ts'
import { modeFor, paletteIndex, streamsOf } from './choices.ts'
import type { Subject } from './choices.ts'
import type { Frame } from './clip.ts'
import { kinds } from './kinds/kinds.ts'
import type { Kind } from './kinds/kinds.ts'
import { lightFor, paintLight } from './light.ts'
import { crop } from './modes/crop.ts'
import type { Picture } from './modes/picture.ts'
import { plan } from './modes/plan.ts'
import { swap } from './modes/swap.ts'
import { tilt } from './modes/tilt.ts'
import { families } from './palettes/families.ts'
import { hash } from './random.ts'
import type { Mode } from './scene.ts'
import { sceneFor } from './sports.ts'
import { canvas as blankCanvas } from './svg.ts'
import type { Canvas } from './svg.ts'

export interface ArtRequest {
  /** Whatever names the thing pictured. The same id always gives the same picture. */
  readonly id: string
  /** Width and height in pixels, 16 to 4000; 1600 by 1000 when left out. */
  readonly w?: number
  readonly h?: number
  /** Left out, or unsuited to the subject: the id decides. */
  readonly mode?: Mode
  /** Which of the family's palettes, counted round; left out, the id decides. */
  readonly palette?: number
  /** Always or never a ball; left out, the id decides. */
  readonly ball?: boolean
}

const [SMALLEST, LARGEST] = [16, 4000]

const clamped = (size: number | undefined, usual: number) =>
  size === undefined || Number.isNaN(size) ? usual : Math.round(Math.min(Math.max(size, SMALLEST), LARGEST))

const frameOf = ({ w, h }: ArtRequest): Frame => ({ width: clamped(w, 1600), height: clamped(h, 1000) })

const paintMode = (canvas: Canvas, picture: Picture, mode: Mode, clipId: string) => {
  const { complex } = picture.scene
  if (mode === 'tilt') tilt(canvas, picture)
  else if (mode === 'swap') swap(canvas, picture, clipId)
  else if (mode === 'plan' && complex) plan(canvas, picture, complex)
  else crop(canvas, picture)
}

// Of the text that comes from outside only hashes reach the drawing.
const draw = (subject: Subject, request: ArtRequest): string => {
  const streams = streamsOf(subject, request.id)
  const frame = frameOf(request)
  const scene = subject.maker(streams('scene'))
  const palettes = families[scene.family]
  const palette = palettes[paletteIndex(scene, request.palette, streams('palette'))] ?? palettes[0]
  const mode = modeFor(scene, request.mode, streams('mode'))
  const light = lightFor(scene, palette, streams('light'))
  const canvas = blankCanvas(frame)
  const clipId = `c${hash(`${subject.name}\n${request.id}`).toString(36)}`
  paintMode(canvas, { scene, palette, light, frame, random: streams('camera') }, mode, clipId)
  // The edge between two inks is light enough.
  if (mode !== 'swap') paintLight(canvas, scene, palette, streams('rays'))
  const balls = streams('ball')
  const usual = balls.chance(0.38)
  if (scene.ball && mode !== 'plan' && (request.ball ?? usual))
    paintBall(canvas, scene.ball, palette, light, balls)

  const { width, height } = frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<path fill="${palette.rim}" d="M0 0h${width}v${height}h${-width}z"/>${canvas.text()}</svg>`
  )
}

/** The header art of a sport as SVG text. An unknown sport gets a sports hall's floor. */
export const compose = ({ sport, ...request }: ArtRequest & { readonly sport?: string }): string =>
  draw(sceneFor(sport), request)

/** The header art of something without a sport. */
export const composeFor = (kind: Kind, request: ArtRequest): string =>
  draw({ name: kind, maker: kinds[kind] }, request)

import { frameOutline } from './clip.ts'
import { polar } from './geometry.ts'
import type { Point } from './geometry.ts'
import { contrast, luminance } from './color.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { pathFor, wound } from './svg.ts'
import type { Canvas } from './svg.ts'
import { toneColor } from './tones.ts'
import type { Palette } from './tones.ts'

export interface Light {
  /** Direction of shadows in degrees of the picture. Light always comes from the upper left. */
  readonly falls: number
  /** Shadow length of an object of height 1. */
  readonly length: number
  readonly darkness: number
}

export const lightFor = (scene: Scene, palette: Palette, random: Random): Light => ({
  falls: random.range(28, 58),
  length: scene.light === 'sun' ? random.range(0.75, 1.15) : random.range(0.35, 0.5),
  darkness: luminance(palette.field) > 0.45 ? 0.2 : 0.34,
})

/** A stripe of light at `angle`: `from` and `to` are offsets across it, `start` and `end` along it, from the middle. */
const band = (canvas: Canvas, angle: number, from: number, to: number, start: number, end: number) => {
  const { width, height } = canvas.frame
  const size = Math.max(width, height)
  const at = (along: number, across: number): Point => {
    const [ax, ay] = polar(width / 2, height / 2, along * size, angle)
    return polar(ax, ay, across * size, angle + 90)
  }
  const outline = frameOutline([at(start, from), at(end, from), at(end, to), at(start, to)], canvas.frame, 4)
  return pathFor(wound(outline, true), true, canvas.frame)
}

/** The shadow of a roof edge, sometimes with trusses. */
const roof = (canvas: Canvas, palette: Palette, random: Random) => {
  const angle = random.range(-64, -34)
  const edge = random.range(0.06, 0.26)
  const side = random.chance(0.5) ? 1 : -1
  const trusses = random.chance(0.4)
  const paths = [band(canvas, angle, side * edge, side * 2, -2, 2)]
  if (trusses)
    paths.push(
      ...[0.035, 0.075].map((gap) =>
        band(canvas, angle, side * (edge - gap), side * (edge - gap - 0.013), -2, 2),
      ),
    )
  const opacity = luminance(palette.field) > 0.5 ? 0.13 : 0.24
  canvas.add({ color: toneColor(palette, 'shade'), opacity }, paths.join(''))
}

/** Light on the floor from two or three tall windows, each with a transom. */
const windows = (canvas: Canvas, palette: Palette, random: Random) => {
  const angle = random.range(-62, -38)
  const width = random.range(0.085, 0.125)
  const first = random.range(-0.26, 0.02)
  const start = random.range(-0.5, -0.3)
  const transom = random.range(0.3, 0.45)
  const paths = Array.from({ length: random.int(2, 3) }, (_, column) => {
    const from = first + column * width * 1.4
    const near = start + column * 0.06
    const far = near + random.range(0.75, 0.9)
    return [
      band(canvas, angle, from, from + width, near, near + transom),
      band(canvas, angle, from, from + width, near + transom + 0.014, far),
    ]
  })
  const opacity = contrast(palette.field, '#ffffff') < 1.5 ? 0.32 : 0.13
  canvas.add({ color: '#ffffff', opacity }, paths.flat().join(''))
}

/** Covers the picture with one flat layer of light or shadow. */
export const paintLight = (canvas: Canvas, scene: Scene, palette: Palette, random: Random) => {
  if (scene.light === 'sun') roof(canvas, palette, random)
  else if (scene.light === 'windows') windows(canvas, palette, random)
}

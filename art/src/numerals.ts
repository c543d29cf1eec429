import { moved, turned } from './geometry.ts'
import type { Point } from './geometry.ts'
import { line, loop } from './shape.ts'
import type { Line } from './shape.ts'
import type { Tone } from './tones.ts'

const glyphWidth = 4
const glyphHeight = 7
const advance = 5.9
const strokeWidth = 1.2

// Block characters with cut corners, like field stencils, in cells of 4 by 7. Strokes are lists of `x,y`, separated by
// `|`; `z` closes one. Open ends extend by half a stroke width to end flush with the corners.
const glyphs: Record<string, string> = {
  '0': '1,0 3,0 4,1 4,6 3,7 1,7 0,6 0,1 z',
  '1': '.7,1.3 2.2,0 2.2,7|.6,7 3.8,7',
  '2': '0,1.8 0,1 1,0 3,0 4,1 4,2.7 0,6 0,7 4.6,7',
  '3': '0,1.4 0,1 1,0 3,0 4,1 4,2.6 3.1,3.4 4,4.2 4,6 3,7 1,7 0,6 0,5.6|1.4,3.4 3.2,3.4',
  '4': '3.1,7.6 3.1,0 2.6,0 -.2,4.6 -.2,5.2 4.7,5.2',
  '5': '4.2,0 0,0 0,3 3,3 4,4 4,6 3,7 1,7 0,6 0,5.6',
  '6': '4,1.4 4,1 3,0 1,0 0,1 0,6 1,7 3,7 4,6 4,4.2 3,3.2 0,3.2',
  '7': '-.4,0 4,0 4,1 1.7,4.4 1.7,7.6',
  '8': '1,0 3,0 4,1 4,2.4 3,3.4 4,4.4 4,6 3,7 1,7 0,6 0,4.4 1,3.4 0,2.4 0,1 z|1,3.4 3,3.4',
  '9': '0,5.6 0,6 1,7 3,7 4,6 4,1 3,0 1,0 0,1 0,2.8 1,3.8 4,3.8',
  A: '-.2,7.6 1.5,0 2.5,0 4.2,7.6|.6,5 3.4,5',
  B: '0,3.4 2.9,3.4 3.7,2.6 3.7,.8 2.9,0 0,0 0,7 3,7 4,6 4,4.4 3,3.4',
  C: '4,1.6 4,1 3,0 1,0 0,1 0,6 1,7 3,7 4,6 4,5.4',
  D: '0,0 2.8,0 4,1.2 4,5.8 2.8,7 0,7 z',
  E: '4.4,0 0,0 0,7 4.4,7|0,3.4 3.4,3.4',
  F: '4.4,0 0,0 0,7.6|0,3.4 3.4,3.4',
  H: '0,-.6 0,7.6|4,-.6 4,7.6|0,3.5 4,3.5',
  K: '0,-.6 0,7.6|4.2,-.5 0,4|1.4,2.9 4.3,7.6',
  M: '-.3,7.6 -.3,0 .1,0 2,3.6 3.9,0 4.3,0 4.3,7.6',
  R: '0,7.6 0,0 3,0 4,1 4,2.8 3,3.8 0,3.8|2,3.8 4.2,7.6',
  S: '4,1.4 4,1 3,0 1,0 0,1 0,2.5 1,3.4 3,3.6 4,4.5 4,6 3,7 1,7 0,6 0,5.6',
  V: '-.2,-.6 1.6,7 2.4,7 4.2,-.6',
  X: '-.1,-.6 4.1,7.6|4.1,-.6 -.1,7.6',
  '+': '2,1.2 2,5.8|-.3,3.5 4.3,3.5',
}

const strokes = (character: string) =>
  (glyphs[character] ?? '').split('|').map((stroke) => ({
    closed: stroke.endsWith('z'),
    points: stroke
      .split(' ')
      .filter((pair) => pair.includes(','))
      .map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x - glyphWidth / 2, y - glyphHeight / 2]
      }),
  }))

/** Characters painted on the ground around a center. `height` is in scene units, `turn` in degrees clockwise. */
export const lettering = (
  text: string,
  [x, y]: Point,
  height: number,
  { turn = 0, tone = 'line', opacity }: { turn?: number; tone?: Tone; opacity?: number } = {},
): Line[] => {
  const scale = height / (glyphHeight + strokeWidth)
  return [...text].flatMap((character, index) => {
    const shift = (index - (text.length - 1) / 2) * advance
    return strokes(character).map(({ points, closed }) => {
      const sized = points.map(([px, py]): Point => [(px + shift) * scale, py * scale])
      const set = moved(turned(sized, turn), x, y)
      return (closed ? loop : line)(set, { tone, opacity, width: strokeWidth * scale, fine: true })
    })
  })
}

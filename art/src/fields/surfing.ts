import { blob, wave, wobble } from '../curves.ts'
import { box, dot, lens, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, loop, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { ripples } from '../textures.ts'
import type { Tone } from '../tones.ts'

/** Bands of swell with foam on the crests, and boards on the face of a wave. */
export const surfing = (random: Random): Scene => {
  const crest = (y: number, height: number) =>
    wave(-40, 40, y, height, random.range(18, 26), random.range(0, 6))
  const bands = [-16, -8, 0, 8, 16].map((y, index) => ({
    line: crest(y, 1.2),
    tone: (['deep', 'stripe', 'zone', 'stripe', 'deep'] as const)[index] ?? 'zone',
  }))
  const foam = (edge: readonly Point[], depth: number) => {
    const lip = edge.map(([x, y], index): Point => [
      x,
      y + depth * (0.5 + 0.5 * Math.abs(Math.sin(index * 0.42))),
    ])
    return area([...edge, ...lip.toReversed()], 'line')
  }
  const surfer = (x: number, y: number, heading: number, tone: Tone): Standing[] =>
    standingAt(x, y, [
      solid(
        turned(lens(0, 0, 3.2, 0.9), heading).map(([px, py]): Point => [px + x, py + y]),
        0.9,
      ),
      area(
        turned(lens(0, 0, 3.3, 0.95, 0.7), heading).map(([px, py]): Point => [px + x, py + y, 0.2]),
        tone,
      ),
      line(
        turned(through(-1.3, 0, 1.3, 0), heading).map(([px, py]): Point => [px + x, py + y, 0.21]),
        { width: 0.1, tone: 'line' },
      ),
      line(
        turned(through(-0.5, -0.75, 0, 0, 0.5, 0.75), heading).map(([px, py]): Point => [px + x, py + y, 1]),
        { width: 0.24, tone: 'sand', round: true },
      ),
      area(
        dot(x, y, 0.42, 0.34).map(([px, py]): Point => [px, py, 1.1]),
        'accent',
      ),
      facing([x, y, 1.5], disc(0.26), 'deep'),
    ])
  return {
    family: 'lake',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 120, 100), 'field'),
      ...bands.map(({ line: edge, tone }) =>
        area([...edge, ...edge.toReversed().map(([x, y]): Point => [x, y + 5.4])], tone),
      ),
      ...ripples([-30, -22, 60, 44], 3, 90, random, 'zone'),
      ...bands.slice(1, 4).map(({ line: edge }, index) => foam(edge, index === 1 ? 1.9 : 0.9)),
      ...[-1.6, 0.4, 2].map((x) =>
        loop(blob(x * 6, 3.4, 1.4, wobble(random, 7, 0.3), 0, 2), { weight: 0.5, opacity: 0.6 }),
      ),
      area([[-60, 23], ...wave(-60, 60, 23, 1.4, 30), [60, 80], [-60, 80]], 'sand'),
      line(wave(-60, 60, 22.2, 1.4, 30), { weight: 1.6, opacity: 0.7 }),
    ],
    standing: [
      ...surfer(-4.4, 3.6, -14, 'spot'),
      ...surfer(6.4, 4.4, 12, 'accent'),
      ...surfer(0.6, -9, 20, 'line'),
      ...surfer(-11, -5, -24, 'accent'),
    ],
    shots: [
      { at: [0.4, 2.4], span: 14, turns: [-28, 22, 158] },
      { at: [-2, 2], span: 19, turns: [-16, 34] },
      { at: [2, 9], span: 27, turns: [20, -36] },
    ],
    tilts: [
      { at: [0, 3], span: 13, turns: [-28, 34, 158] },
      { at: [1, 4], span: 19, turns: [-18, 24] },
    ],
  }
}

import { box, circle, dot, inSpace, roundedBox, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { sphere } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, ring, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { boards } from '../textures.ts'
import type { Tone } from '../tones.ts'

// Inches. WPA equipment specifications: a bed of 100 by 50, six pockets, sights at the eighths; balls 2.25.
export const billiards = (random: Random): Scene => {
  const pockets: Point[] = [-50, 0, 50].flatMap((x): Point[] =>
    through(x, -25 - (x ? 0 : 1.2), x, 25 + (x ? 0 : 1.2)),
  )
  const sights = [-37.5, -25, -12.5, 12.5, 25, 37.5].flatMap((x): Point[] => through(x, -29.6, x, 29.6))
  const ends = [-12.5, 0, 12.5].flatMap((y): Point[] => through(-54.6, y, 54.6, y))
  const tones: Tone[] = random.shuffled(['spot', 'accent', 'line', 'ink', 'spot', 'accent', 'deep', 'ink'])
  const rack: Point[] = [0, 1, 2, 3, 4].flatMap((rank) =>
    Array.from({ length: rank + 1 }, (_, index): Point => [25 + rank * 2.8, (index - rank / 2) * 3.24]),
  )
  const broken = random.chance(0.5)
  const balls = broken
    ? rack
        .slice(0, 9)
        .map((_, index): Point => [
          22 + Math.cos(index * 2.2) * (4 + index * 1.5),
          Math.sin(index * 2.2) * (3 + index * 1.4),
        ])
    : rack
  const cue: Point = [-19, 3]
  return {
    family: 'parlor',
    light: 'windows',
    modes: ['tilt', 'swap'],
    ground: [
      ...boards([-120, -90, 240, 180], 9, random, 'dirt').map((shape): Shape => ({
        ...shape,
        opacity: 0.35,
      })),
      area(roundedBox(2, 4, 118, 68, 5), 'shade', { opacity: 0.3 }),
      area(roundedBox(0, 0, 118, 68, 5), 'dirt'),
      ring(roundedBox(0, 0, 108, 58, 2), roundedBox(0, 0, 100, 50, 1), 'zone'),
      area(box(0, 0, 100, 50), 'field'),
      ...pockets.map(([x, y]) => area(circle(x, y, 3.1), 'ink')),
      ...[...sights, ...ends].map(([x, y]) => area(dot(x, y, 0.55), 'line')),
      segment(-25, -25, -25, 25, { weight: 0.5, opacity: 0.7 }),
      area(dot(25, 0, 0.5), 'line'),
      area(dot(-25, 0, 0.5), 'line'),
    ],
    standing: [
      ...balls.flatMap(([x, y], index) => sphere(x, y, 1.6, tones[index % tones.length] ?? 'spot')),
      ...sphere(cue[0], cue[1], 1.6, 'chalk'),
      line(inSpace(cue[0] - 2.4, cue[1] + 0.3, 2, cue[0] - 56, cue[1] + 7, 5), { width: 1, tone: 'sand' }),
      line(inSpace(cue[0] - 2.4, cue[1] + 0.3, 2, cue[0] - 4, cue[1] + 0.5, 2.1), {
        width: 1,
        tone: 'chalk',
      }),
    ],
    shots: [
      { at: [29, 1], span: 23, turns: [-32, 26, 62] },
      { at: [8, 2], span: 42, turns: [-40, 34] },
      { at: [38, 10], span: 30, turns: [-24, 40, 118] },
      { at: [18, 1], span: 36, turns: [20, -28] },
    ],
    tilts: [
      { at: [22, 0], span: 24, turns: [-60, 34, -112] },
      { at: [4, 0], span: 40, turns: [-38, 36] },
    ],
  }
}

import { blob, wobble } from '../curves.ts'
import { block } from '../equipment.ts'
import { box, dot, inSpace, moved, raised, rect, roundedBox, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, placed, segment, solid, standingAt } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

/** A bowl: coping, a transition that darkens toward the flat, and a shaded wall. */
const bowl = (outline: (size: number) => Point[]): Shape[] => [
  area(outline(1.06), 'line'),
  area(outline(1), 'zone'),
  area(moved(outline(0.9), 0.12, 0.12), 'stripe'),
  area(moved(outline(0.76), 0.24, 0.24), 'field'),
  area(moved(outline(0.58), 0.34, 0.34), 'stripe'),
  loop(outline(1.03), { weight: 0.5, tone: 'accent' }),
]

const deck = (x: number, y: number, turn: number, tone: Tone): Standing[] => {
  const wheels: Point[] = through(-0.28, -0.14, -0.28, 0.14, 0.28, -0.14, 0.28, 0.14)
  // Twice the true size, to stand out.
  const placedAt = (points: readonly Point[], z: number) =>
    moved(
      raised(turned(points, turn), z * 2).map(([px, py, pz]): Point => [px * 2, py * 2, pz]),
      x,
      y,
    )
  return standingAt(x, y, [
    solid(placedAt(roundedBox(0, 0, 0.96, 0.26, 0.13), 0), 0.5),
    ...wheels.map(([wx, wy]) => area(placedAt(dot(wx, wy, 0.055), 0.06), 'line')),
    area(placedAt(roundedBox(0, 0, 0.98, 0.25, 0.12), 0.14), tone),
    line(placedAt(through(-0.36, 0, 0.36, 0), 0.15), { width: 0.1, tone: 'line' }),
  ])
}

// Meters. World Skate park courses: bowls 1.5 to 3 deep, rails and ledges 0.3 to 0.9 high.
export const skateboarding = (random: Random): Scene => {
  const kidney = wobble(random, 6, 0.16)
  const board = random.range(-30, 30)
  return {
    family: 'street',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 60, 44), 'stripe'),
      ...Array.from({ length: 11 }, (_, index) =>
        segment(-30 + index * 6, -22, -30 + index * 6, 22, { weight: 0.3, tone: 'zone' }),
      ),
      ...Array.from({ length: 8 }, (_, index) =>
        segment(-30, -22 + index * 6, 30, -22 + index * 6, { weight: 0.3, tone: 'zone' }),
      ),
      ...bowl((size) => blob(-6, -3, 5.6 * size, kidney, 20, 1.35)),
      ...bowl((size) => roundedBox(9, 6.5, 11 * size, 7 * size, 3.4 * size)),
      // A bank with hips, and five stairs.
      area(rect(5, -11, 13, 2.4), 'zone'),
      area(rect(5, -8.6, 13, 2.2), 'field'),
      ...[0, 1, 2, 3, 4].map((step) =>
        area(rect(-16 + step * 0.62, 7, 0.62, 5.6), step % 2 ? 'zone' : 'field'),
      ),
      segment(-30, 15, 30, 15, { weight: 0.9, tone: 'accent' }),
    ],
    standing: [
      ...block(-2, 9.5, 5.4, 1, 0.45, 'zone', 'accent'),
      ...block(10.5, -3.6, 4.4, 1.2, 0.5, 'zone', 'line'),
      line(inSpace(-17.4, 9.8, 0.1, -17, 9.8, 0.95, -12.2, 9.8, 0.6, -11.8, 9.8, 0), {
        width: 0.16,
        tone: 'red',
      }),
      line(inSpace(2.2, 1.6, 0, 2.2, 1.6, 0.7, 2.2, -4.4, 0.7, 2.2, -4.4, 0), { width: 0.16, tone: 'red' }),
      ...placed(deck(0, 0, 0, 'red'), 1, 5.4, board),
      ...placed(deck(0, 0, 0, 'blue'), -9.6, 5, 60 + board),
    ],
    shots: [
      { at: [0, 3], span: 14, turns: [-32, 26, 62] },
      { at: [-4.4, -1], span: 12, turns: [-24, 40, 118] },
      { at: [6, 4.6], span: 11, turns: [-44, 20] },
    ],
    tilts: [
      { at: [-1, 2.4], span: 12, turns: [-32, 34, 62] },
      { at: [4, 2.6], span: 13, turns: [-58, 24] },
    ],
  }
}

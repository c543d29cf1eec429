import { spline } from '../curves.ts'
import { arc, box, circle, rect } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { person } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, loop } from '../shape.ts'
import { hall } from './studio.ts'

/** Pools of light and the paths of two dancers. */
export const dance = (random: Random): Scene => {
  const track = (phase: number) =>
    spline(
      Array.from({ length: 7 }, (_, index): Point => [
        -7 + index * 2.4,
        Math.sin(index * 1.15 + phase) * 2.6 + random.range(-0.5, 0.5),
      ]),
    )
  const [first, second] = [track(0), track(Math.PI)]
  const at = (path: readonly Point[], part: number): Point => path[Math.floor(path.length * part)] ?? [0, 0]
  const [a, b] = [at(first, 0.56), at(second, 0.62)]
  return {
    ...hall,
    light: 'stage',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 22, 14), 'field'),
      ...Array.from({ length: 6 }, (_, index) => area(rect(-11, -7 + index * 2.4, 22, 1.2), 'stripe')),
      ...[a, b].flatMap(([x, y]) => [
        area(circle(x, y, 2.5), 'line', { opacity: 0.14 }),
        area(circle(x, y, 1.7), 'line', { opacity: 0.16 }),
      ]),
      area(circle(-4.4, 3.2, 2.2), 'line', { opacity: 0.1 }),
      ...dashedAlong(first, 0.55, 0.42, { tone: 'accent', weight: 1 }),
      ...dashedAlong(second, 0.55, 0.42, { tone: 'line', weight: 1 }),
      area(arc(a[0], a[1], 1.25, 200, 330), 'accent'),
      area(arc(b[0], b[1], 1.25, 20, 150), 'spot'),
      loop(box(0, 0, 22, 14), { weight: 0.8 }),
    ],
    standing: [
      ...person(a[0], a[1], 1.5, 30, 'accent', 'zone'),
      ...person(b[0], b[1], 1.5, 120, 'spot', 'zone'),
    ],
    shots: [
      { at: [1, 0], span: 9.6, turns: [-28, 22, 150] },
      { at: [2, 0], span: 7.4, turns: [-44, 34] },
    ],
    tilts: [{ at: [1, 0], span: 9, turns: [-28, 24, 150] }],
  }
}

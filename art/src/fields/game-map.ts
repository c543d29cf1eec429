import { blob, spline, wobble } from '../curves.ts'
import { block } from '../equipment.ts'
import { box, circle, polygon, rect, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'

const opposite = ([x, y]: Point): Point => [-x, -y]

/** A generic multiplayer arena map: three lanes between two keeps, crossed by a river. */
export const arena = (random: Random): Scene => {
  const half = 50
  const lane: Point[] = through(-38, 38, -38, -28, -35, -35, -28, -38, 38, -38)
  const lanes = [lane, lane.map(opposite), through(-38, 38, 38, -38)]
  const river = spline(through(-52, -52, -24, -20, 0, 3, 20, 24, 52, 52))
  const towers: Point[] = through(-38, 12, -38, -14, -12, -38, -22, 22, -9, 9, -14, 38)
  const clearings: Point[] = through(-24, -4, -20, -22, -8, -24, -26, 12, -4, -12, -13, -8, -30, -22)
  const grove = clearings.map(([x, y]) =>
    blob(x, y, random.range(3, 5), wobble(random, 6, 0.3), random.range(0, 360), 1.4),
  )
  const keep = (sign: number): Shape[] => [
    area(
      turned(rect(-60, 24, 36, 36), 0).map(([x, y]): Point => [x * sign, y * sign]),
      'zone',
    ),
    area(circle(-38 * sign, 38 * sign, 9), sign > 0 ? 'accent' : 'spot'),
    loop(circle(-38 * sign, 38 * sign, 9)),
    area(polygon(-38 * sign, 38 * sign, 4.4, 6), 'rim'),
  ]
  const pads = [...towers, ...towers.map(opposite)]
  return {
    family: 'screen',
    light: 'windows',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, half * 2, half * 2), 'field'),
      ...Array.from({ length: 10 }, (_, index) =>
        area(rect(-50 + index * 10, -50, 5, 100), 'stripe', { opacity: 0.55 }),
      ),
      line(river, { width: 12, tone: 'deep' }),
      line(river, { width: 5, tone: 'stripe', opacity: 0.35 }),
      ...[...grove, ...grove.map((outline) => outline.map(opposite))].map((outline) => area(outline, 'zone')),
      ...keep(1),
      ...keep(-1),
      ...lanes.map((points) => line(points, { width: 6.4, tone: 'zone' })),
      ...lanes.map((points) => line(points, { weight: 0.7 })),
      loop(box(0, 0, half * 2, half * 2), { weight: 1.4 }),
      ...pads.map(([x, y]) => area(circle(x, y, 3.2), 'rim')),
    ],
    standing: pads.flatMap(([x, y], index): Standing[] => [
      ...block(x, y, 2.6, 2.6, 5, 'rim', index < towers.length ? 'accent' : 'spot'),
    ]),
    shots: [
      { at: [-8, 4], span: 50, turns: [-32, 24, 45] },
      { at: [-26, 26], span: 44, turns: [-20, 45, 12] },
      { at: [10, -12], span: 58, turns: [-45, 30] },
    ],
    tilts: [
      { at: [-4, 2], span: 52, turns: [-45, 45, 30] },
      { at: [-24, 24], span: 40, turns: [-30, 60] },
    ],
  }
}

import { blob, spline, wobble } from '../curves.ts'
import { arc, box, dot, inSpace, lens, polar, rect, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { sphere, tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, disc, facing, line, loop, solid, standingAt } from '../shape.ts'

/** A lake with depth lines, a cast line and an anchored boat. */
export const fishing = (random: Random): Scene => {
  const shore = wobble(random, 10, 0.2)
  const depths = Array.from({ length: 7 }, (_, index) => blob(0, 0, 26 - index * 3.4, shore, index * 2, 1.45))
  const [bx, by] = [random.range(-6, 0), random.range(-2, 3)]
  const float: Point = [bx + 11, by - 6]
  return {
    family: 'lake',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 160, 120), 'rim'),
      area(blob(0, 0, 28, shore, 0, 1.45), 'sand'),
      ...depths.map((outline, index) => area(outline, index % 2 ? 'stripe' : 'field')),
      ...depths.map((outline) => loop(outline, { weight: 0.4, opacity: 0.4 })),
      area(depths[4] ?? [], 'deep'),
      area(depths[6] ?? [], 'zone', { opacity: 0.35 }),
      ...[1.1, 1.9, 2.8].map((radius, index) =>
        loop(dot(float[0], float[1], radius), { weight: 0.7 - index * 0.15, opacity: 0.8 }),
      ),
      ...through(16, 9, 18, 11, 15, 12, -22, -10, -20, -12).map(([x = 0, y = 0]) =>
        area(arc(x, y, 1.1, 20, 330), 'accent'),
      ),
    ],
    standing: [
      ...standingAt(bx, by, [
        solid(
          turned(lens(0, 0, 6.6, 2.4), 24).map(([x, y]): Point => [x + bx, y + by]),
          1.1,
        ),
        area(
          turned(lens(0, 0, 6.6, 2.4, 0.7), 24).map(([x, y]): Point => [x + bx, y + by, 0.5]),
          'line',
        ),
        area(
          turned(lens(0, 0, 5.4, 1.7, 0.7), 24).map(([x, y]): Point => [x + bx, y + by, 0.52]),
          'accent',
        ),
        ...[-1.2, 0.9].map((x) =>
          area(
            turned(rect(x, -0.8, 0.5, 1.6), 24).map(([px, py]): Point => [px + bx, py + by, 0.8]),
            'line',
          ),
        ),
        line(inSpace(bx + 1, by, 1.2, bx + 5, by - 2.4, 2.6), { width: 0.16, tone: 'deep' }),
        line(
          spline([[bx + 5, by - 2.4], [bx + 8, by - 5.4], float]).map(([x, y], index, all): Point => [
            x,
            y,
            2.6 * (1 - index / all.length),
          ]),
          { width: 0.08, tone: 'line' },
        ),
        facing([bx + 0.6, by - 0.2, 1.4], disc(0.62), 'spot'),
        facing([bx + 0.6, by - 0.2, 1.7], disc(0.34), 'sand'),
      ]),
      ...sphere(float[0], float[1], 0.5, 'spot'),
      ...Array.from({ length: 26 }, (_, index) =>
        tree(...around(index, random), random.range(1.5, 2.8), 'deep'),
      ).flat(),
    ],
    shots: [
      { at: [bx + 4, by - 2], span: 17, turns: [-28, 22, 118] },
      { at: [2, 0], span: 30, turns: [-16, 34] },
      { at: [bx + 2, by], span: 13, turns: [20, -36] },
    ],
    tilts: [
      { at: [bx + 4, by - 2], span: 15, turns: [-58, 34, 118] },
      { at: [0, 0], span: 28, turns: [-30, 64] },
    ],
  }
}

const around = (index: number, random: Random): [number, number] => {
  const [x, y] = polar(0, 0, random.range(33, 41), index * 13.8)
  return [x * 1.45, y]
}

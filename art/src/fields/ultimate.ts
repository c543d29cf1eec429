import { box, circle, inSpace, raised, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { lawn } from '../textures.ts'
import { lawnScene } from './outdoor-scenes.ts'
import { runner } from './runner.ts'

const cone = (x: number, y: number): Standing[] => [
  area(raised(circle(x, y, 0.6), 0.01), 'spot'),
  line(inSpace(x, y, 0, x, y, 0.7), { width: 0.9, tone: 'spot' }),
  area(raised(circle(x, y, 0.28), 0.7), 'line'),
]

// Yards. USA Ultimate rule 3: 110 by 40 with end zones of 20, brick marks 20 from the goal lines, a cone at
// each corner.
export const ultimate = (random: Random): Scene => ({
  ...lawnScene,
  complex: { pitch: [124, 52], between: 'park' },
  ball: 'disc',
  ground: [
    area(box(0, 0, 122, 52), 'stripe'),
    area(box(0, 0, 110, 40), 'field'),
    ...lawn([-35, -20, 70, 40], 10, random),
    ...bothEnds([
      area(rect(35, -20, 20, 40), 'zone'),
      across(35, 20),
      line(through(14.2, -0.8, 15.8, 0.8)),
      line(through(14.2, 0.8, 15.8, -0.8)),
    ]),
    loop(box(0, 0, 110, 40), { weight: 1.1 }),
  ],
  standing: bothEnds(bothSides([...cone(55, 20), ...cone(35, 20)])),
  players: Array.from({ length: 12 }, (_, index) =>
    runner(
      14 + (index % 6) * 6.4 + random.range(-2, 2),
      (Math.floor(index / 6) - 0.5) * 15 + random.range(-5, 5),
      1.5,
      random.range(-60, 60),
      index % 2 ? 'accent' : 'line',
    ),
  ).flat(),
  shots: [
    { at: [36, 8], span: 26, turns: [-34, 28, 118] },
    { at: [46, 12], span: 22, turns: [-50, 40] },
    { at: [24, 3], span: 32, turns: [-26, 62] },
  ],
  tilts: [
    { at: [38, 4], span: 24, turns: [-60, 56, -124] },
    { at: [26, 6], span: 32, turns: [-32, 38] },
  ],
})

import { spline } from '../curves.ts'
import { box, rect, through } from '../geometry.ts'
import { tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, segment, solid } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { runner, runnerTones } from './runner.ts'

const buildings = (random: Random, from: number, depth: number): Standing[] =>
  Array.from({ length: 9 }, (_, index) => {
    const x = (index - 4) * 13
    const [width, height] = [random.range(9, 12.4), random.range(5, 11)]
    return [
      area(box(x, from + (Math.sign(from) * depth) / 2, width, depth), index % 2 ? 'red' : 'blue'),
      solid(box(x, from + (Math.sign(from) * depth) / 2, width, depth), height),
    ]
  }).flat()

// Meters. World Athletics technical rule 54: a start line 5 cm wide on the road, the blue line marks the measured
// route; a lane of 3.6 either way.
export const roadRace = (random: Random): Scene => {
  const field = Array.from({ length: 32 }, (_, index) => {
    const lag = index * 0.62
    return {
      x: 8 - lag + random.range(-0.5, 0.5),
      y: ((index * 1.87) % 6.4) - 3.2 + random.range(-0.3, 0.3),
      shirt: random.pick(runnerTones),
    }
  })
  const start = 4
  return {
    family: 'street',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(rect(-70, -40, 140, 80), 'rim'),
      area(rect(-70, -6.8, 140, 13.6), 'zone'),
      area(rect(-70, -4.4, 140, 8.8), 'field'),
      ...Array.from({ length: 24 }, (_, index) =>
        segment(-60 + index * 5, 0, -57.4 + index * 5, 0, { weight: 0.7, tone: 'stripe' }),
      ),
      line(spline(through(-70, 1.2, -20, -1.4, 10, 0.8, 40, -1.2, 70, 0.6)), { weight: 0.8, tone: 'blue' }),
      ...[0, 1].flatMap((rank) =>
        Array.from({ length: 11 }, (_, index) =>
          area(rect(start + rank * 0.8, -4.4 + index * 0.8, 0.8, 0.8), (index + rank) % 2 ? 'line' : 'ink'),
        ),
      ),
      ...Array.from({ length: 7 }, (_, index) => area(rect(-21, -4 + index * 1.2, 3.6, 0.7), 'line')),
      segment(-70, -4.4, 70, -4.4, { weight: 0.8 }),
      segment(-70, 4.4, 70, 4.4, { weight: 0.8 }),
    ],
    standing: [
      ...field.flatMap(({ x, y, shirt }) => runner(x, y, 0.95, random.range(-8, 8), shirt)),
      ...[-1, 1].flatMap((side) =>
        Array.from({ length: 16 }, (_, index) =>
          tree(-48 + index * 6.4 + random.range(-0.8, 0.8), side * 8.6, random.range(0.9, 1.3), 'grass'),
        ).flat(),
      ),
      ...buildings(random, -12, 9),
      ...buildings(random, 12, 9),
    ],
    shots: [
      { at: [3, 0], span: 9, turns: [-32, 28, 118, 62] },
      { at: [-3, 0.6], span: 12, turns: [-24, 40] },
      { at: [7, 0], span: 7, turns: [-48, 20] },
    ],
    tilts: [
      { at: [4, 0], span: 9, turns: [58, 122, 36] },
      { at: [0, 0.4], span: 11, turns: [74, 106] },
    ],
  }
}

import { box, circle, inSpace, raised } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, bothEnds, bothSides, line, loop, segment } from '../shape.ts'
import { lawn } from '../textures.ts'
import { horse } from './horse.ts'
import { lawnScene } from './outdoor-scenes.ts'

const riders = (random: Random) =>
  Array.from({ length: 8 }, (_, index) => ({
    x: 92 + (index % 4) * 14 + random.range(-4, 4),
    y: (Math.floor(index / 4) - 0.5) * 26 + random.range(-9, 9),
    heading: random.range(-40, 40),
  }))

// Yards. USPA outdoor polo rule 1: 300 by 160, goals 8 apart, lines at 30, 40 and 60 from the back lines.
export const polo = (random: Random): Scene => ({
  ...lawnScene,
  modes: ['tilt', 'swap'],
  ball: 'plain',
  bold: 0.9,
  ground: [
    area(box(0, 0, 330, 190), 'zone'),
    area(box(0, 0, 300, 160), 'field'),
    ...lawn([-150, -80, 300, 160], 20, random),
    ...bothEnds([
      across(120, 80, { weight: 0.8 }),
      across(110, 80),
      across(90, 80),
      segment(150, -4, 140, -4),
      segment(150, 4, 140, 4),
    ]),
    segment(0, -12, 0, 12),
    loop(box(0, 0, 300, 160), { weight: 1.6 }),
  ],
  standing: [
    ...bothEnds(
      bothSides([
        line(inSpace(150, 4, 0, 150, 4, 10), { width: 1.4, tone: 'accent' }),
        area(raised(circle(150, 4, 1.4), 10), 'accent'),
      ]),
    ),
    // Two teams of four, ponies drawn twice their size.
    ...riders(random).flatMap(({ x, y, heading }, index) =>
      horse(x, y, heading, {
        size: 1.9,
        coat: index % 2 ? 'ink' : 'chalk',
        rider: index % 2 ? 'accent' : 'line',
      }),
    ),
  ],
  shots: [
    { at: [122, 4], span: 74, turns: [-34, 28, 118] },
    { at: [112, -8], span: 54, turns: [-50, 40] },
    { at: [96, 10], span: 90, turns: [-26, 62] },
  ],
  tilts: [
    { at: [134, 0], span: 44, turns: [-60, 56, -124] },
    { at: [106, 8], span: 84, turns: [-32, 38] },
  ],
})

import { box, rect } from '../geometry.ts'
import { sphere } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area, loop } from '../shape.ts'
import { boards } from '../textures.ts'

// Feet. National Amateur Dodgeball Association: 60 by 30 with attack lines 10 from the center line; balls along it.
export const dodgeball = (random: Random): Scene => ({
  family: 'hardwood',
  light: 'windows',
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [70, 40], between: 'aisle' },
  ball: 'plain',
  ground: [
    area(box(0, 0, 60, 30), 'field'),
    ...boards([-30, -15, 60, 30], 0.8, random),
    area(rect(-10, -15, 10, 30), 'zone'),
    area(rect(0, -15, 10, 30), 'accent'),
    across(-10, 15),
    across(10, 15),
    across(0, 15, { weight: 1.4 }),
    loop(box(0, 0, 60, 30), { weight: 1.2 }),
  ],
  standing: [-12, -7, -2, 2, 7, 12].flatMap((y) => sphere(0, y, 1, 'spot')),
  shots: [
    { at: [3, 2], span: 19, turns: [-33, 24, 58] },
    { at: [6, -4], span: 24, turns: [-58, 35] },
  ],
  tilts: [{ at: [4, 0], span: 20, turns: [-62, 60, 34] }],
})

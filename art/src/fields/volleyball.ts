import { net } from '../equipment.ts'
import { box, rect } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene, Shot } from '../scene.ts'
import { across, area, bothSides, dashed, loop } from '../shape.ts'
import { boards } from '../textures.ts'

// Meters. FIVB official volleyball rules 1.1 to 1.4: court 18 by 9, attack line 3 from the net, net 2.43 high.
export const courtLength = 18
export const courtWidth = 9
const attackDistance = 3
export const half = courtWidth / 2

const shots: [Shot, ...Shot[]] = [
  { at: [2, 1.6], span: 9, turns: [-35, 26, 64, -58] },
  { at: [7, 3], span: 7, turns: [-24, 40, 128] },
  { at: [0.6, 0], span: 13, turns: [-58, 32, 20] },
  { at: [3.2, -3.4], span: 7, turns: [20, -48, 70] },
]
export const tilts: [Shot, ...Shot[]] = [
  { at: [0, 0.6], span: 10.5, turns: [-30, 28, 150, -152] },
  { at: [-2, 0], span: 11.5, turns: [-62, 118, 66] },
  { at: [3, 1.5], span: 8.5, turns: [-38, 44] },
]

const indoorNet = net(0, { half: half + 0.6, bottom: 1.43, top: 2.43, tape: 0.14 })

export const volleyball = (random: Random): Scene => ({
  family: 'hardwood',
  light: 'windows',
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [courtLength + 7, courtWidth + 5], between: 'aisle' },
  ball: 'volleyball',
  ground: [
    ...boards([-16, -9, 32, 18], 0.28, random, 'rim'),
    area(box(0, 0, courtLength, courtWidth), 'field'),
    ...boards([-courtLength / 2, -half, courtLength, courtWidth], 0.28, random),
    area(rect(-attackDistance, -half, attackDistance, courtWidth), 'accent'),
    area(rect(0, -half, attackDistance, courtWidth), 'zone'),
    loop(box(0, 0, courtLength, courtWidth), { weight: 1.2 }),
    across(-attackDistance, half),
    across(attackDistance, half),
    // Beyond the sidelines, the attack line continues as five 15 cm dashes.
    ...bothSides(
      [-attackDistance, attackDistance].flatMap((x) => dashed([x, half + 0.2], [x, half + 1.95], 0.15, 0.2)),
    ),
    across(0, half, { weight: 1.2 }),
  ],
  standing: indoorNet,
  shots,
  tilts,
})

import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { bothEnds } from '../shape.ts'
import { gridiron, uprights } from './gridiron.ts'

// Yards. NFHS rule 1-2: 120 by 53 1/3 with the end zones, hash marks at the thirds.
export const football = (random: Random): Scene => ({
  family: 'turf',
  light: 'sun',
  modes: ['tilt', 'swap', 'plan'],
  complex: { pitch: [140, 68], between: 'park' },
  ball: 'football',
  bold: 0.9,
  ground: gridiron(random),
  standing: bothEnds(uprights(60)),
  shots: [
    { at: [0, 15], span: 19, turns: [-22, 18, -12] },
    { at: [20, 14], span: 22, turns: [-32, 24] },
    { at: [51, 6], span: 29, turns: [-40, 30, 62] },
    { at: [-10, 12], span: 27, turns: [-48, 40] },
    { at: [30, 4], span: 25, turns: [28, -64] },
  ],
  tilts: [
    { at: [34, 6], span: 30, turns: [-62, 64, -118] },
    { at: [52, 0], span: 26, turns: [-74, -104, 60] },
    { at: [10, 12], span: 24, turns: [-30, 34] },
    { at: [-20, -6], span: 34, turns: [66, 116] },
  ],
})

import { box } from '../geometry.ts'
import { sphere } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { across, area } from '../shape.ts'
import { boards } from '../textures.ts'
import type { Tone } from '../tones.ts'

// Feet. Bocce: USBF 86.9 by 13 within boards; balls of 4.2 in and the pallino, drawn larger.
export const bocce = (random: Random): Scene => {
  const balls: [number, number, Tone][] = [
    [20.4, 0.7, 'spot'],
    [22, -1.4, 'accent'],
    [18.4, -0.6, 'accent'],
    [23.4, 1.9, 'spot'],
    [17, 2.2, 'accent'],
  ]
  return {
    family: 'earth',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 94, 22), 'grass'),
      area(box(0, 0, 88.4, 14.6), 'accent'),
      area(box(0, 0, 86.9, 13), 'field'),
      ...boards([-43, -6.5, 86, 13], 0.7, random),
      across(30, 6.5),
      across(-30, 6.5),
      across(0, 6.5, { weight: 0.7 }),
    ],
    standing: [
      ...balls.flatMap(([x, y, tone]) => sphere(x, y, 0.62, tone)),
      ...sphere(20.9, -0.6, 0.3, 'line'),
    ],
    shots: [
      { at: [20.6, 0.6], span: 10, turns: [-28, 34, 62, 118] },
      { at: [23, 1], span: 13, turns: [-24, 40, -60] },
    ],
    tilts: [{ at: [20.6, 0], span: 8.5, turns: [-66, -112, 34] }],
  }
}

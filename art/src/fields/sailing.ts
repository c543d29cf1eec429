import { spline } from '../curves.ts'
import { box, inSpace, lens, moved, polar, raised, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, dashedAlong, disc, facing, line, solid, standingAt } from '../shape.ts'
import type { Standing } from '../shape.ts'
import { ripples } from '../textures.ts'
import type { Tone } from '../tones.ts'
import { buoy } from './buoy.ts'
import { waterPatches } from './lake.ts'

/** A dinghy heeling to leeward, which shows its sail from above. */
const dinghy = (x: number, y: number, heading: number, size: number, sail: Tone): Standing[] => {
  const place = (points: readonly Point[]) =>
    moved(
      turned(points, heading).map(([px, py, pz = 0]): Point => [px * size, py * size, pz * size]),
      x,
      y,
    )
  const mast: Point = [0.8, 0, 0.3]
  const top: Point = [0.35, 1.7, 4.6]
  const clew: Point = [-1.8, 0.9, 0.6]
  const leech = Array.from({ length: 9 }, (_, step): Point => {
    const t = step / 8
    const bulge = Math.sin(t * Math.PI) * 0.35
    return [clew[0] + (top[0] - clew[0]) * t - bulge, clew[1] + (top[1] - clew[1]) * t + bulge, 0.6 + 4 * t]
  })
  const at = (px: number, py: number, pz: number): Point => place([[px, py, pz]])[0] ?? [x, y]
  return standingAt(x, y, [
    solid(place(lens(0, 0, 4.4, 1.5)), 0.5 * size),
    area(place(raised(lens(0, 0, 4.4, 1.5, 0.7), 0.25)), 'line'),
    area(place(raised(lens(-0.3, 0, 3, 0.9, 0.7), 0.26)), 'sand'),
    facing(at(-0.9, -0.45, 0.7), disc(0.26 * size), 'red'),
    area(place(inSpace(2.1, 0, 0.3, 0.95, 0.5, 0.5, 0.4, 1.5, 4)), 'accent'),
    area(place([mast, ...leech]), sail),
    line(place([mast, clew]), { width: 0.09 * size, tone: 'deep' }),
    line(place([mast, top]), { width: 0.1 * size, tone: 'deep' }),
  ])
}

// Meters. World Sailing racing rules: a windward mark, a gate and a start line square to the wind; dinghies of 4.4.
export const sailing = (random: Random): Scene => {
  const fleet = [
    [-2, 1, -42],
    [5, 7, -50],
    [-8, 9, -38],
    [9, -4, 46],
    [-14, -4, 40],
    [0, -10, 52],
    [15, 4, -46],
    [18, -12, 44],
  ] as const
  const tones: [Tone, ...Tone[]] = ['line', 'spot', 'line', 'red', 'line']
  const wakes = fleet.flatMap(([x, y, heading]) =>
    [-1, 1].map((side) => {
      const [bx, by] = polar(x, y, 12, heading + 180 + side * 9)
      return line([polar(x, y, 3, heading + 180), [bx, by]], { weight: 0.7, opacity: 0.55 })
    }),
  )
  return {
    family: 'lake',
    light: 'sun',
    modes: ['tilt'],
    ground: [
      area(box(0, 0, 160, 120), 'field'),
      ...waterPatches(random, 34, 7),
      ...ripples([-40, -30, 80, 60], 3.4, 130, random, 'zone'),
      ...dashedAlong(spline(through(-30, 16, -6, -2, 4, 3, 12, -15)), 1, 1, { weight: 0.6, tone: 'accent' }),
      ...wakes,
    ],
    standing: [
      ...fleet.flatMap(([x, y, heading], index) =>
        dinghy(x, y, heading, 1.35, tones[index % tones.length] ?? 'line'),
      ),
      ...buoy(11, -15, 1.3, 'spot'),
      ...buoy(-18, 15, 1.3, 'spot'),
      ...buoy(-6, 16, 1.3, 'accent'),
    ],
    shots: [
      { at: [1, 2], span: 20, turns: [-28, 22, 118] },
      { at: [4, -3], span: 27, turns: [-16, 34] },
      { at: [0, 3], span: 15, turns: [20, -36] },
    ],
    tilts: [
      { at: [1, 1], span: 19, turns: [-58, 34, 118] },
      { at: [5, -4], span: 26, turns: [-30, 64] },
    ],
  }
}

import { block } from '../equipment.ts'
import { box, circle, dot, raised, rect, through } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, solid } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { ripples } from '../textures.ts'

// Heights are scaled down, or the high platform would hide the pool.
const heightScale = 0.26

// Meters. World Aquatics FR 5: a pool of 25 by 25; springboards 5 by 0.5 at 1 and 3, platforms at 5, 7.5 and 10.
export const diving = (random: Random): Scene => {
  const boards = [
    { y: -7.5, length: 5, reach: 1.8, width: 0.5, height: 1, tone: 'spot' },
    { y: -4.5, length: 5, reach: 1.8, width: 0.5, height: 3, tone: 'line' },
    { y: 0, length: 6, reach: 1.6, width: 3, height: 10, tone: 'line' },
    { y: 4.4, length: 6, reach: 1.4, width: 1.6, height: 7.5, tone: 'accent' },
    { y: 7.8, length: 5, reach: 1.8, width: 0.5, height: 3, tone: 'spot' },
  ] as const
  const [x, y] = [random.range(-7.6, -5.6), random.range(-1.6, 2.2)]
  const splash: Shape[] = [2.6, 1.9, 1.25, 0.7].map((radius, index) =>
    loop(circle(x, y, radius), { weight: 1 - index * 0.12, opacity: index === 0 ? 0.55 : 1 }),
  )
  const drops = Array.from({ length: 16 }, () => {
    const [angle, distance] = [random.range(0, 360), random.range(0.2, 1)]
    const [dx, dy] = [Math.cos(angle) * distance * 2.4, Math.sin(angle) * distance * 2.4]
    return area(dot(x + dx, y + dy, random.range(0.06, 0.16)), 'line')
  })
  return {
    family: 'water',
    light: 'windows',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 26.4, 26.4), 'line'),
      area(box(0, 0, 25, 25), 'field'),
      area(rect(-12.5, -12.5, 9, 25), 'deep', { opacity: 0.55 }),
      ...ripples([-12, -12, 24, 24], 2.2, 90, random),
      ...splash,
      area(dot(x, y, 0.45), 'line'),
      ...drops,
    ],
    standing: boards.flatMap(({ y: at, length, reach, width, height, tone }) => {
      const plank = rect(-12.5 + reach - length, at - width / 2, length, width)
      return [
        ...block(-12.5 - length + reach + 1, at, 1.4, width + 0.4, height * heightScale, 'deep', 'deep'),
        solid(plank, height * heightScale),
        area(raised(plank, height * heightScale), tone),
        ...(width > 1
          ? [
              loop(
                raised(
                  rect(-12.5 + reach - length + 0.25, at - width / 2 + 0.25, length - 0.7, width - 0.5),
                  height * heightScale,
                ),
                { width: 0.1, tone: 'deep' },
              ),
            ]
          : []),
        line(
          raised(
            through(-12.5 + reach - 0.35, at - width / 2, -12.5 + reach - 0.35, at + width / 2),
            height * heightScale,
          ),
          { width: 0.14, tone: 'deep' },
        ),
      ]
    }),
    shots: [
      { at: [-9, 0], span: 12, turns: [-32, 28, 62] },
      { at: [-8.5, 3], span: 9.6, turns: [-50, 40, 118] },
      { at: [-9, -3], span: 11, turns: [24, -36] },
    ],
    tilts: [
      { at: [-9.5, 0], span: 12, turns: [-36, 34, 64] },
      { at: [-8.5, -2], span: 11, turns: [-62, 28] },
    ],
  }
}

import { blob, spline, wobble } from '../curves.ts'
import { dot, inSpace, polygon, rect, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, solid } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

// Meters. Panels of 1.22 by 2.44 with T-nuts every 20 cm; IFSC lead routes rise 15.
const panelSize: Point = [1.22, 2.44]

const panels = (random: Random): Shape[] => {
  const facets = Array.from({ length: 14 }, () => {
    const [x, y] = [random.range(-7, 7), random.range(-6, 6)]
    return area(
      turned(through(x - 2.6, y, x + 1.6, y - 1.8, x + 2.4, y + 1.9), random.range(0, 360), x, y),
      random.chance(0.5) ? 'stripe' : 'zone',
    )
  })
  const joints = Array.from({ length: 13 }, (_, column) => {
    const x = (column - 6) * panelSize[0]
    return line(through(x, -8, x, 8), { weight: 0.28, tone: 'rim', opacity: 0.35 })
  })
  const rows = [-3, -2, -1, 0, 1, 2, 3].map((row) =>
    line(through(-9, row * panelSize[1], 9, row * panelSize[1]), {
      weight: 0.28,
      tone: 'rim',
      opacity: 0.35,
    }),
  )
  const nuts = Array.from({ length: 36 }, (_, column) =>
    Array.from({ length: 26 }, (_unused, row): Shape => ({
      ...area(polygon((column - 17.5) * 0.406, (row - 12.5) * 0.406, 0.024, 5), 'rim', { opacity: 0.45 }),
      fine: true,
    })),
  ).flat()
  return [...facets, ...joints, ...rows, ...nuts]
}

const volume = (random: Random, x: number, y: number): Standing[] => {
  const [size, turn] = [random.range(0.55, 0.95), random.range(0, 360)]
  const corners = polygon(x, y, size, 3, turn)
  const peak: Point = [x + random.range(-0.15, 0.15), y + random.range(-0.15, 0.15)]
  const [a, b, c] = corners
  if (!a || !b || !c) return []
  return [
    solid(corners, 0.32),
    area([a, b, peak], 'accent'),
    area([b, c, peak], 'zone'),
    area([c, a, peak], 'rim'),
  ]
}

const hold = (random: Random, [x, y]: Point, size: number, tone: Tone): Standing[] => {
  const outline = blob(
    x,
    y,
    size,
    wobble(random, random.int(5, 7), 0.26),
    random.range(0, 360),
    random.range(1, 1.7),
  )
  return [
    solid(outline, size * 0.9),
    area(outline, tone),
    area(blob(x - size * 0.16, y - size * 0.2, size * 0.5, [1, 0.8, 1, 0.8, 1], 0, 1.3), 'chalk', {
      opacity: 0.22,
    }),
    area(dot(x, y, 0.035), 'ink'),
  ]
}

export const climbing = (random: Random): Scene => {
  const route = (from: number, tone: Tone) => ({
    tone,
    knots: Array.from({ length: 10 }, (_, index): Point => [
      from + Math.sin(index * 1.3 + from) * 1.1 + random.range(-0.25, 0.25),
      4.8 - index * 1.05,
    ]),
  })
  const routes = [route(-4.6, 'blue'), route(-1.6, 'red'), route(1.4, 'spot'), route(4.4, 'blue')]
  const [, lead] = routes
  const rope = spline((lead?.knots ?? []).map(([x, y]): Point => [x + 0.34, y]))
  return {
    family: 'wall',
    light: 'windows',
    modes: [],
    ground: [area(rect(-10, -8, 20, 16), 'field'), ...panels(random)],
    standing: [
      ...through(-3, -2.4, 0.2, 2.4, 3.2, -0.8, -0.4, -4, 2.6, 3.4).flatMap(([x = 0, y = 0]) =>
        volume(random, x, y),
      ),
      ...routes.flatMap(({ knots, tone }) =>
        knots.flatMap((at) => hold(random, at, random.range(0.14, 0.3), tone)),
      ),
      line(
        rope.map(([x, y]): Point => [x, y, 0.3]),
        { width: 0.07, tone: 'line' },
      ),
      ...(lead?.knots ?? [])
        .filter((_, index) => index % 2)
        .map(([x, y]) =>
          line(inSpace(x + 0.3, y - 0.12, 0.3, x + 0.38, y + 0.14, 0.3), {
            width: 0.14,
            tone: 'ink',
            round: true,
          }),
        ),
    ],
    shots: [
      { at: [-0.8, 0], span: 4.6, turns: [-24, 18, 8] },
      { at: [0.6, -1.4], span: 5.8, turns: [-14, 28] },
      { at: [1.2, 1.4], span: 3.8, turns: [-34, 22] },
    ],
  }
}

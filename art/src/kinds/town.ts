import { blob, spline, strip, wobble } from '../curves.ts'
import { box, circle, oval, polygon, rect, through, turned } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { tree } from '../props.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, placed, ring, segment, solid } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import type { Tone } from '../tones.ts'

const blockSize: Point = [80, 56]
const streetWidth = 16

const building = (
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
  tone: Tone,
): Standing[] => [
  solid(box(x, y, width, depth), height),
  area(box(x, y, width, depth), tone),
  ...(height > 30 ? [area(box(x - width * 0.08, y - depth * 0.08, width * 0.5, depth * 0.5), 'field')] : []),
]

const houses = (random: Random, x: number, y: number): Standing[] => {
  const [width, depth] = [blockSize[0] - streetWidth, blockSize[1] - streetWidth]
  const across = random.int(2, 4)
  return Array.from({ length: across * 2 }, (_, index) => {
    if (random.chance(0.14)) return []
    const [column, row] = [index % across, Math.floor(index / across)]
    const [w, d] = [width / across, depth / 2]
    const height = random.chance(0.12) ? random.range(34, 50) : random.range(8, 20)
    return building(
      x - width / 2 + (column + 0.5) * w,
      y - depth / 2 + (row + 0.5) * d,
      w * random.range(0.62, 0.86),
      d * random.range(0.6, 0.86),
      height,
      random.chance(0.14) ? 'accent' : random.chance(0.5) ? 'zone' : 'stripe',
    )
  }).flat()
}

const ballpark = (): Shape[] => [
  area(circle(0, 0, 54), 'stripe'),
  area(
    [
      [0, 26],
      [-46, -20],
      ...Array.from({ length: 13 }, (_, index): Point => [
        -46 + (index * 92) / 12,
        -20 - Math.sin((index / 12) * Math.PI) * 34,
      ]),
      [46, -20],
    ],
    'grass',
  ),
  area(polygon(0, 2, 26, 4), 'accent'),
  area(polygon(0, 2, 17, 4), 'grass'),
  loop(circle(0, 0, 50), { weight: 0.9 }),
]

/** A town from above: a river with bridges, a stadium, a park and blocks. */
export const town = (random: Random): Scene => {
  const bend = random.range(-50, 50)
  const river = spline(through(-420, 130, -200, 60 + bend, -30, 96, 150, 30 - bend, 420, 60))
  const nearRiver = (x: number, y: number) =>
    river.some(([px, py]) => Math.abs(px - x) < 62 && Math.abs(py - y) < 66)
  const stadium: Point = [120, -112]
  const park: Point = [-160, -112]
  const diamond: Point = [-290, 10]
  const taken = ([cx, cy]: Point, x: number, y: number, reachX: number, reachY: number) =>
    Math.abs(cx - x) < reachX && Math.abs(cy - y) < reachY
  const lots = Array.from({ length: 99 }, (_, index): Point => [
    ((index % 11) - 5) * blockSize[0],
    (Math.floor(index / 11) - 4) * blockSize[1],
  ]).filter(([x, y]) => !taken(stadium, x, y, 119, 83) && !taken(park, x, y, 79, 55))
  const built = lots.filter(([x, y]) => !nearRiver(x, y) && !taken(diamond, x, y, 70, 66))
  const trees = Array.from({ length: 30 }, () => ({
    x: random.range(-66, 66),
    y: random.range(-42, 42),
  })).filter(({ x, y }) => Math.hypot((x - 28) / 1.5, y + 16) > 24)
  const avenue = segment(-500, 240, 420, -220, { width: 20, tone: 'line' })
  return {
    family: 'town',
    light: 'sun',
    modes: [],
    ground: [
      area(box(0, 0, 1200, 900), 'line'),
      ...lots.map(([x, y]) =>
        area(box(x, y, blockSize[0] - streetWidth, blockSize[1] - streetWidth), 'field'),
      ),
      area(box(stadium[0], stadium[1], 222, 152), 'field'),
      area(box(park[0], park[1], 144, 96), 'grass'),
      line(
        spline(through(park[0] - 72, park[1] - 30, park[0] - 20, park[1] + 10, park[0] + 72, park[1] + 34)),
        { width: 5, tone: 'line' },
      ),
      area(blob(park[0] + 28, park[1] - 16, 17, wobble(random, 7, 0.2), 0, 1.4), 'deep'),
      avenue,
      area(strip(river, 92), 'line'),
      area(strip(river, 80), 'grass'),
      area(strip(river, 64), 'deep'),
      ...[-160, 0, 160].map((x) => segment(x, -10, x, 220, { width: 14, tone: 'line' })),
      ...placed(
        [
          area(oval(66, 64), 'zone'),
          area(oval(62, 56), 'accent'),
          ring(oval(60, 50), oval(60, 40), 'stripe'),
          area(oval(60, 40), 'grass'),
          loop(box(0, 0, 92, 50), { weight: 0.6 }),
          segment(0, -25, 0, 25, { weight: 0.6 }),
          loop(circle(0, 0, 9), { weight: 0.6 }),
        ],
        stadium[0],
        stadium[1],
      ),
      ...placed(ballpark(), diamond[0], diamond[1]),
    ],
    standing: [
      // No shot shows buildings farther out.
      ...built
        .filter(([x, y]) => Math.abs(x) < 260 && Math.abs(y) < 200)
        .flatMap(([x, y]) => houses(random, x, y)),
      ...trees.flatMap(({ x, y }) => tree(park[0] + x, park[1] + y, random.range(4, 7), 'leaf')),
      solid(turned(rect(stadium[0] - 99, stadium[1] - 66, 198, 4), 0), 26),
    ],
    shots: [
      { at: [60, -60], span: 250, turns: [-28, 24, 62] },
      { at: [-90, -50], span: 230, turns: [-18, 34, 118] },
      { at: [0, 20], span: 290, turns: [-38, 20] },
      { at: [112, -96], span: 180, turns: [-30, 38] },
    ],
  }
}

import { block } from '../equipment.ts'
import { box } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area } from '../shape.ts'
import type { Shape, Standing } from '../shape.ts'
import { ripples } from '../textures.ts'
import { bottomLines, laneWidth, rope } from './pool.ts'
import type { Basin } from './pool.ts'

const deck = ({ length, lanes }: Basin): Shape[] => {
  const width = lanes * laneWidth
  return [area(box(0, 0, length + 1.6, width + 1.6), 'line'), area(box(0, 0, length, width), 'field')]
}

const startingBlocks = ({ length, lanes }: Basin): { ground: Shape[]; standing: Standing[] } => {
  const lane = Array.from({ length: lanes }, (_, index) => index)
  const y = (index: number) => (index - (lanes - 1) / 2) * laneWidth
  return {
    ground: lane.flatMap((index) =>
      lettering(String((index + 1) % 10), [-length / 2 - 2.6, y(index)], 1.05, { turn: 90, tone: 'deep' }),
    ),
    standing: lane.flatMap((index) => block(-length / 2 - 1.1, y(index), 0.8, 0.75, 0.7, 'deep', 'spot')),
  }
}

export const swimming = (random: Random): Scene => {
  const basin = { length: random.chance(0.5) ? 50 : 25, lanes: 10 }
  const { length, lanes } = basin
  const [end, width] = [length / 2, lanes * laneWidth]
  const blocks = startingBlocks(basin)
  const ropes = Array.from({ length: lanes - 1 }, (_, index) =>
    rope(
      -end + 0.3,
      end - 0.3,
      (index + 1 - lanes / 2) * laneWidth,
      index % 3 === 1 ? ['line', 'accent'] : ['line', 'zone'],
      'spot',
    ),
  ).flat()
  return {
    family: 'water',
    light: 'windows',
    modes: ['tilt', 'swap'],
    bold: 0.9,
    ground: [
      ...deck(basin),
      ...bottomLines(basin),
      ...ripples([-end, -width / 2, length, width], 2.2, Math.round(length * 2.4), random),
      ...ropes,
      ...blocks.ground,
    ],
    standing: blocks.standing,
    shots: [
      { at: [-end + 3, 0], span: 13, turns: [-32, 28, -58] },
      { at: [0, 1.2], span: 11.5, turns: [-34, 30, 58] },
      { at: [end - 3.5, 3], span: 14.5, turns: [-40, 44, -70] },
      { at: [-end / 3, 0], span: 19, turns: [-52, 22] },
      { at: [-end + 1.2, -4], span: 9, turns: [-18, 24] },
    ],
    tilts: [
      { at: [-end + 5, 0], span: 15, turns: [66, -66, 40] },
      { at: [-end + 9, 1], span: 19, turns: [-32, 38, 142] },
      { at: [0, 0], span: 15, turns: [-28, 34, 70] },
    ],
  }
}

import { box, circle, through } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, line, loop, segment } from '../shape.ts'
import type { Shape } from '../shape.ts'

const roundCount = 4
const roundLength = 9
const slotHeight = 2.6

const slotY = (round: number, index: number) =>
  (index - (2 ** (roundCount - round) - 1) / 2) * slotHeight * 2 ** round

/** A bracket of sixteen teams on each side, with the path of one finalist per side highlighted. */
export const bracket = (random: Random): Scene => {
  const side = (sign: number): Shape[] => {
    const champion = random.int(0, 2 ** roundCount - 1)
    const x = (round: number) => sign * (4 + (roundCount - round) * roundLength)
    return Array.from({ length: roundCount + 1 }, (_, round) =>
      Array.from({ length: 2 ** (roundCount - round) }, (_unused, index): Shape[] => {
        const [at, y] = [x(round), slotY(round, index)]
        const won = Math.floor(champion / 2 ** round) === index
        const inner = at - sign * roundLength * 0.62
        const parts: Shape[] = [
          area(box((at + inner) / 2, y, roundLength * 0.62, slotHeight * 0.62), won ? 'accent' : 'zone'),
          ...lettering(String(random.int(10, 99)), [inner + sign * 1, y], 0.84, {
            tone: won ? 'field' : 'line',
            opacity: won ? 1 : 0.7,
          }),
        ]
        if (round === roundCount) return parts
        const next = slotY(round + 1, Math.floor(index / 2))
        const way = through(
          inner,
          y,
          at - sign * roundLength * 0.8,
          y,
          at - sign * roundLength * 0.8,
          next,
          at - sign * roundLength,
          next,
        )
        return [line(way, won ? { tone: 'spot', weight: 1.7 } : { weight: 0.8 }), ...parts]
      }),
    ).flat(2)
  }
  const rules = Array.from({ length: 40 }, (_, index): Shape =>
    segment(-60, (index - 19.5) * slotHeight, 60, (index - 19.5) * slotHeight, {
      weight: 0.3,
      tone: 'stripe',
    }),
  )
  const columns = Array.from({ length: 25 }, (_, index): Shape =>
    segment((index - 12) * roundLength * 0.5, -60, (index - 12) * roundLength * 0.5, 60, {
      weight: 0.3,
      tone: 'stripe',
    }),
  )
  const final: Point = [0, 0]
  return {
    family: 'scorecard',
    light: 'sun',
    modes: ['tilt', 'swap'],
    ground: [
      area(box(0, 0, 140, 120), 'field'),
      ...rules,
      ...columns,
      ...side(-1),
      ...side(1),
      area(circle(final[0], final[1], 2.6), 'field'),
      loop(circle(final[0], final[1], 2.6), { weight: 1.6, tone: 'spot' }),
      area(circle(final[0], final[1], 1.5), 'spot'),
    ],
    shots: [
      { at: [12, 2], span: 19, turns: [-24, 18, -38] },
      { at: [-18, -3], span: 25, turns: [-32, 26] },
      { at: [3, 0], span: 17, turns: [22, -28] },
    ],
    tilts: [
      { at: [10, 0], span: 20, turns: [-32, 28] },
      { at: [-8, 2], span: 24, turns: [-58, 60] },
    ],
  }
}

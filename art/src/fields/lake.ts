import { blob, wobble } from '../curves.ts'
import type { Random } from '../random.ts'
import { area } from '../shape.ts'
import type { Shape } from '../shape.ts'

/** Nine rows of light and dark patches of water around the origin. */
export const waterPatches = (random: Random, halfWidth: number, pitch: number): Shape[] =>
  Array.from({ length: 9 }, (_, index) =>
    area(
      blob(
        random.range(-halfWidth, halfWidth),
        (index - 4) * pitch,
        random.range(3, 5),
        wobble(random, 8, 0.3),
        random.range(-12, 12),
        4.5,
      ),
      index % 2 ? 'stripe' : 'deep',
    ),
  )

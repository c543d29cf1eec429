import { box, circle, polar, polygon } from '../geometry.ts'
import { lettering } from '../numerals.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { area, loop } from '../shape.ts'
import { shots } from './target.ts'

// Millimeters. ISSF air rifle and pistol faces: rings of equal width around a black aiming mark.
export const shooting = (random: Random): Scene => {
  const rings = Array.from({ length: 9 }, (_, index) => index + 1)
  const holes = Array.from({ length: 5 }, () => polar(0, 0, random.range(4, 22), random.range(0, 360)))
  return {
    family: 'parlor',
    light: 'windows',
    modes: [],
    ground: [
      area(box(0, 0, 190, 190), 'line'),
      area(circle(0, 0, 80), 'field'),
      area(circle(0, 0, 48), 'zone'),
      ...rings.map((step) =>
        loop(circle(0, 0, step * 9), { weight: 0.5, tone: 'line', opacity: step > 5 ? 0.8 : 0.65 }),
      ),
      area(circle(0, 0, 7), 'spot'),
      ...[1, 3, 5, 7].flatMap((value) =>
        [0, 90, 180, 270].flatMap((angle) =>
          lettering(String(value), polar(0, 0, 85.5 - value * 9, angle), 4),
        ),
      ),
      ...holes.flatMap(([x, y]) => [area(circle(x, y, 3.1), 'chalk'), area(polygon(x, y, 2.3, 9), 'ink')]),
    ],
    shots: shots(80),
  }
}

import { expect, test } from 'vitest'
import { surfaceOf } from './surface-of.ts'

test.each([
  ['artificial_turf', 'Turf'],
  ['grass', 'Grass'],
  ['Tartan', 'Synthetic'],
  ['hardwood', 'Hardwood'],
  ['clay', undefined],
])('the surface for %s is %s', (word, surface) => {
  expect(surfaceOf(word)).toBe(surface)
})

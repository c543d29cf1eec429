import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.each([
  ['where is the arena and can we eat there', ['where is the arena', 'and can we eat there']],
  ['¿Dónde es? y q hotel le queda cerca', ['Dónde es?', 'y q hotel le queda cerca']],
  [
    'Le club a combien de parcours, et le plus long fait combien de verges ?',
    ['Le club a combien de parcours,', 'et le plus long fait combien de verges ?'],
  ],
  [
    'My son rides. Where is the track and how long is it?',
    ['My son rides. Where is the track', 'and how long is it?'],
  ],
  [
    'is there a club with tennis, how many courts does it have',
    ['is there a club with tennis,', 'how many courts does it have'],
  ],
])('splits "%s" into its questions', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

test.each([
  'which hotels have a pool and a gym',
  'We play at the arena. Which hotel is nearest?',
  'Grill in St. Louis and the park',
])('"%s" is one question', (text) => {
  expect(partsOf(text)).toEqual([])
})

import { expect, test } from 'vitest'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { spaceDetails, surfaceLabel } from './space-words.ts'

test('one of a space, several, and those that have no plural', () => {
  expect(spacesWord('Court', 1)).toBe('Court')
  expect(spacesWord('Bowling Lane')).toBe('Bowling Lanes')
  expect(spacesWord('Open Water')).toBe('Open Water')
})

test('lists the properties of a space, without the surface N/A', () => {
  const court = { surface: 'Hardwood', location: 'Indoor', additionalFeatures: ' 84 ft ' }
  expect(spaceDetails(court)).toEqual(['Hardwood', 'Indoor', '84 ft'])
  expect(spaceDetails({ surface: 'N/A', location: '', additionalFeatures: ' ' })).toEqual([])
  expect(['N/A', 'Ice'].map(surfaceLabel)).toEqual(['Not applicable', 'Ice'])
})

import { expect, test } from 'vitest'
import { compareProfiles } from '../../compare/comparison.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { facilityComparison } from './comparison.ts'

type Facility = ReturnType<typeof plainFacility>

const spaces = (name: 'Court' | 'Field', count: number, surface: 'Hardwood' | 'Turf' | null = null) => ({
  name,
  count,
  surface,
  location: null,
  additionalFeatures: null,
})

/** The cells of the rows of a group, by label. */
function rowsOf(title: string, ...facilities: (Facility | null)[]) {
  const group = compareProfiles(facilityComparison, facilities).find((each) => each.title === title)
  return group?.rows.map(({ label, cells }) => [
    label,
    ...cells.map((cell) => cell && [cell.text, cell.note].filter(Boolean).join(' · ')),
  ])
}

test('compares spaces by type, over all surfaces', () => {
  const one = plainFacility({ spaceTypes: [spaces('Court', 4, 'Hardwood'), spaces('Court', 2, 'Turf')] })
  const other = plainFacility({ spaceTypes: [spaces('Field', 2), spaces('Court', 1)] })
  expect(rowsOf('Spaces', one, other, plainFacility())).toEqual([
    ['Courts', '6 · Hardwood, turf', '1', null],
    ['Fields', 'None', '2', null],
  ])
})

test('compares sports by the spaces for each', () => {
  const one = plainFacility({ sports: ['Volleyball', 'Chess'], spaceTypes: [spaces('Court', 8)] })
  const other = plainFacility({ sports: ['Volleyball'], spaceTypes: [spaces('Court', 1)] })
  expect(rowsOf('Sports', one, other, plainFacility())).toEqual([
    ['Volleyball', '8 · courts', '1 · court', null],
    ['Chess', 'Yes', 'No', null],
  ])
})

test('joins the sports beyond the fifteenth in one row', () => {
  const sports = Array.from({ length: 17 }, (_, place) => `Sport ${place + 1}`)
  const rows = rowsOf('Sports', plainFacility({ sports }))
  expect(rows).toHaveLength(16)
  expect(rows?.at(-1)).toEqual(['Other sports', 'Sport 16 and Sport 17'])
})

test('measures distances from the first facility that is there', () => {
  const at = (id: string, lat: number) => plainFacility({ id, lat, lng: -83, address: '1 Elm Street' })
  expect(rowsOf('Location', null, at('a', 40), at('b', 40.29))).toEqual([
    ['Address', null, '1 Elm Street', '1 Elm Street'],
    ['Distance', null, '–', '20 mi'],
  ])
})

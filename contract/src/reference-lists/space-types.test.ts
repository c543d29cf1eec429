import { expect, test } from 'vitest'
import { allowsSurface, spaceTypeByName, spaceTypes } from './space-types.ts'
import { surfaces } from './surfaces.ts'

test('there are 30 space types', () => {
  expect(spaceTypes).toHaveLength(30)
})

test('a court allows the five surfaces of the specification', () => {
  expect(spaceTypeByName.get('Court')?.surfaces).toEqual([
    'Hardwood',
    'Concrete',
    'Multi-purpose',
    'Synthetic',
    'Sand',
  ])
})

test('a field allows the four surfaces of the specification', () => {
  expect(spaceTypeByName.get('Field')?.surfaces).toEqual(['Grass', 'Turf', 'Multi-purpose', 'Synthetic'])
})

test('a diamond allows the three surfaces of the specification', () => {
  expect(spaceTypeByName.get('Diamond')?.surfaces).toEqual(['Grass', 'Turf', 'Synthetic'])
})

test('a rink allows the four surfaces of the specification', () => {
  expect(spaceTypeByName.get('Rink')?.surfaces).toEqual(['Ice', 'Concrete', 'Synthetic', 'Multi-purpose'])
})

test('pools and golf courses allow no surface but N/A', () => {
  const allowed = ['Pool', 'Golf Course'].map((name) =>
    surfaces.filter((surface) => allowsSurface(spaceTypeByName.get(name)!, surface)),
  )
  expect(allowed).toEqual([['N/A'], ['N/A']])
})

test('a space type that lists surfaces does not allow N/A', () => {
  const listing = spaceTypes.filter((type) => type.surfaces.length > 0)
  expect(listing.filter((type) => allowsSurface(type, 'N/A')).map(({ name }) => name)).toEqual([])
})

test('every space type is indoors, outdoors or either, and no surface is listed twice', () => {
  const isSet = (list: readonly string[]) => new Set(list).size === list.length
  const faulty = spaceTypes.filter(
    (type) => type.locations.length === 0 || !isSet(type.locations) || !isSet(type.surfaces),
  )
  expect(faulty.map(({ name }) => name)).toEqual([])
})

test('some space type besides Other lists every surface but N/A', () => {
  const listed = new Set(
    spaceTypes.flatMap((type) => (type.name === 'Other' ? [] : type.surfaces.map(String))),
  )
  expect(surfaces.filter((surface) => !listed.has(surface))).toEqual(['N/A'])
})

test('Other allows every surface but N/A', () => {
  expect(spaceTypeByName.get('Other')?.surfaces).toEqual(surfaces.filter((surface) => surface !== 'N/A'))
})

test('finds every space type by its name', () => {
  expect(spaceTypes.filter((type) => spaceTypeByName.get(type.name) !== type)).toEqual([])
})

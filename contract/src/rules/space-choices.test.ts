import { expect, test } from 'vitest'
import { SpaceTypeDraft } from '../facilities/space-type-schema.ts'
import { locations } from '../reference-lists/locations.ts'
import { spaceTypeByName, spaceTypes } from '../reference-lists/space-types.ts'
import { surfaces } from '../reference-lists/surfaces.ts'
import { choicesOf, fittedTo } from './space-choices.ts'

const fitTo = (name: string, surface: string, location: string) =>
  fittedTo(spaceTypeByName.get(name), { surface, location })

test('keeps a surface and a location that the new type allows', () => {
  expect(fitTo('Track', 'Hardwood', 'Indoor')).toEqual({ surface: 'Hardwood', location: 'Indoor' })
})

test('clears a surface that the new type does not allow', () => {
  expect(fitTo('Rink', 'Hardwood', 'Outdoor')).toEqual({ surface: '', location: 'Outdoor' })
})

test('leaves empty fields empty while the new type has options for them', () => {
  expect(fitTo('Court', '', '')).toEqual({ surface: '', location: '' })
})

test('fills in the sole surface and location of the new type', () => {
  expect(fitTo('Open Water', '', '')).toEqual({ surface: 'Water', location: 'Outdoor' })
})

test('fills in N/A for a type that lists no surfaces, and replaces a location that it does not allow', () => {
  expect(fitTo('Meeting Room', 'Hardwood', 'Outdoor')).toEqual({ surface: 'N/A', location: 'Indoor' })
})

test('clears the fields of a space without a type', () => {
  expect(fitTo('', 'Ice', 'Indoor')).toEqual({ surface: '', location: '' })
})

test('a space without a type has no options', () => {
  expect(choicesOf(undefined)).toEqual({ surfaces: [], locations: [] })
})

const pairs = spaceTypes.flatMap((type) => surfaces.map((surface) => ({ type, surface })))
const nameOf = ({ type, surface }: (typeof pairs)[number]) => `${surface} of ${type.name}`

test('offers exactly the surfaces that the draft schema accepts', () => {
  const different = pairs.filter(
    ({ type, surface }) =>
      SpaceTypeDraft.safeParse({ name: type.name, surface }).success !==
      choicesOf(type).surfaces.includes(surface),
  )
  expect(different.map(nameOf)).toEqual([])
})

test('fits every surface and location into fields that the draft schema accepts', () => {
  const rejected = pairs.filter(({ type, surface }) =>
    locations.some((location) => {
      const fitted = fittedTo(type, { surface, location })
      const draft = { name: type.name, surface: fitted.surface || null, location: fitted.location || null }
      return !SpaceTypeDraft.safeParse(draft).success
    }),
  )
  expect(rejected.map(nameOf)).toEqual([])
})

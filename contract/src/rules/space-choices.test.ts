import { expect, test } from 'vitest'
import { SpaceTypeDraft } from '../facilities/space-type-schema.ts'
import { locations } from '../reference-lists/locations.ts'
import { spaceTypeByName, spaceTypes } from '../reference-lists/space-types.ts'
import { surfaces } from '../reference-lists/surfaces.ts'
import { choicesOf, fittedTo } from './space-choices.ts'

const become = (name: string, surface: string, location: string) =>
  fittedTo(spaceTypeByName.get(name), { surface, location })

test('keeps what the new type allows, and drops the rest', () => {
  expect(become('Track', 'Hardwood', 'Indoor')).toEqual({ surface: 'Hardwood', location: 'Indoor' })
  expect(become('Rink', 'Hardwood', 'Outdoor')).toEqual({ surface: '', location: 'Outdoor' })
  expect(become('Court', '', '')).toEqual({ surface: '', location: '' })
})

test('says what there is no choice of', () => {
  expect(become('Meeting Room', 'Hardwood', 'Outdoor')).toEqual({ surface: 'N/A', location: 'Indoor' })
  expect(become('Open Water', '', '')).toEqual({ surface: 'Water', location: 'Outdoor' })
})

test('says nothing of a space without a type', () => {
  expect(become('', 'Ice', 'Indoor')).toEqual({ surface: '', location: '' })
  expect(choicesOf(undefined)).toEqual({ surfaces: [], locations: [] })
})

test('offers and says what the contract takes, of every type', () => {
  for (const type of spaceTypes)
    for (const surface of surfaces) {
      const isTaken = SpaceTypeDraft.safeParse({ name: type.name, surface }).success
      expect(isTaken, `${surface} of ${type.name}`).toBe(choicesOf(type).surfaces.includes(surface))
      for (const location of locations) {
        const said = fittedTo(type, { surface, location })
        const sent = { name: type.name, surface: said.surface || null, location: said.location || null }
        expect(SpaceTypeDraft.safeParse(sent).error).toBeUndefined()
      }
    }
})

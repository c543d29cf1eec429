import { expect, test } from 'vitest'
import { facilityCreation } from '../../kinds/facility/creation/facility-creation.ts'
import { blankDraft } from '../creation-kind.ts'
import type { StoredDraft } from './creation-draft.ts'
import { readDraft, serialized } from './read-draft.ts'

const key = '0b8f9c1e-3f5a-4d0e-9a44-0d2f5f0f7a11'
const options = { sports: ['Basketball', 'Soccer'], amenities: ['Parking'] }
const read = (stored: unknown) => readDraft(JSON.stringify(stored), facilityCreation, options)
const { fields } = blankDraft(facilityCreation)

const stored: StoredDraft = {
  key,
  savedDate: '2026-11-20T10:00:00.000Z',
  draft: {
    fields: { ...fields, name: '  half a na' },
    pin: { lat: 39.77, lng: -86.15, isSetByHand: true },
    children: {
      spaces: [{ name: 'Court', count: '8', surface: '', location: 'Indoor', additionalFeatures: '<b>' }],
      sports: [{ name: 'Basketball' }],
      amenities: [{ name: 'Parking' }],
    },
  },
  pictures: [{ id: 'p1', name: 'The hall' }],
  sent: { profile: { name: 'x' }, id: 'f1', done: ['sports/0'] },
}

test('reads a stored draft as it was typed', () => {
  expect(readDraft(serialized(stored), facilityCreation, options)).toEqual(stored)
})

test.each([
  null,
  '',
  '{',
  '[]',
  '7',
  '"x"',
  'null',
  '{"draft":{"name":"no key"}}',
  `{"key":"${key}","draft":[]}`,
])('reads %s as no draft', (text) => {
  expect(readDraft(text, facilityCreation, options)).toBeUndefined()
})

test('reads what it understands of another version, and leaves out the rest', () => {
  const draft = {
    name: 'Elm Street Fieldhouse',
    city: { old: 'shape' },
    capacity: 3200,
    pin: { lat: 'north', lng: 0 },
    spaces: [{ name: 'Court', count: 8 }, 'Field', null],
    sports: ['Soccer', 'Quidditch', 'Soccer', 4],
    amenities: 'Parking',
    invented: true,
  }
  const found = read({ key, draft, sent: 'yes', pictures: [{ id: 'p1' }, 7, { id: 'p2', name: 'Hall' }] })
  expect(found?.draft).toMatchObject({
    fields: { name: 'Elm Street Fieldhouse', city: '', capacity: '3200' },
    pin: null,
    children: { sports: [{ name: 'Soccer' }], amenities: [] },
  })
  expect(found?.draft.children.spaces?.map(({ name, count }) => [name, count])).toEqual([
    ['Court', '8'],
    ['', '1'],
    ['', '1'],
  ])
  expect(found?.draft.fields).not.toHaveProperty('invented')
  expect(found?.pictures).toEqual([{ id: 'p2', name: 'Hall' }])
  expect(found?.sent).toBeUndefined()
})

test('ignores a pin with an impossible latitude', () => {
  expect(read({ key, draft: { name: 'x', pin: { lat: 91, lng: 0 } } })?.draft.pin).toBeNull()
})

import { expect, test } from 'vitest'
import { blankDraft, type KeptDraft } from './creation-draft.ts'
import { readDraft } from './read-draft.ts'

const key = '0b8f9c1e-3f5a-4d0e-9a44-0d2f5f0f7a11'
const offered = { sports: new Set(['Basketball', 'Soccer']), amenities: new Set(['Parking']) }
const read = (kept: unknown) => readDraft(JSON.stringify(kept), offered)

const kept: KeptDraft = {
  key,
  savedDate: '2026-11-20T10:00:00.000Z',
  draft: {
    ...blankDraft,
    name: '  half a na',
    pin: { lat: 39.77, lng: -86.15, isSetByHand: true },
    spaces: [{ name: 'Court', count: '8', surface: '', location: 'Indoor', additionalFeatures: '<b>' }],
    sports: ['Basketball'],
    amenities: ['Parking'],
  },
  pictures: [{ id: 'p1', name: 'The hall' }],
  sent: { facility: { name: 'x' }, id: 'f1', done: ['sport/0'] },
}

test('reads what this version kept as it was typed', () => {
  expect(read(kept)).toEqual(kept)
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
])('takes %s for no draft', (text) => {
  expect(readDraft(text, offered)).toBeUndefined()
})

test('keeps what it understands of another version, and leaves out the rest', () => {
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
    name: 'Elm Street Fieldhouse',
    city: '',
    capacity: '3200',
    pin: null,
    sports: ['Soccer'],
    amenities: [],
  })
  expect(found?.draft.spaces.map(({ name, count }) => [name, count])).toEqual([
    ['Court', '8'],
    ['', '1'],
    ['', '1'],
  ])
  expect(found?.draft).not.toHaveProperty('invented')
  expect(found?.pictures).toEqual([{ id: 'p2', name: 'Hall' }])
  expect(found?.sent).toBeUndefined()
})

test('puts no pin off the Earth', () => {
  expect(read({ ...kept, draft: { ...kept.draft, pin: { lat: 91, lng: 0 } } })?.draft.pin).toBeNull()
})

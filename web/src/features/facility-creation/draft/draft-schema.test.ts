import { expect, test } from 'vitest'
import { fieldWords, sentence } from '../../../page/field-words.ts'
import { blankDraft, blankSpace, type CreationDraft } from './creation-draft.ts'
import { DraftSchema, facilityOf } from './draft-schema.ts'

const least: CreationDraft = {
  ...blankDraft,
  name: 'Elm Street Fieldhouse',
  facilityType: 'Fieldhouse',
  city: 'Westfield',
  state: 'Indiana',
}

function problems(change: Partial<CreationDraft>): Record<string, string> {
  const read = DraftSchema.safeParse({ ...least, ...change }, { error: fieldWords })
  if (read.success) return {}
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), sentence(message)]))
}

test('is content with the least that makes a page', () => {
  expect(problems({})).toEqual({})
})

test('asks for what is missing, each at its field', () => {
  expect(problems(blankDraft)).toEqual({
    name: 'Fill this in.',
    facilityType: 'Choose the type.',
    city: 'Say in which town it is.',
    state: 'Choose the state or province.',
  })
})

test('says in words what the contract does not take', () => {
  expect(
    problems({
      name: 'x'.repeat(201),
      capacity: '-1',
      indoorArea: '1.5',
      yearOpened: '1200',
      phone: 'ask at the desk',
      email: 'nonsense',
      website: 'two words',
    }),
  ).toEqual({
    name: 'Give at most 200 characters.',
    capacity: 'Give at least 0.',
    indoorArea: 'Give a whole number.',
    yearOpened: 'Give at least 1700.',
    phone: 'Must be a telephone number.',
    email: 'Give an e-mail address, such as name@example.com.',
    website: 'Give a web address, such as https://example.com.',
  })
})

test('holds spaces to their kind', () => {
  const spaces = [
    { ...blankSpace, name: 'Court', surface: 'Hardwood', location: 'Indoor' },
    { ...blankSpace, name: 'Court', surface: 'Ice' },
    { ...blankSpace, count: '' },
    { ...blankSpace, name: 'Pool', count: '2000' },
  ]
  expect(problems({ spaces })).toEqual({
    'spaces.1.surface': 'Is not a surface of Court.',
    'spaces.2.name': 'Choose what it is.',
    'spaces.2.count': 'Say how many.',
    'spaces.3.count': 'Give at most 1000.',
  })
})

test('takes what was typed in the form of the contract', () => {
  const checked = DraftSchema.parse({
    ...least,
    name: '  Elm Street Fieldhouse ',
    capacity: '3200',
    email: '',
    website: 'example.org:8080',
    pin: { lat: 39.77, lng: -86.15, isSetByHand: true },
    spaces: [{ ...blankSpace, name: 'Court', count: '8', surface: '' }],
  })
  expect(checked.spaces).toEqual([
    { name: 'Court', count: 8, surface: null, location: null, additionalFeatures: null },
  ])
  const facility = facilityOf(checked)
  expect(facility).toMatchObject({
    name: 'Elm Street Fieldhouse',
    capacity: 3200,
    email: null,
    website: 'https://example.org:8080',
    lat: 39.77,
    lng: -86.15,
  })
  for (const field of ['pin', 'spaces', 'sports', 'amenities']) expect(facility).not.toHaveProperty(field)
})

test('leaves the middle of a town for the server to find', () => {
  const checked = DraftSchema.parse({ ...least, pin: { lat: 1, lng: 2, isSetByHand: false } })
  expect(facilityOf(checked)).not.toHaveProperty('lat')
})

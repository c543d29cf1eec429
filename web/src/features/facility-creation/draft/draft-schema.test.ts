import { expect, it } from 'vitest'
import { blankDraft, blankSpace, type CreationDraft } from './creation-draft.ts'
import { DraftSchema, facilityOf } from './draft-schema.ts'
import { issueText, sentence } from './issue-text.ts'

const least: CreationDraft = {
  ...blankDraft,
  name: 'Elm Street Fieldhouse',
  facilityType: 'Fieldhouse',
  city: 'Westfield',
  state: 'Indiana',
}

function problems(change: Partial<CreationDraft>): Record<string, string> {
  const read = DraftSchema.safeParse({ ...least, ...change }, { error: issueText })
  if (read.success) return {}
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.'), sentence(message) ?? '']),
  )
}

it('is content with the least that makes a page', () => {
  expect(problems({})).toEqual({})
})

it('asks for what is missing, each at its field', () => {
  expect(problems(blankDraft)).toEqual({
    name: 'Fill this in.',
    facilityType: 'Choose the type.',
    city: 'Say in which town it is.',
    state: 'Choose the state or province.',
  })
})

it('says in words what the contract does not take', () => {
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
    name: 'Write at most 200 characters.',
    capacity: 'Write 0 or more.',
    indoorArea: 'Write a whole number.',
    yearOpened: 'Write 1700 or more.',
    phone: 'Must be a telephone number.',
    email: 'Write an address such as desk@example.org.',
    website: 'Write an address such as https://example.org.',
  })
})

it('holds spaces to their kind', () => {
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
    'spaces.3.count': 'Write 1000 or less.',
  })
})

it('takes what was typed in the form of the contract', () => {
  const checked = DraftSchema.parse({
    ...least,
    name: '  Elm Street Fieldhouse ',
    capacity: '3200',
    email: '',
    website: 'example.org',
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
    website: 'https://example.org',
    lat: 39.77,
    lng: -86.15,
  })
  for (const field of ['pin', 'spaces', 'sports', 'amenities']) expect(facility).not.toHaveProperty(field)
})

it('leaves the middle of a town for the server to find', () => {
  const checked = DraftSchema.parse({ ...least, pin: { lat: 1, lng: 2, isSetByHand: false } })
  expect(facilityOf(checked)).not.toHaveProperty('lat')
})

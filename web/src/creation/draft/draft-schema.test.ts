import { expect, test } from 'vitest'
import { destinationCreation } from '../../kinds/destination/creation.ts'
import { eventCreation } from '../../kinds/event/creation.ts'
import { blankSpace } from '../../kinds/facility/creation/draft-space.tsx'
import { facilityCreation } from '../../kinds/facility/creation/facility-creation.ts'
import { fieldWords, sentence } from '../../platform/form/field-words.ts'
import { blankDraft } from '../creation-kind.ts'
import type { ChildRow } from './creation-draft.ts'
import { draftSchema, profileOf } from './draft-schema.ts'

const schema = draftSchema(facilityCreation, await facilityCreation.schemas())
const blank = blankDraft(facilityCreation)
const minimal = {
  ...blank.fields,
  name: 'Elm Street Fieldhouse',
  facilityType: 'Fieldhouse',
  city: 'Westfield',
  state: 'Indiana',
}

function problems(fields: Record<string, string>, spaces: ChildRow[] = []): Record<string, string> {
  const draft = { ...blank, fields, children: { ...blank.children, spaces } }
  const read = schema.safeParse(draft, { error: fieldWords })
  if (read.success) return {}
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.slice(1).join('.'), sentence(message)]),
  )
}

test('accepts a draft with only the required fields', () => {
  expect(problems(minimal)).toEqual({})
})

test('a blank draft has a problem at each required field', () => {
  expect(problems(blank.fields)).toEqual({
    name: 'Enter the name.',
    facilityType: 'Choose the type.',
    city: 'Enter the city.',
    state: 'Choose the state or province.',
  })
})

test('describes values that the contract rejects', () => {
  const wrong = {
    name: 'x'.repeat(201),
    capacity: '-1',
    indoorArea: '1.5',
    yearOpened: '1200',
    phone: 'ask at the desk',
    email: 'nonsense',
    website: 'two words',
  }
  expect(problems({ ...minimal, ...wrong })).toEqual({
    name: 'Use 200 characters or fewer.',
    capacity: 'Must be 0 or more.',
    indoorArea: 'Enter a whole number.',
    yearOpened: 'Must be 1700 or more.',
    phone: 'Must be a telephone number.',
    email: 'Enter an email address, such as name@example.com.',
    website: 'Enter a web address, such as https://example.com.',
  })
})

test('checks spaces by the rules of their type', () => {
  const spaces = [
    { ...blankSpace, name: 'Court', surface: 'Hardwood', location: 'Indoor' },
    { ...blankSpace, name: 'Court', surface: 'Ice' },
    { ...blankSpace, count: '' },
    { ...blankSpace, name: 'Pool', count: '2000' },
  ]
  expect(problems(minimal, spaces)).toEqual({
    'spaces.1.surface': 'Is not a surface of Court.',
    'spaces.2.name': 'Choose the type.',
    'spaces.2.count': 'Enter the number.',
    'spaces.3.count': 'Must be a whole number of spaces from 1 to 1,000.',
  })
})

test('converts typed values to the types of the contract', () => {
  const fields = {
    ...minimal,
    name: '  Elm Street Fieldhouse ',
    capacity: '3200',
    email: '',
    website: 'example.org:8080',
  }
  const checked = schema.parse({
    fields,
    pin: { lat: 39.77, lng: -86.15, isSetByHand: true },
    children: {
      spaces: [{ ...blankSpace, name: 'Court', count: '8', surface: '' }],
      sports: [{ name: 'Basketball' }],
      amenities: [],
    },
  })
  expect(checked.children).toEqual({
    spaces: [{ name: 'Court', count: 8, surface: null, location: null, additionalFeatures: null }],
    sports: [{ name: 'Basketball' }],
    amenities: [],
  })
  const profile = profileOf(checked)
  expect(profile).toMatchObject({
    name: 'Elm Street Fieldhouse',
    capacity: 3200,
    email: null,
    website: 'https://example.org:8080',
    lat: 39.77,
    lng: -86.15,
  })
  for (const field of ['pin', 'spaces', 'sports', 'amenities']) expect(profile).not.toHaveProperty(field)
})

test('leaves out a position that was not set by hand', () => {
  const pin = { lat: 1, lng: 2, isSetByHand: false }
  expect(profileOf(schema.parse({ ...blank, fields: minimal, pin }))).not.toHaveProperty('lat')
})

test('reads choices, checkboxes and dates of a destination', async () => {
  const destination = draftSchema(destinationCreation, await destinationCreation.schemas())
  const { fields, ...rest } = blankDraft(destinationCreation)
  const typed = {
    ...fields,
    name: 'Visit Elm County',
    destinationType: 'Sports Commission',
    city: 'Westfield',
    state: 'Indiana',
    services: 'Marketing\nSignage',
    hotelLiveRatesEnabled: 'true',
  }
  expect(profileOf(destination.parse({ ...rest, fields: typed }))).toMatchObject({
    destinationType: 'Sports Commission',
    services: ['Marketing', 'Signage'],
    hotelLiveRatesEnabled: true,
    hotelLiveRatesVisibleAfter: null,
  })
})

test.each([
  [{ startDate: '2027-03-14', endDate: '2027-03-12' }, { endDate: 'Must not be before “First day”.' }],
  [
    { startDate: '2027-03-12', endDate: '2027-03-14', entryDeadline: '2027-03-15' },
    { entryDeadline: 'Must not be after “Last day”.' },
  ],
  [
    { startDate: '2027-03-12', endDate: '2027-03-12', startTime: '10:00', endTime: '09:00' },
    { endTime: 'Must be after “Starts on the first day at”.' },
  ],
])('names both fields of a rule that %j breaks', async (fields, expected) => {
  const event = draftSchema(eventCreation, await eventCreation.schemas())
  const draft = blankDraft(eventCreation)
  const read = event.safeParse(
    {
      ...draft,
      fields: { ...draft.fields, name: 'Elm Open', type: 'Tournament', category: 'Marketed', ...fields },
    },
    { error: fieldWords },
  )
  const found = read.error?.issues.map(({ path, message }) => [path.slice(1).join('.'), sentence(message)])
  expect(Object.fromEntries(found ?? [])).toEqual(expected)
})

import { expect, test } from 'vitest'
import type { VenueFacts } from '../import-place.ts'
import { compareFacts, knownFacts } from './compare-facts.ts'

const venue = (facts: Partial<VenueFacts> = {}): VenueFacts => ({
  name: 'Elm Arena',
  otherNames: [],
  address: null,
  city: null,
  state: null,
  postalCode: null,
  lat: null,
  lng: null,
  phone: null,
  email: null,
  website: null,
  facilityType: 'Arena',
  capacity: null,
  yearOpened: null,
  sports: [],
  spaces: [],
  amenities: [],
  own: [],
  ...facts,
})

const agreementOf = (label: string, row: Partial<VenueFacts>, known: Partial<VenueFacts>) =>
  compareFacts(venue(row), venue(known), []).find((fact) => fact.label === label)?.agreement

test('leaves out what neither venue has', () =>
  expect(compareFacts(venue(), venue(), []).map(({ label }) => label)).toEqual(['Name', 'Type']))

test.each([
  ['Name', { name: 'ELM  Aréna' }, { name: 'Elm Arena' }],
  ['Address', { address: '1 Elm St.' }, { address: '1 ELM ST' }],
  ['Phone', { phone: '317-555-0142' }, { phone: '(317) 555 0142' }],
  ['Website', { website: 'https://www.elm.example/' }, { website: 'http://elm.example' }],
  ['Sports', { sports: ['Soccer', 'Tennis'] }, { sports: ['Tennis', 'Soccer'] }],
])('%s agrees in another spelling', (label, row, known) =>
  expect(agreementOf(label, row, known)).toBe('agrees'),
)

test('facts that the importer finds equal agree', () => {
  const rows = ['12 Main Ave', '12 Main Avenue'].map((address) => venue({ address, phone: '317-555-0142' }))
  const [row = venue(), known = venue()] = rows
  const agreements = (agreeing: 'address'[]) =>
    compareFacts(row, known, agreeing).find(({ label }) => label === 'Address')?.agreement
  expect(agreements(['address'])).toBe('agrees')
  expect(agreements([])).toBe('differs')
})

test('another town differs', () =>
  expect(agreementOf('City', { city: 'Dayton' }, { city: 'Akron' })).toBe('differs'))

test('a fact of one venue is alone', () => expect(agreementOf('Seats', { capacity: 1200 }, {})).toBe('alone'))

test('a row without a type does not differ by it', () =>
  expect(agreementOf('Type', { facilityType: 'Other' }, {})).toBe('alone'))

test('spaces differ by their counts', () => {
  const courts = (count: number) => ({ spaces: [{ name: 'Court', count, surface: null, location: null }] })
  expect(agreementOf('Spaces', courts(4), courts(8))).toBe('differs')
})

test('lists the known facts of one venue', () =>
  expect(knownFacts(venue({ capacity: 1200, yearOpened: 1998 }))).toEqual([
    { label: 'Name', value: 'Elm Arena' },
    { label: 'Type', value: 'Arena' },
    { label: 'Seats', value: '1,200' },
    { label: 'Opened', value: '1998' },
  ]))

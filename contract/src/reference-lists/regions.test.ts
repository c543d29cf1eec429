import { expect, test } from 'vitest'
import { regionNames, regionOf, stateOf, states } from './regions.ts'

const regionsOf = (texts: string[]) => Object.fromEntries(texts.map((text) => [text, regionOf(text)]))

test('lists the eleven regions of the specification', () => {
  expect(regionNames).toEqual([
    'Northeast',
    'Southeast',
    'Midwest',
    'Northwest',
    'Southwest',
    'Pacific',
    'Caribbean',
    'Prairie Provinces',
    'Western Canada',
    'Atlantic Canada',
    'Central Canada',
  ])
})

test('assigns every state and province to its region', () => {
  const byRegion = Object.groupBy(states, ({ region }) => region)
  const namesByRegion = Object.entries(byRegion).map(([region, list]) => [
    region,
    list.map(({ name }) => name),
  ])
  expect(Object.fromEntries(namesByRegion)).toEqual({
    Northeast: [
      'Connecticut',
      'Delaware',
      'Maine',
      'Maryland',
      'Massachusetts',
      'New Hampshire',
      'New Jersey',
      'New York',
      'Pennsylvania',
      'Rhode Island',
      'Vermont',
      'District of Columbia',
    ],
    Southeast: [
      'Alabama',
      'Arkansas',
      'Florida',
      'Georgia',
      'Kentucky',
      'Louisiana',
      'Mississippi',
      'North Carolina',
      'South Carolina',
      'Tennessee',
      'Virginia',
      'West Virginia',
    ],
    Midwest: [
      'Illinois',
      'Indiana',
      'Iowa',
      'Kansas',
      'Michigan',
      'Minnesota',
      'Missouri',
      'Nebraska',
      'North Dakota',
      'Ohio',
      'South Dakota',
      'Wisconsin',
    ],
    Northwest: ['Idaho', 'Montana', 'Oregon', 'Washington', 'Wyoming'],
    Southwest: ['Arizona', 'Colorado', 'Nevada', 'New Mexico', 'Oklahoma', 'Texas', 'Utah'],
    Pacific: ['Alaska', 'California', 'Hawaii'],
    Caribbean: ['Puerto Rico', 'Virgin Island'],
    'Prairie Provinces': ['Alberta', 'Manitoba', 'Saskatchewan'],
    'Western Canada': ['British Columbia'],
    'Atlantic Canada': ['New Brunswick', 'Newfoundland and Labrador', 'Nova Scotia', 'Prince Edward Island'],
    'Central Canada': ['Ontario', 'Quebec'],
  })
})

test('lists 50 states, then three other parts of the United States, then 10 provinces, with postal codes', () => {
  expect(states.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'AL Alabama',
    'AK Alaska',
    'AZ Arizona',
    'AR Arkansas',
    'CA California',
    'CO Colorado',
    'CT Connecticut',
    'DE Delaware',
    'FL Florida',
    'GA Georgia',
    'HI Hawaii',
    'ID Idaho',
    'IL Illinois',
    'IN Indiana',
    'IA Iowa',
    'KS Kansas',
    'KY Kentucky',
    'LA Louisiana',
    'ME Maine',
    'MD Maryland',
    'MA Massachusetts',
    'MI Michigan',
    'MN Minnesota',
    'MS Mississippi',
    'MO Missouri',
    'MT Montana',
    'NE Nebraska',
    'NV Nevada',
    'NH New Hampshire',
    'NJ New Jersey',
    'NM New Mexico',
    'NY New York',
    'NC North Carolina',
    'ND North Dakota',
    'OH Ohio',
    'OK Oklahoma',
    'OR Oregon',
    'PA Pennsylvania',
    'RI Rhode Island',
    'SC South Carolina',
    'SD South Dakota',
    'TN Tennessee',
    'TX Texas',
    'UT Utah',
    'VT Vermont',
    'VA Virginia',
    'WA Washington',
    'WV West Virginia',
    'WI Wisconsin',
    'WY Wyoming',
    'DC District of Columbia',
    'PR Puerto Rico',
    'VI Virgin Island',
    'AB Alberta',
    'BC British Columbia',
    'MB Manitoba',
    'NB New Brunswick',
    'NL Newfoundland and Labrador',
    'NS Nova Scotia',
    'ON Ontario',
    'PE Prince Edward Island',
    'QC Quebec',
    'SK Saskatchewan',
  ])
})

test('the last ten entries are Canadian, all others American', () => {
  expect(states.map(({ country }) => country)).toEqual([
    ...Array.from({ length: 53 }, () => 'US'),
    ...Array.from({ length: 10 }, () => 'CA'),
  ])
})

test('finds every state and province by its name and by its code', () => {
  const lost = states.filter((state) => stateOf(state.name) !== state || stateOf(state.code) !== state)
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('finds the region of a state whatever the case, accents, full stops and spaces', () => {
  const expected = {
    Alabama: 'Southeast',
    AL: 'Southeast',
    'new york': 'Northeast',
    ' in ': 'Midwest',
    'WEST  VIRGINIA': 'Southeast',
    'D.C.': 'Northeast',
    Washington: 'Northwest',
    'Virgin Island': 'Caribbean',
    Québec: 'Central Canada',
    sk: 'Prairie Provinces',
  }
  expect(regionsOf(Object.keys(expected))).toEqual(expected)
})

test('finds a state by the other spellings seen in addresses', () => {
  const expected = {
    'Virgin Islands': 'Virgin Island',
    'U.S. Virgin Islands': 'Virgin Island',
    'United States Virgin Islands': 'Virgin Island',
    'Washington, D.C.': 'District of Columbia',
    Newfoundland: 'Newfoundland and Labrador',
    'Newfoundland & Labrador': 'Newfoundland and Labrador',
    'P.E.I.': 'Prince Edward Island',
  }
  const found = Object.keys(expected).map((spelling) => [spelling, stateOf(spelling)?.name])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('finds no state and no region for other text', () => {
  const others = ['', ' ', 'XX', 'Yukon', 'Mexico', 'constructor', 'toString', '__proto__']
  expect(others.filter((text) => stateOf(text) ?? regionOf(text))).toEqual([])
})

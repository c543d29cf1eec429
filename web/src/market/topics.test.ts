import { expect, test } from 'vitest'
import { businessMarket } from '../kinds/business/market.ts'
import { facilityMarket } from '../kinds/facility/market.ts'
import { addressOf } from './query.ts'
import { facetsOf } from './search-market.server.ts'
import { queryOf } from './testing/query-of.ts'
import { topicFacts, topicLinks } from './topic-facts.ts'
import { canonicalOf, titleOf, topicOf } from './topics.ts'

const canonical = (search: string, count = 10) => {
  const known = canonicalOf(facilityMarket, queryOf(search), count)
  return known && addressOf(facilityMarket, known)
}

test.each([
  ['', ''],
  ['page=2', '?page=2'],
  ['state=Indiana', '?state=Indiana'],
  ['state=Indiana&page=3', '?state=Indiana&page=3'],
  ['sport=Ice Hockey&view=map', '?sport=Ice+Hockey'],
  ['near=Carmel, IN', '?near=Carmel%2C+IN'],
])('%j is indexed as %j', (search, indexed) => {
  expect(canonical(search)).toBe(`/facilities/marketplace${indexed}`)
})

test.each([
  ['state=Indiana&sport=Soccer&page=2', '?state=Indiana'],
  ['sport=Soccer&rating=4', '?sport=Soccer'],
  ['sport=Soccer&sport=Golf', ''],
  ['state=Indiana&sort=name&page=2', '?state=Indiana'],
  ['state=Ohio&state=Iowa&sport=Soccer', '?sport=Soccer'],
  ['near=Carmel, IN&dist=100&sort=name&page=2', '?near=Carmel%2C+IN'],
])('%j is indexed as the wider %j', (search, indexed) => {
  expect(canonical(search)).toBe(`/facilities/marketplace${indexed}`)
})

test.each([
  'q=park',
  'near=39.97,-86.12',
  'near=Carmel, IN&sport=Soccer',
  'bounds=1,2,3,4',
  'from=2027-01-01',
  'to=2027-01-01',
])('%j is not indexed, because it is a personal search', (search) => {
  expect(canonical(search)).toBeUndefined()
})

test('an empty result is not indexed', () => {
  expect(canonical('state=Indiana', 0)).toBeUndefined()
})

test.each([
  ['state=Ohio', { name: 'state', value: 'Ohio' }],
  ['sport=Golf&sort=name', { name: 'sport', value: 'Golf' }],
  ['state=Ohio&rating=4', undefined],
  ['state=Ohio&state=Iowa', undefined],
  ['surface=Ice', undefined],
  ['', undefined],
])('the topic of %j is %o', (search, topic) => {
  expect(topicOf(facilityMarket, queryOf(search))).toEqual(topic)
})

test.each([
  ['', 'Sports facilities'],
  ['state=Ohio', 'Sports facilities in Ohio'],
  ['sport=Golf&sport=Soccer&near=Carmel, IN', 'Golf and Soccer facilities within 50 mi of Carmel, IN'],
])('the title of %j is %j', (search, title) => {
  expect(titleOf(facilityMarket, queryOf(search))).toBe(title)
})

const facets = facetsOf(facilityMarket, {
  location: [
    { value: 'Indoor', count: 1200 },
    { value: 'Outdoor', count: 0 },
  ],
  rating: [{ value: '4.5', count: 65 }],
  sports: [
    { value: 'Golf', count: 3 },
    { value: 'Soccer', count: 9 },
    { value: 'Chess', count: 0 },
  ],
})
const ohio = { name: 'state', value: 'Ohio' }

test('the head of a state mentions the counts above 0', () => {
  expect(topicFacts(facilityMarket, ohio, facets)).toBe(
    '1,200 with indoor spaces and 65 rated 4.5 or better.',
  )
})

test('the head of a sport leaves the ratings out', () => {
  expect(topicFacts(facilityMarket, { name: 'sport', value: 'Golf' }, facets)).toBe(
    '1,200 with indoor spaces.',
  )
})

test('a topic without counts has no facts', () => {
  expect(topicFacts(facilityMarket, ohio, facetsOf(facilityMarket))).toBe('')
})

test('a state links to its most frequent sports', () => {
  const links = topicLinks(facilityMarket, ohio, queryOf('state=Ohio'), facets)
  expect(links.map(({ value, next }) => [value, addressOf(facilityMarket, next)])).toEqual([
    ['Soccer', '/facilities/marketplace?sport=Soccer&state=Ohio'],
    ['Golf', '/facilities/marketplace?sport=Golf&state=Ohio'],
  ])
})

test('a market without sports has none in its title', () => {
  const title = (search: string) => titleOf(businessMarket, queryOf(search, businessMarket))
  expect(title('')).toBe('Things to do')
  expect(title('state=Ohio&category=Entertainment')).toBe('Things to do in Ohio')
})

test('a search around a venue is not indexed', () => {
  expect(canonical('near=Elm Fieldhouse&around=39.17,-86.5')).toBeUndefined()
})

import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { isKnownBy } from './load-market.server.ts'
import { addressOf, changed, emptyQuery } from './query.ts'
import { readQuery, withoutUnfit } from './read-query.ts'

const read = (search: string) =>
  readQuery(facilityMarket, new URLSearchParams(search), isKnownBy(FacilityFilter))
const ignoredOf = (search: string) => read(search).ignored.map(({ name, value }) => `${name}=${value}`)

test('nothing is read from an address without parameters', () => {
  expect(read('')).toEqual({ query: {}, ignored: [] })
})

test('defaults have no parameters', () => {
  const query = changed(facilityMarket, emptyQuery, { sort: 'relevance', page: '1' })
  expect(addressOf(facilityMarket, query)).toBe('/facilities/marketplace')
})

test.each([
  'q=&near=&dist=50&space=&count=&location=&sort=distance&from=&to=&rating=&capacity=',
  'location=Both',
  'sort=relevance&page=1',
])('nothing is read from the form fields %j', (sent) => {
  expect(read(sent)).toEqual({ query: {}, ignored: [] })
})

test('a repeated value is read once', () => {
  expect(read('sport=Soccer&sport=Soccer')).toEqual({ query: { sport: ['Soccer'] }, ignored: [] })
})

test('values are read in their normal form', () => {
  expect(read('q= park &rating=4.50&bounds=-86.50001,39,-85,40&near= Ohio ').query).toEqual({
    q: ['park'],
    rating: ['4.5'],
    bounds: ['-86.5,39,-85,40'],
    near: ['Ohio'],
  })
})

test.each([
  'page=-3',
  'page=0',
  'page=1.5',
  'page=two',
  'page=99999999999',
  'sport=curlingg',
  'state=indiana',
  'space=Nowhere',
  'rating=6',
  'rating=-1',
  'capacity=0',
  'capacity=1e9',
  'location=Underwater',
  'sort=best',
  'view=globe',
  'from=2027-02-31',
  'from=tomorrow',
  'to=1850-01-01',
  'bounds=1,2,3',
  'bounds=1,2,3,4,5',
  'bounds=-190,0,0,1',
  'bounds=0,10,1,5',
  'bounds=a,b,c,d',
  'foo=bar',
  'dist=25',
  'count=4',
  'sort=distance',
])('%s is ignored and reported', (parameter) => {
  expect(read(parameter).query).toEqual({})
  expect(ignoredOf(parameter)).toEqual([parameter])
})

test('a text of 1,000 characters is read, a longer one is cut', () => {
  expect(read(`q=${'x'.repeat(1000)}`).query).toEqual({ q: ['x'.repeat(1000)] })
  expect(read(`q=${'x'.repeat(1001)}`).query).toEqual({ q: ['x'.repeat(1000)] })
})

test('control characters of a text are spaces', () => {
  expect(read('q=%00indoor%0D%0Atrack%07').query).toEqual({ q: ['indoor  track'] })
})

test('a place of more than 200 characters is ignored', () => {
  expect(read(`near=${'x'.repeat(200)}`).ignored).toEqual([])
  expect(ignoredOf(`near=${'x'.repeat(201)}`)).toHaveLength(1)
})

test('a place with control characters is ignored', () => {
  expect(ignoredOf('near=%00')).toHaveLength(1)
})

test('an end before the start is ignored', () => {
  expect(read('from=2027-03-14&to=2027-03-12')).toEqual({
    query: { from: ['2027-03-14'] },
    ignored: [{ name: 'to', value: '2027-03-12' }],
  })
})

test('a second value is ignored where only one is possible', () => {
  expect(read('rating=4&rating=5')).toEqual({
    query: { rating: ['4'] },
    ignored: [{ name: 'rating', value: '5' }],
  })
})

test('unknown values of a list are ignored', () => {
  expect(read('state=Indiana&state=Utopia')).toEqual({
    query: { state: ['Indiana'] },
    ignored: [{ name: 'state', value: 'Utopia' }],
  })
})

test('parameters of campaigns are not reported', () => {
  expect(ignoredOf('utm_source=mail&gclid=1&fbclid=2')).toEqual([])
})

test('what depends on dates or a place is kept beside a text, until its words are read', () => {
  const { query, ignored } = read('q=Albany April 23&known=true&dist=25')
  expect({ query, ignored }).toEqual({
    query: { q: ['Albany April 23'], dist: ['25'], known: ['true'] },
    ignored: [],
  })
  expect(withoutUnfit(facilityMarket, { ...query, from: ['2027-04-23'] }, ignored)).toEqual({
    q: ['Albany April 23'],
    from: ['2027-04-23'],
    known: ['true'],
  })
  expect(ignored).toEqual([{ name: 'dist', value: '25' }])
})

import { describe, expect, test } from 'vitest'
import { isKnown } from './known-values.server.ts'
import { everything, type MarketQuery } from './market-query.ts'
import { readQuery } from './read-query.ts'
import { addressOf, writeQuery } from './write-query.ts'

const read = (search: string) => readQuery(new URLSearchParams(search), isKnown)
const ignoredOf = (search: string) => read(search).ignored.map(({ name, value }) => `${name}=${value}`)

const full: MarketQuery = {
  q: 'Eagle & “Sons” 100 %',
  near: 'Québec, QC',
  dist: 25,
  bounds: { west: -86.5, south: 39.0321, east: -85, north: 40.2 },
  sport: ['Basketball', 'Ice Hockey'],
  type: ['Parks & Rec', 'College/University'],
  state: ['Indiana', 'New York'],
  amenity: ['RV & Bus Parking', 'Wifi'],
  surface: ['Multi-purpose'],
  availability: ['Limited availability to host'],
  space: 'Archery & Shooting Range',
  count: 8,
  location: 'Indoor',
  rating: 4.5,
  capacity: 3200,
  from: '2027-03-12',
  to: '2027-03-14',
  sort: 'distance',
  page: 3,
  view: 'map',
}

describe('an address', () => {
  test('gives back every query that was written into it', () => {
    expect(read(new URLSearchParams(writeQuery(full)).toString())).toEqual({ query: full, ignored: [] })
    for (const [name, value] of Object.entries(full)) {
      // What hangs on something else is written with it above.
      if (['dist', 'count', 'sort'].includes(name)) continue
      const one = { ...everything, [name]: value }
      expect(read(addressOf(one).split('?')[1] ?? '').query, name).toEqual(one)
    }
  })

  test('of nothing wanted has no parameters', () => {
    expect(addressOf(everything)).toBe('/facilities/marketplace')
    expect(addressOf({ ...everything, sort: 'relevance', page: 1 })).toBe('/facilities/marketplace')
    expect(read('')).toEqual({ query: everything, ignored: [] })
  })

  test('may come from a form, which sends empty fields too', () => {
    const sent = 'q=&near=&dist=50&space=&count=&location=&sort=distance&from=&to=&rating=&capacity='
    expect(read(sent)).toEqual({ query: everything, ignored: [] })
    expect(read('location=Both')).toEqual({ query: everything, ignored: [] })
  })

  test('names a value once, however often it stands there', () => {
    expect(read('sport=Soccer&sport=Soccer')).toEqual({
      query: { ...everything, sport: ['Soccer'] },
      ignored: [],
    })
  })
})

describe('nonsense is ignored, and said so', () => {
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
    'bounds=-190,0,0,1',
    'bounds=0,10,1,5',
    'bounds=a,b,c,d',
    'foo=bar',
  ])('%s', (parameter) => {
    expect(read(parameter).query).toEqual(everything)
    expect(ignoredOf(parameter)).toEqual([parameter])
  })

  test('a text that no search takes', () => {
    expect(ignoredOf(`q=${'x'.repeat(201)}`)).toHaveLength(1)
    expect(ignoredOf('near=%00')).toHaveLength(1)
    expect(read(`q=${'x'.repeat(200)}`).ignored).toEqual([])
  })

  test('what says nothing without what it belongs to', () => {
    expect(ignoredOf('dist=25')).toEqual(['dist=25'])
    expect(ignoredOf('count=4')).toEqual(['count=4'])
    expect(ignoredOf('sort=distance')).toEqual(['sort=distance'])
  })

  test('an end before its beginning', () => {
    const { query, ignored } = read('from=2027-03-14&to=2027-03-12')
    expect(query.from).toBe('2027-03-14')
    expect(query.to).toBeUndefined()
    expect(ignored).toEqual([{ name: 'to', value: '2027-03-12' }])
  })

  test('a second value where one is meant', () => {
    const { query, ignored } = read('space=Court&space=Field')
    expect(query.space).toBe('Court')
    expect(ignored).toEqual([{ name: 'space', value: 'Field' }])
  })

  test('of a list the wrong values only', () => {
    expect(read('state=Indiana&state=Utopia')).toEqual({
      query: { ...everything, state: ['Indiana'] },
      ignored: [{ name: 'state', value: 'Utopia' }],
    })
  })

  test('but not what campaigns add for themselves', () => {
    expect(ignoredOf('utm_source=mail&gclid=1&fbclid=2')).toEqual([])
  })
})

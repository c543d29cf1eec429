import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createGeocoder, type Geocoder } from './geocoder.ts'
import { loadGazetteer } from './load-gazetteer.ts'

let database: TestDatabase
let geocoder: Geocoder
beforeAll(async () => {
  database = await testDatabase()
  await loadGazetteer(database.pool, { info: () => {} })
  geocoder = createGeocoder(database.pool)
})
afterAll(() => database.drop())

describe('geocode', () => {
  test.each([
    ['Indianapolis', 'Indianapolis, IN', 'city'],
    ['Indianapolis, IN', 'Indianapolis, IN', 'city'],
    ['indianapolis indiana', 'Indianapolis, IN', 'city'],
    ['  INDIANAPOLIS ,  in , usa ', 'Indianapolis, IN', 'city'],
    ['46204', 'Indianapolis, IN 46204', 'postal code'],
    ['46204-1234', 'Indianapolis, IN 46204', 'postal code'],
    ['46204 Indianapolis', 'Indianapolis, IN 46204', 'postal code'],
    ['02134', 'Allston, MA 02134', 'postal code'],
    ['M5V 2T6', 'Toronto, ON M5V', 'postal code'],
    ['m5v2t6', 'Toronto, ON M5V', 'postal code'],
    ['M5V', 'Toronto, ON M5V', 'postal code'],
    ['100 S Capitol Ave, Indianapolis, IN 46225', 'Indianapolis, IN 46225', 'postal code'],
    ['100 S Capitol Ave Indianapolis IN', 'Indianapolis, IN', 'city'],
    ['500 Field House Way, Indianapolis, Marion County, Indiana', 'Indianapolis, IN', 'city'],
    ['12345 Main St, Portland, OR', 'Portland, OR', 'city'],
    ['290 Bremner Blvd, Toronto, ON M5V 3L9, Canada', 'Toronto, ON M5V', 'postal code'],
    ['St. Louis', 'St. Louis, MO', 'city'],
    ['Saint Louis MO', 'St. Louis, MO', 'city'],
    ['Montréal', 'Montréal, QC', 'city'],
    ['montreal quebec', 'Montréal, QC', 'city'],
    ['QC', 'Quebec', 'state'],
    ['Québec City', 'Québec, QC', 'city'],
    ['Washington DC', 'Washington, DC', 'city'],
    ['Washington, D.C.', 'Washington, DC', 'city'],
    ['Washington', 'Washington', 'state'],
    ['Port Washington', 'Port Washington, NY', 'city'],
    ['New York', 'New York, NY', 'city'],
    ['Brooklyn, New York', 'Brooklyn, NY', 'city'],
    ['San Juan PR', 'San Juan, PR', 'city'],
    ['St Thomas, VI', 'St Thomas, VI', 'city'],
    ['Portland', 'Portland, OR', 'city'],
    ['Portland, ME', 'Portland, ME', 'city'],
    ['Kansas City Kansas', 'Kansas City, KS', 'city'],
    ['charleston west virginia', 'Charleston, WV', 'city'],
    ['Ontario', 'Ontario', 'state'],
    ['Ontario, CA', 'Ontario, CA', 'city'],
    ['Vancouver, CA', 'Vancouver, BC', 'city'],
    ['Coeur d’Alene, Idaho', "Coeur d'Alene, ID", 'city'],
    ['coeur d alene', "Coeur d'Alene, ID", 'city'],
    ["St. John's NL", "St. John's, NL", 'city'],
    ['Winston-Salem', 'Winston-Salem, NC', 'city'],
    ['Smallville, Kansas', 'Kansas', 'state'],
    ['50 miles from Indianapolis', 'Indianapolis, IN', 'city'],
    ['around Indianapolis', 'Indianapolis, IN', 'city'],
    ['within 2 hours of Chicago', 'Chicago, IL', 'city'],
    ['within 100 km of Toronto', 'Toronto, ON', 'city'],
    ['Indianapolis area', 'Indianapolis, IN', 'city'],
    ['greater Boston area', 'Boston, MA', 'city'],
    ['Hamilton County, IN', 'Carmel, IN', 'city'],
    ['hamilton county indiana', 'Carmel, IN', 'city'],
    ['Orange County', 'Anaheim, CA', 'city'],
    ['Matanuska-Susitna Borough, AK', 'Knik-Fairview, AK', 'city'],
    ['Orange County, NY', 'Newburgh, NY', 'city'],
    ['Orleans Parish', 'New Orleans, LA', 'city'],
    ['DFW', 'Dallas, TX', 'city'],
    ['DFW area', 'Dallas, TX', 'city'],
    ['the Bay Area', 'San Jose, CA', 'city'],
    ['Greater Toronto Area', 'Toronto, ON', 'city'],
    ['Long Island', 'Brentwood, NY', 'city'],
    ['Triangle, VA', 'Triangle, VA', 'city'],
  ])('geocodes %j to %j', async (text, label, precision) => {
    expect(await geocoder.geocode(text)).toMatchObject({ label, precision })
  })

  test('ignores a postal code in a different state than the one named', async () => {
    expect(await geocoder.geocode('Paris TX 46204')).toMatchObject({ label: 'Paris, TX', precision: 'city' })
  })

  test('returns the parts of the address and a position', async () => {
    expect(await geocoder.geocode('46204')).toEqual({
      label: 'Indianapolis, IN 46204',
      precision: 'postal code',
      state: 'Indiana',
      city: 'Indianapolis',
      postalCode: '46204',
      population: null,
      lat: expect.closeTo(39.77, 1),
      lng: expect.closeTo(-86.15, 1),
    })
  })

  test('returns no city or postal code for a state', async () => {
    expect(await geocoder.geocode('Virgin Islands')).toMatchObject({
      state: 'Virgin Island',
      city: null,
      postalCode: null,
      precision: 'state',
    })
  })

  test.each([
    '',
    '   ',
    'hello world',
    'come and get me',
    '99999',
    'Highway A1A',
    'USA',
    '東京',
    '😀😀😀',
    '%_%',
    "'; drop table gazetteer_place; --",
    '\u0000\u0000',
    '\ud800',
    ',,,;;;///',
    'x'.repeat(100_000),
    ' '.repeat(100_000),
    `${'9'.repeat(200)} ${'a1'.repeat(5000)}`,
  ])('returns null for %.40j', async (text) => {
    expect(await geocoder.geocode(text)).toBeNull()
  })

  test('ignores text after 200 characters', async () => {
    expect(await geocoder.geocode(`Portland, ME${' '.repeat(300)}, Indianapolis, IN`)).toMatchObject({
      label: 'Portland, ME',
    })
  })

  test('ignores control characters', async () => {
    expect(await geocoder.geocode('\u0000Portland,\tME\r\n')).toMatchObject({ label: 'Portland, ME' })
  })

  test('ignores lone surrogates', async () => {
    expect(await geocoder.geocode('\ud800, Portland, ME')).toMatchObject({ label: 'Portland, ME' })
  })
})

describe('complete', () => {
  const labels = async (prefix: string, take = 3) =>
    (await geocoder.complete(prefix, take)).map(({ label }) => label)

  test.each([
    ['ind', 3, ['Indianapolis, IN', 'Independence, MO', 'Indio, CA']],
    ['portland', 2, ['Portland, OR', 'Portland, ME']],
  ])('completes %j with the most populous places first', async (prefix, take, expected) => {
    expect(await labels(prefix, take)).toEqual(expected)
  })

  test.each([
    ['portland, m', 2, ['Portland, ME', 'Portland, MI']],
    ['portland o', 1, ['Portland, OR']],
    ['kansas city m', 3, ['Kansas City, MO']],
  ])('completes %j with towns in matching states', async (prefix, take, expected) => {
    expect(await labels(prefix, take)).toEqual(expected)
  })

  test('keeps a street before the town', async () => {
    expect((await labels('100 S Capitol Ave, Indiana'))[0]).toBe('100 S Capitol Ave, Indianapolis, IN')
  })

  test('returns the street, city and state of an address', async () => {
    expect(await geocoder.complete('1 Main St, Floor 2, Portland, OR', 1)).toMatchObject([
      { street: '1 Main St, Floor 2', city: 'Portland', state: 'Oregon', postalCode: null },
    ])
  })

  test('leaves the town and state before a postal code out of the street', async () => {
    expect(await geocoder.complete('1 Main St, Indianapolis, Indiana, 46204', 1)).toMatchObject([
      { label: '1 Main St, Indianapolis, IN 46204', street: '1 Main St', postalCode: '46204' },
    ])
  })

  test('returns no street for a postal code alone', async () => {
    expect(await geocoder.complete('46204', 1)).toMatchObject([{ street: null, city: 'Indianapolis' }])
  })

  test('completes "st" both as a word and as short for "saint"', async () => {
    const found = await labels('st', 10)
    expect(found).toContain('St. Louis, MO')
    expect(found).toContain('Stockton, CA')
  })

  test('completes "st. louis" only as short for "saint louis"', async () => {
    expect(await labels('st. louis', 1)).toEqual(['St. Louis, MO'])
  })

  test.each([
    ['462', 2, ['Indianapolis, IN 46201', 'Indianapolis, IN 46202']],
    ['021', 1, ['Boston, MA 02108']],
    ['M5V 2', 2, ['Toronto, ON M5V']],
  ])('completes the partial postal code %j', async (prefix, take, expected) => {
    expect(await labels(prefix, take)).toEqual(expected)
  })

  test.each(['', '%', '\u0000_'])('returns nothing for %j', async (prefix) => {
    expect(await labels(prefix)).toEqual([])
  })

  test.each([
    [1000, 50],
    [-1, 1],
    [Number.NaN, 1],
  ])('limits a take of %d to %d', async (take, count) => {
    expect(await labels('s', take)).toHaveLength(count)
  })
})

describe('locate', () => {
  test.each([
    [39.77, -86.16, 'Indianapolis', 'Indiana', 'America/Indiana/Indianapolis'],
    [61.2, -149.9, 'Anchorage', 'Alaska', 'America/Anchorage'],
    [45.51, -73.59, 'Montréal', 'Quebec', 'America/Toronto'],
    [18.34, -64.93, 'Charlotte Amalie', 'Virgin Island', 'America/St_Thomas'],
    [47.56, -52.71, "St. John's", 'Newfoundland and Labrador', 'America/St_Johns'],
  ])('locates %d, %d in %s', async (lat, lng, city, state, timeZone) => {
    expect(await geocoder.locate(lat, lng)).toEqual({ city, state, timeZone })
    expect(geocoder.timeZoneAt(lat, lng)).toBe(timeZone)
  })

  test('finds the nearest place in miles, not in degrees', async () => {
    const { rows } = await database.pool.query(
      `insert into gazetteer_place values (-1, 'Eastward', 'eastward', 'Alaska', 70, -140, 1, false),
        (-2, 'Northward', 'northward', 'Alaska', 70.7, -141, 1, false) returning id`,
    )
    // Here, one degree of longitude is 24 miles and 0.7 degrees of latitude are 48 miles.
    expect(await geocoder.locate(70, -141)).toMatchObject({ city: 'Eastward' })
    await database.pool.query('delete from gazetteer_place where id = any ($1)', [rows.map(({ id }) => id)])
  })

  test('returns only a time zone far from any town', async () => {
    expect(await geocoder.locate(0, 0)).toMatchObject({ city: null, state: null })
  })

  test.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('returns null for the invalid coordinates %d, %d', async (lat, lng) => {
    expect(await geocoder.locate(lat, lng)).toBeNull()
    expect(geocoder.timeZoneAt(lat, lng)).toBeNull()
  })
})

describe('postalCodeAt', () => {
  test.each([
    [39.772, -86.154, '46204'],
    [43.64, -79.4, 'M6K'],
    [0, 0, null],
    [90, 180, null],
  ])('finds the postal code nearest to %d, %d: %s', async (lat, lng, code) => {
    expect(await geocoder.postalCodeAt(lat, lng)).toBe(code)
  })
})

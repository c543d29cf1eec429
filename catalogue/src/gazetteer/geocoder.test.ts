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
  ])('%s is %s', async (text, label, precision) => {
    expect(await geocoder.geocode(text)).toMatchObject({ label, precision })
  })

  test('a postal code of another state than the one named is not believed', async () => {
    expect(await geocoder.geocode('Paris TX 46204')).toMatchObject({ label: 'Paris, TX', precision: 'city' })
  })

  test('the answer holds the parts and a position', async () => {
    expect(await geocoder.geocode('46204')).toEqual({
      label: 'Indianapolis, IN 46204',
      precision: 'postal code',
      state: 'Indiana',
      city: 'Indianapolis',
      postalCode: '46204',
      lat: expect.closeTo(39.77, 1),
      lng: expect.closeTo(-86.15, 1),
    })
    const state = await geocoder.geocode('Virgin Islands')
    expect(state).toMatchObject({ state: 'Virgin Island', city: null, postalCode: null, precision: 'state' })
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
  ])('nowhere: %.40j', async (text) => {
    expect(await geocoder.geocode(text)).toBeNull()
  })

  test('text after 200 characters does not count', async () => {
    expect(await geocoder.geocode(`Portland, ME${' '.repeat(300)}, Indianapolis, IN`)).toMatchObject({
      label: 'Portland, ME',
    })
  })

  test('control characters and broken surrogates around a place do no harm', async () => {
    expect(await geocoder.geocode('\u0000Portland,\tME\r\n')).toMatchObject({ label: 'Portland, ME' })
    expect(await geocoder.geocode('\ud800, Portland, ME')).toMatchObject({ label: 'Portland, ME' })
  })
})

describe('complete', () => {
  const labels = async (prefix: string, take = 3) =>
    (await geocoder.complete(prefix, take)).map(({ label }) => label)

  test('the most populous come first', async () => {
    expect(await labels('ind')).toEqual(['Indianapolis, IN', 'Independence, MO', 'Indio, CA'])
    expect(await labels('portland', 2)).toEqual(['Portland, OR', 'Portland, ME'])
  })

  test('a half-typed state narrows the towns down', async () => {
    expect(await labels('portland, m', 2)).toEqual(['Portland, ME', 'Portland, MI'])
    expect((await labels('portland o'))[0]).toBe('Portland, OR')
    expect(await labels('kansas city m')).toEqual(['Kansas City, MO'])
  })

  test('a street before the town is kept', async () => {
    expect((await labels('100 S Capitol Ave, Indiana'))[0]).toBe('100 S Capitol Ave, Indianapolis, IN')
  })

  test('the parts of the address come apart', async () => {
    expect(await geocoder.complete('1 Main St, Floor 2, Portland, OR', 1)).toMatchObject([
      { street: '1 Main St, Floor 2', city: 'Portland', state: 'Oregon', postalCode: null },
    ])
    expect(await geocoder.complete('1 Main St, Indianapolis, Indiana, 46204', 1)).toMatchObject([
      { label: '1 Main St, Indianapolis, IN 46204', street: '1 Main St', postalCode: '46204' },
    ])
    expect(await geocoder.complete('46204', 1)).toMatchObject([{ street: null, city: 'Indianapolis' }])
  })

  test('short forms are understood while they may still be something else', async () => {
    const found = await labels('st', 10)
    expect(found).toContain('St. Louis, MO')
    expect(found).toContain('Stockton, CA')
    expect(await labels('st. louis', 1)).toEqual(['St. Louis, MO'])
  })

  test('postal codes', async () => {
    expect(await labels('462', 2)).toEqual(['Indianapolis, IN 46201', 'Indianapolis, IN 46202'])
    expect(await labels('021', 1)).toEqual(['Boston, MA 02108'])
    expect(await labels('M5V 2', 2)).toEqual(['Toronto, ON M5V'])
  })

  test('nothing, and no more than asked', async () => {
    expect(await labels('')).toEqual([])
    expect(await labels('%')).toEqual([])
    expect(await labels('\u0000_')).toEqual([])
    expect(await labels('s', 1000)).toHaveLength(50)
    expect(await labels('s', -1)).toHaveLength(1)
    expect(await labels('s', Number.NaN)).toHaveLength(1)
  })
})

describe('locate', () => {
  test.each([
    [39.77, -86.16, 'Indianapolis', 'Indiana', 'America/Indiana/Indianapolis'],
    [61.2, -149.9, 'Anchorage', 'Alaska', 'America/Anchorage'],
    [45.51, -73.59, 'Montréal', 'Quebec', 'America/Toronto'],
    [18.34, -64.93, 'Charlotte Amalie', 'Virgin Island', 'America/St_Thomas'],
    [47.56, -52.71, "St. John's", 'Newfoundland and Labrador', 'America/St_Johns'],
  ])('%d %d is in %s', async (lat, lng, city, state, timeZone) => {
    expect(await geocoder.locate(lat, lng)).toEqual({ city, state, timeZone })
  })

  test('the nearest in miles, not in degrees', async () => {
    const { rows } = await database.pool.query(
      `insert into gazetteer_place values (-1, 'Eastward', 'eastward', 'Alaska', 70, -140, 1, false),
        (-2, 'Northward', 'northward', 'Alaska', 70.7, -141, 1, false) returning id`,
    )
    // One degree of longitude is 24 miles here, and 0.7 of latitude is 48.
    expect(await geocoder.locate(70, -141)).toMatchObject({ city: 'Eastward' })
    await database.pool.query('delete from gazetteer_place where id = any ($1)', [rows.map(({ id }) => id)])
  })

  test('far from any town there is only a time zone', async () => {
    expect(await geocoder.locate(0, 0)).toMatchObject({ city: null, state: null })
  })

  test.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('%d %d is not on Earth', async (lat, lng) => {
    expect(await geocoder.locate(lat, lng)).toBeNull()
  })
})

describe('postalCodeAt', () => {
  test.each([
    [39.772, -86.154, '46204'],
    [43.64, -79.4, 'M6K'],
    [0, 0, null],
    [90, 180, null],
  ])('%d %d has %s', async (lat, lng, code) => {
    expect(await geocoder.postalCodeAt(lat, lng)).toBe(code)
  })
})

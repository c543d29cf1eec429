import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import type { Market } from './market.ts'
import { addressOf, changed, cleared, withToggled } from './query.ts'
import { queryOf } from './testing/query-of.ts'
import { textReading, withReading } from './text-reading.ts'

const text = '8 volleyball courts near Columbus, OH with showers YMCA'
const reading = textReading(facilityMarket, text, {
  filter: { text: 'YMCA' },
  parts: [
    { from: 0, to: 1, text: '8', values: { count: ['8'] } },
    { from: 2, to: 12, text: 'volleyball', values: { sports: ['Volleyball'] } },
    { from: 13, to: 19, text: 'courts', values: { spaceType: ['Court'] } },
    { from: 20, to: 24, text: 'near', values: {} },
    {
      from: 25,
      to: 37,
      text: 'Columbus, OH',
      values: {},
      place: { label: 'Columbus, OH', lat: 40, lng: -83 },
    },
    { from: 43, to: 50, text: 'showers', values: { amenities: ['Showers'] } },
  ],
})
const market: Market = { ...facilityMarket, reading }
const typed = queryOf(`q=${encodeURIComponent(text)}`)
const meant = withReading(facilityMarket, typed, reading)

/** The parameters of the address for a query. */
const written = (query: typeof meant) =>
  Object.fromEntries(new URLSearchParams(addressOf(market, query).split('?')[1] ?? ''))

test('the query has the parameters that the text stands for', () => {
  expect(meant).toEqual({
    q: [text],
    near: ['Columbus, OH'],
    sport: ['Volleyball'],
    space: ['Court'],
    count: ['8'],
    amenity: ['Showers'],
  })
})

test('an address keeps the text as typed', () => {
  expect(written(meant)).toEqual({ q: text })
})

test('a value that is added is a parameter beside the text', () => {
  expect(written(withToggled(market, meant, 'sport', 'Soccer'))).toEqual({ q: text, sport: 'Soccer' })
})

test('the words of a value that is removed are quoted in the text', () => {
  expect(written(withToggled(market, meant, 'sport', 'Volleyball')).q).toBe(
    '8 "volleyball" courts near Columbus, OH with showers YMCA',
  )
  expect(written(changed(market, meant, { near: undefined })).q).toBe(
    '8 volleyball courts near "Columbus, OH" with showers YMCA',
  )
})

test('a single value that is changed is a parameter, and the text stays', () => {
  expect(written(changed(market, meant, { near: 'Dayton, OH' }))).toEqual({ q: text, near: 'Dayton, OH' })
  expect(written(changed(market, meant, { count: '12' }))).toEqual({ q: text, count: '12' })
})

test('an area of the map replaces the place of the text, which stays', () => {
  const area = { near: undefined, bounds: '-84,39,-83,41' }
  expect(written(changed(market, meant, area))).toEqual({ q: text, bounds: '-84,39,-83,41' })
})

test.each(['near=Dayton, OH', 'bounds=-84,39,-83,41', 'state=Texas'])(
  'a place in the address wins: %s',
  (place) => {
    const query = queryOf(`q=${encodeURIComponent(text)}&${place}`)
    expect(withReading(facilityMarket, query, reading)).not.toHaveProperty('near', ['Columbus, OH'])
  },
)

test('without the text and all filters, the address is plain', () => {
  expect(addressOf(market, cleared(market, meant))).toBe('/facilities/marketplace')
})

test('another text is written as it is', () => {
  expect(written({ q: ['tennis'] })).toEqual({ q: 'tennis' })
})

test('wishes that no filter has are listed as typed', () => {
  const { unsearchable } = textReading(facilityMarket, 'fields with no turf', {
    filter: {},
    parts: [
      { from: 0, to: 6, text: 'fields', values: { spaceType: ['Field'] } },
      { from: 12, to: 19, text: 'no turf', values: {}, isUnsearchable: true },
    ],
  })
  expect(unsearchable).toEqual(['no turf'])
})

test('the page names dates that do not exist', () => {
  const { impossibleDates, parts } = textReading(facilityMarket, '31 June', {
    filter: {},
    parts: [{ from: 0, to: 7, text: '31 June', values: {}, isImpossibleDate: true }],
  })
  expect(impossibleDates).toEqual(['31 June'])
  expect(parts).toEqual([])
})

test('several types of spaces are alternatives, of which no number is asked for', () => {
  const asked = '8 courts or fields'
  const several = textReading(facilityMarket, asked, {
    filter: {},
    parts: [
      { from: 0, to: 1, text: '8', values: { count: ['8'] } },
      { from: 2, to: 8, text: 'courts', values: { spaceType: ['Court'] } },
      { from: 12, to: 18, text: 'fields', values: { spaceType: ['Field'] } },
    ],
  })
  const query = withReading(facilityMarket, queryOf(`q=${asked}`), several)
  expect(query).toEqual({ q: [asked], space: ['Court', 'Field'] })
  expect(addressOf({ ...facilityMarket, reading: several }, query)).toBe(
    '/facilities/marketplace?q=8+courts+or+fields',
  )
})

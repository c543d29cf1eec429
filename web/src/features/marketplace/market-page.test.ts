import { expect, test } from 'vitest'
import { facetsOf } from './facets.ts'
import { canonicalOf, titleOf, topicFacts, topicLinks, topicOf } from './market-page.ts'
import { everything, type MarketQuery } from './market-query.ts'
import { addressOf } from './write-query.ts'

const canonical = (query: Partial<MarketQuery>, count = 10) => {
  const known = canonicalOf({ ...everything, ...query }, count)
  return known && addressOf(known)
}

test('search engines know the plain list and those of a state or a sport, page by page', () => {
  expect(canonical({})).toBe('/facilities/marketplace')
  expect(canonical({ page: 2 })).toBe('/facilities/marketplace?page=2')
  expect(canonical({ state: ['Indiana'] })).toBe('/facilities/marketplace?state=Indiana')
  expect(canonical({ state: ['Indiana'], page: 3 })).toBe('/facilities/marketplace?state=Indiana&page=3')
  expect(canonical({ sport: ['Ice Hockey'], view: 'map' })).toBe('/facilities/marketplace?sport=Ice+Hockey')
})

test('other lists are told by the nearest of those', () => {
  expect(canonical({ state: ['Indiana'], sport: ['Soccer'], page: 2 })).toBe(
    '/facilities/marketplace?state=Indiana',
  )
  expect(canonical({ sport: ['Soccer'], rating: 4 })).toBe('/facilities/marketplace?sport=Soccer')
  expect(canonical({ sport: ['Soccer', 'Golf'] })).toBe('/facilities/marketplace')
  expect(canonical({ state: ['Indiana'], sort: 'name', page: 2 })).toBe(
    '/facilities/marketplace?state=Indiana',
  )
})

test('what one person searches for, and what is empty, is known to none', () => {
  expect(canonical({ q: 'park' })).toBeUndefined()
  expect(canonical({ near: 'Carmel, IN' })).toBeUndefined()
  expect(canonical({ from: '2027-01-01' })).toBeUndefined()
  expect(canonical({ state: ['Indiana'] }, 0)).toBeUndefined()
})

test('a page is about one state or one sport, if nothing else is wanted', () => {
  expect(topicOf({ ...everything, state: ['Ohio'] })).toEqual({ kind: 'state', name: 'Ohio' })
  expect(topicOf({ ...everything, sport: ['Golf'], sort: 'name' })).toEqual({ kind: 'sport', name: 'Golf' })
  expect(topicOf({ ...everything, state: ['Ohio'], rating: 4 })).toBeUndefined()
  expect(topicOf({ ...everything, state: ['Ohio', 'Iowa'] })).toBeUndefined()
  expect(topicOf({ ...everything, surface: ['Ice'] })).toBeUndefined()
  expect(topicOf(everything)).toBeUndefined()
})

test('titles', () => {
  expect(titleOf(everything)).toBe('Sports facilities')
  expect(titleOf({ ...everything, state: ['Ohio'] })).toBe('Sports facilities in Ohio')
  expect(titleOf({ ...everything, sport: ['Golf', 'Soccer'], near: 'Carmel, IN' })).toBe(
    'Golf and Soccer facilities within 50 mi of Carmel, IN',
  )
})

test('what is said of a state, and where it leads on to', () => {
  const facets = facetsOf({
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
  const topic = { kind: 'state', name: 'Ohio' } as const
  expect(topicFacts(topic, facets)).toBe('1,200 with indoor spaces and 65 rated 4.5 or better.')
  const links = topicLinks(topic, { ...everything, state: ['Ohio'] }, facets)
  expect(links.map(({ value, next }) => [value, addressOf(next)])).toEqual([
    ['Soccer', '/facilities/marketplace?sport=Soccer&state=Ohio'],
    ['Golf', '/facilities/marketplace?sport=Golf&state=Ohio'],
  ])
})

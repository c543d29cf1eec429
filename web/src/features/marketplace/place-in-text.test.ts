import { expect, test } from 'vitest'
import { everything, type MarketQuery } from './market-query.ts'
import { placeInText } from './place-in-text.server.ts'

const read = (q: string, query: Partial<MarketQuery> = {}) => {
  const placed = placeInText({ ...everything, ...query, q })
  return placed && [placed.query.q, placed.query.near ?? placed.query.state]
}

test('the words before and after it are what is wanted and where', () => {
  expect(read('indoor turf near chicago')).toEqual(['indoor turf', 'chicago'])
  expect(read('Ice rinks, in New York, NY')).toEqual(['Ice rinks', 'New York, NY'])
  expect(read('drop in basketball near Chicago')).toEqual(['drop in basketball', 'Chicago'])
  expect(read('piscina around San José')).toEqual(['piscina', 'San José'])
  expect(read('ice rinks in north dakota')).toEqual(['ice rinks', ['North Dakota']])
})

test('only ‘in’ may be part of a name', () => {
  expect(placeInText({ ...everything, q: 'turf near Chicago' })?.isSure).toBe(true)
  expect(placeInText({ ...everything, q: 'Camp in the Woods' })?.isSure).toBe(false)
})

test('a text without a place, or of where the reader is, says none', () => {
  for (const q of ['near chicago', 'inline hockey', 'gyms near me', 'courts near my hotel', 'fields in'])
    expect(read(q)).toBeUndefined()
})

test('a place that is wanted already stays', () => {
  expect(read('turf near chicago', { near: 'Carmel, IN' })).toBeUndefined()
  expect(read('turf near chicago', { bounds: { north: 2, south: 1, east: 2, west: 1 } })).toBeUndefined()
})

import { expect, test } from 'vitest'
import { scrollMove, type Spot } from './scroll-memory.tsx'

const list = { pathname: '/list', hash: '' }
const place = { pathname: '/list', hash: '#results' }
const venue = { pathname: '/venue', hash: '' }

const link = (from: Spot, to: Spot, hasPlace = to.hash !== '') =>
  scrollMove(from, to, { isReturn: false, hasPlace })
const back = (from: Spot, to: Spot) => scrollMove(from, to, { isReturn: true, hasPlace: to.hash !== '' })

test('a link to another page shows the place that it names, or the top', () => {
  expect(link(list, venue)).toBe('top')
  expect(link(venue, place)).toBe('place')
})

test('a link to another page that lacks the place shows its top', () => {
  expect(link(venue, place, false)).toBe('top')
})

test('a choice on the page moves nothing, a link to a place on it does', () => {
  expect(link(list, list)).toBe('stay')
  expect(link(place, list)).toBe('stay')
  expect(link(place, place)).toBe('place')
  expect(link(list, place, false)).toBe('stay')
})

test('back and forward find another page where it was left', () => {
  expect(back(venue, list)).toBe('known')
  expect(back(venue, place)).toBe('known')
})

test('what the browser does within a page, by links to its places or by going back, is left as it is', () => {
  expect(back(list, place)).toBe('place')
  expect(back(place, list)).toBe('stay')
  expect(back(place, place)).toBe('stay')
  expect(back(list, list)).toBe('stay')
})

import { expect, test } from 'vitest'
import { inReadingOrder } from './market-pins.tsx'

test('sorts by rows from the top, and within a row from the left', () => {
  const places = [
    { name: 'below', lat: 30, lng: -100 },
    { name: 'top right', lat: 49.9, lng: -80 },
    { name: 'top left', lat: 49.5, lng: -90 },
    { name: 'middle', lat: 40, lng: -70 },
    { name: 'top middle', lat: 50, lng: -85 },
  ]
  expect(inReadingOrder(places).map(({ name }) => name)).toEqual([
    'top left',
    'top middle',
    'top right',
    'middle',
    'below',
  ])
})

test('keeps an empty list and a single place', () => {
  expect(inReadingOrder([])).toEqual([])
  expect(inReadingOrder([{ lat: 1, lng: 2 }])).toEqual([{ lat: 1, lng: 2 }])
})

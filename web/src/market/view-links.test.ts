import { expect, test } from 'vitest'
import { otherViews } from './view-links.tsx'

test('without a calendar, the list and the map link to each other', () => {
  expect(otherViews('list', false, false)).toEqual(['map'])
  expect(otherViews('map', false, false)).toEqual(['list'])
})

test('with a calendar, each view links to both others', () => {
  expect(otherViews('list', true, false)).toEqual(['map', 'calendar'])
  expect(otherViews('calendar', true, false)).toEqual(['list', 'map'])
})

test('beside the map, only the list and the calendar are views', () => {
  expect(otherViews('list', true, true)).toEqual(['calendar'])
  expect(otherViews('map', true, true)).toEqual(['calendar'])
  expect(otherViews('calendar', true, true)).toEqual(['list'])
})

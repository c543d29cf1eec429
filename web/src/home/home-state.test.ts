import { expect, test } from 'vitest'
import { initialHomeState, parseHomeState } from './home-state.ts'

test('section 2: the hub tab is States and the feed offset 0 by default', () => {
  expect(parseHomeState(null)).toEqual({
    userFeedOffset: 0,
    hubTab: 'States',
    userActivityTab: 'all',
    expanderStates: {},
    paginationStates: {},
    isWelcomeSkipped: false,
    miles: undefined,
  })
})

test('section 3: all parts of the state are remembered', () => {
  const state = {
    userFeedOffset: 30,
    hubTab: 'Following',
    userActivityTab: 'managing',
    expanderStates: { states: true },
    paginationStates: { facilities: 3 },
    isWelcomeSkipped: true,
    miles: 250,
  }
  expect(parseHomeState(JSON.stringify(state))).toEqual(state)
})

test.each(['', '{', 'null', '[]', '3'])('%j has the defaults', (text) => {
  expect(parseHomeState(text)).toEqual(initialHomeState)
})

test.each([
  { userFeedOffset: -1 },
  { userFeedOffset: '5' },
  { hubTab: 'Countries' },
  { userActivityTab: 7 },
  { expanderStates: { states: 'yes' } },
  { paginationStates: { facilities: 0 } },
  { miles: 'far' },
])('%j has the defaults', (state) => {
  expect(parseHomeState(JSON.stringify(state))).toEqual(initialHomeState)
})

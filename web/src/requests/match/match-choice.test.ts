import { expect, test } from 'vitest'
import { choiceIn, withChoice } from './match-choice.ts'

test('reads what is shown from the address, and ignores what it does not know', () => {
  expect(choiceIn(new URLSearchParams('week=-1&only=grant&change=farther&group=unknown'))).toEqual({
    group: 'unknown',
    only: 'grant',
    week: -1,
    change: 'farther',
  })
  expect(choiceIn(new URLSearchParams('week=999&only=all&change=x&group=y&dist=0'))).toEqual({
    group: 'opening',
  })
  expect(choiceIn(new URLSearchParams('group=free&dist=250'))).toEqual({ group: 'free', dist: 250 })
})

test.each(['abc', '', ' ', '-5', '0', '1e9', '1e2', '25.5', '50mi', '0x32', '3001', '+50', '5 0', '９'])(
  'leaves out %j miles',
  (miles) => {
    expect(choiceIn(new URLSearchParams({ dist: miles }))).toEqual({ group: 'opening' })
  },
)

test.each(['61', '-61', '1.5', '1e1', '--1', 'next'])('leaves out week %j', (week) => {
  expect(choiceIn(new URLSearchParams({ week }))).toEqual({ group: 'opening' })
})

test.each([
  ['dist=1', { dist: 1 }],
  ['dist=3000', { dist: 3000 }],
  ['week=-60', { week: -60 }],
  ['week=0', { week: 0 }],
])('reads %s', (query, choice) => {
  expect(choiceIn(new URLSearchParams(query))).toEqual({ group: 'opening', ...choice })
})

test('keeps the other parameters of the address', () => {
  const next = withChoice(new URLSearchParams('week=1&only=grant'), { only: undefined, group: 'unknown' })
  expect(next.toString()).toBe('week=1&group=unknown')
})

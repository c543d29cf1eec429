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

test('keeps the other parameters of the address', () => {
  const next = withChoice(new URLSearchParams('week=1&only=grant'), { only: undefined, group: 'unknown' })
  expect(next.toString()).toBe('week=1&group=unknown')
})

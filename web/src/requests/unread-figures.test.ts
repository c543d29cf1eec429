import { expect, test } from 'vitest'
import { readDraft, unreadFigures } from './unread-figures.ts'

const space = { name: 'Court', surface: null, location: null, additionalFeatures: null } as const
const whole = 'Type a whole number, such as 8 or 1,120.'
const dollars = 'Type a number of US dollars, such as 25,000.'

test('names each figure that cannot be read, and what can be typed there', () => {
  const draft = { name: 'Cup', teamCount: NaN, participants: 1120, budgetTo: NaN }
  expect(unreadFigures(draft)).toEqual(
    new Map([
      ['teamCount', whole],
      ['budgetTo', dollars],
    ]),
  )
  expect(readDraft(draft)).toEqual({ name: 'Cup', participants: 1120 })
})

test('a further space without a number is named, also after the device kept it as null', () => {
  const requirements = [
    { ...space, count: 2 },
    { ...space, count: NaN },
  ]
  const kept = JSON.parse(JSON.stringify({ requirements }))
  for (const draft of [{ requirements }, kept]) {
    expect([...unreadFigures(draft)]).toEqual([['requirements', whole]])
    expect(readDraft(draft).requirements).toEqual([{ ...space, count: 2 }])
  }
})

test('a draft whose figures are all read has no errors', () => {
  expect(unreadFigures({ teamCount: 0, requirements: [{ ...space, count: 1 }] }).size).toBe(0)
})

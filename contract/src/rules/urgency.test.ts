import { expect, test } from 'vitest'
import { urgencyLabel, urgencyLevels, urgencyOf, urgencySentence } from './urgency.ts'

test.each([
  [0, 'Dana is in urgent need of a venue.'],
  [1, 'Dana will need a venue scheduled in the near future.'],
  [2, 'Dana is exploring options for a future event.'],
] as const)('the tag of level %i is part of the sentence: %s', (priority, sentence) => {
  expect(urgencySentence('Dana', priority)).toBe(sentence)
})

test('finds the label of each priority', () => {
  expect(urgencyLevels.map(({ priority }) => urgencyLabel(priority))).toEqual([
    'Urgent Need',
    'Near Future',
    'Exploring',
  ])
})

test.each([
  ['0', 0],
  ['2', 2],
  ['3', undefined],
  ['', undefined],
  [null, undefined],
])('the text %j is the level %j', (text, level) => {
  expect(urgencyOf(text)).toBe(level)
})

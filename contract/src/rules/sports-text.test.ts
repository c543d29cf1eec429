import { expect, test } from 'vitest'
import { sportsText } from './sports-text.ts'

test.each([
  [[], null],
  [['Basketball'], 'Basketball'],
  [['Basketball', 'Volleyball'], 'Multi Sport'],
  [['Basketball', 'Other Sport or Activity'], 'Multi Sport'],
  [['Other'], null],
  [['Other Sport or Activity'], null],
])('section 5: the sports %j show as %j', (sports, text) => {
  expect(sportsText(sports)).toBe(text)
})

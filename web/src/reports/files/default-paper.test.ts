import { expect, test } from 'vitest'
import { defaultPaper } from './default-paper.ts'

test.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['en', 'letter'],
  ['en-GB', 'a4'],
  ['zh-Hans-CN', 'a4'],
])('readers of %s print on %s', (language, paper) => {
  expect(defaultPaper(language)).toBe(paper)
})

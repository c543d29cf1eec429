import { longestRequest } from '@app/contract/rules/limits.ts'
import { expect, test } from 'vitest'
import { messagesOf } from './messages.ts'
import { plainText } from './plain-text.ts'

// Each took up to a minute, in which the server answered nobody else.
test.each([
  ['one rare white space', '\u1680'],
  ['lines with a space', ' \n'],
])('the longest text of %s is split within two seconds', (_what, unit) => {
  const text = `Subject: Cup\n${unit.repeat(longestRequest / unit.length)}Fields`.slice(-longestRequest)
  const before = performance.now()
  const messages = messagesOf(plainText(`Subject: Cup\n${text}`))
  expect(performance.now() - before).toBeLessThan(2000)
  expect(messages).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { isReturnFromSignIn } from './session-hint.ts'

test.each([
  ['?code=code&state=state', true],
  ['?state=state&error=access_denied', true],
  ['?code=code', false],
  ['?error=access_denied', false],
  ['?state=Texas', false],
  ['', false],
])('the query "%s" is the response to a login: %s', (search, isReturn) => {
  expect(isReturnFromSignIn(search)).toBe(isReturn)
})

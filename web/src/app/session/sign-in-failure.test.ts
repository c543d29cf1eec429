import { expect, test } from 'vitest'
import { signInFailure } from './sign-in-failure.ts'

const failure = (error: string, message = error) => Object.assign(new Error(message), { error })
const unopened = new Error('Unable to open a popup for loginWithPopup - window.open returned null')

test('an email to look for is a persistent warning at the top right', () => {
  expect(signInFailure(failure('access_denied', 'Look for an email that we sent you.'))).toEqual({
    tone: 'warning',
    text: 'Look for an email that we sent you.',
    isPersistent: true,
    position: 'top-right',
  })
})

test.each([
  ['a closed popup', failure('cancelled', 'Popup closed'), /^Popup closed/],
  ['a popup that timed out', failure('timeout', 'Timeout'), /took too long/],
  ['a blocked popup', unopened, /Allow popups/],
  ['a state that does not match', failure('state_mismatch'), /^Invalid state/],
  ['a missing transaction', failure('missing_transaction'), /^Invalid state/],
  ['a refusal with a message', failure('access_denied', 'You may not.'), /^You may not\.$/],
  ['anything else', 'odd', /^Login failed$/],
])('%s has its own text, as an error for the usual time', (_title, problem, text) => {
  expect(signInFailure(problem)).toEqual({ tone: 'error', text: expect.stringMatching(text) })
})

test('a missing session is not reported', () => {
  expect(signInFailure(failure('login_required', 'Login required'))).toBeNull()
})

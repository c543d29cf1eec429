import { expect, test } from 'vitest'
import { signInFailure } from './sign-in-failure.ts'

const failure = (error: string, message = error) => Object.assign(new Error(message), { error })

test('keeps on showing that there is a mail to look for', () => {
  const said = signInFailure(failure('access_denied', 'Look for an email that we sent you.'))
  expect(said).toEqual({ text: 'Look for an email that we sent you.', isPersistent: true })
})

test('says that a popup was closed, was too slow, or was kept from opening, each in its own words', () => {
  const unopened = new Error('Unable to open a popup for loginWithPopup - window.open returned null')
  const said = [failure('cancelled', 'Popup closed'), failure('timeout', 'Timeout'), unopened].map(
    signInFailure,
  )
  expect(new Set(said.map((one) => one?.text)).size).toBe(3)
  expect(said[0]?.text).toContain('Popup closed')
})

test('takes a state that does not fit for an invalid one', () => {
  for (const code of ['state_mismatch', 'missing_transaction'])
    expect(signInFailure(failure(code))?.text).toContain('Invalid state')
})

test('is silent about there being no session', () => {
  expect(signInFailure(failure('login_required', 'Login required'))).toBeNull()
})

test('falls back to what the provider said, then to the default', () => {
  expect(signInFailure(failure('access_denied', 'You may not.'))?.text).toBe('You may not.')
  expect(signInFailure('odd')?.text).toBe('Login failed')
})

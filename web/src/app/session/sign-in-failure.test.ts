import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInError } from '../../session/session-state.ts'
import { errorToast } from './error-toast.ts'
import { signInError } from './sign-in-failure.ts'

const failure = (error: string, message: string) => Object.assign(new Error(message), { error })
const unopened = 'Unable to open a popup for loginWithPopup - window.open returned null'
const again = () => {}
const inThisWindow = () => {}

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

/** The toast for something that the sign-in client threw. */
const toastOf = (problem: unknown, source: SignInError['source'] = 'login') =>
  errorToast(signInError(problem, source), { again, inThisWindow })

test('an email to look for is a persistent warning at the top right', () => {
  expect(toastOf(failure('access_denied', 'Look for an email that we sent you.'))).toEqual({
    tone: 'warning',
    text: 'Look for an email that we sent you.',
    isPersistent: true,
    position: 'top-right',
  })
})

describe('the specified text is shown first, for the usual time, for', () => {
  test.each([
    [
      'a state that does not match',
      failure('state_mismatch', 'Invalid state'),
      'Invalid state. Start the login again.',
    ],
    [
      'a missing transaction',
      failure('missing_transaction', 'Invalid state'),
      'Invalid state. Start the login again.',
    ],
    [
      'a failed request',
      failure('request_error', 'HTTP error. Unable to fetch https://login.example/oauth/token'),
      'HTTP error. Unable to fetch https://login.example/oauth/token. Check the connection and try again.',
    ],
    ['a refusal with a message', failure('access_denied', 'You may not.'), 'You may not.'],
    ['an error without a message', new Error(''), 'Login failed'],
    ['anything else', 'odd', 'Login failed'],
    [
      'a lost connection in Chromium',
      new TypeError('Failed to fetch'),
      'Login failed. Check the connection and try again.',
    ],
    [
      'a lost connection in Firefox',
      new TypeError('NetworkError when attempting to fetch resource.'),
      'Login failed. Check the connection and try again.',
    ],
    [
      'a lost connection in Safari',
      new TypeError('Load failed'),
      'Login failed. Check the connection and try again.',
    ],
    ['any other TypeError', new TypeError('x is not a function'), 'Login failed'],
  ])('%s', (_title, problem, text) => expect(toastOf(problem)).toEqual({ tone: 'error', text }))
})

test.each([
  ['closed', failure('cancelled', 'Popup closed'), 'Popup closed. You are not logged in.'],
  ['timed out', failure('timeout', 'Timeout'), 'Timeout. This took too long. Try again.'],
])('a popup that was %s has the specified text, and can be tried again', (_case, problem, text) => {
  const action = { label: 'Try again', onPress: again }
  expect(toastOf(problem)).toEqual({ tone: 'error', text, action })
})

test('a blocked popup has the specified text, and offers to continue without one until it is dismissed', () => {
  const blocked = new Error('Unable to open a popup for loginWithPopup - window.open returned `null`')
  expect(toastOf(blocked)).toEqual({
    tone: 'error',
    text: `${unopened}. Allow popups for this site and try again.`,
    action: { label: 'Continue in this window', onPress: inThisWindow },
    isPersistent: true,
  })
})

test('a token that takes too long offers no login', () => {
  expect(toastOf(failure('timeout', 'Timeout'), 'token')).not.toHaveProperty('action')
})

describe('a failure to get an access token', () => {
  test.each([
    ['is "Get access token failed" by default', 'odd', 'Get access token failed'],
    [
      'for lack of a connection has a sentence more',
      new TypeError('Failed to fetch'),
      'Get access token failed. Check the connection and try again.',
    ],
    [
      'for lack of a refresh token names audience and scope',
      failure('missing_refresh_token', "Missing Refresh Token (audience: 'api', scope: 'openid')"),
      "Missing Refresh Token (audience: 'api', scope: 'openid'). Log in again.",
    ],
  ])('%s', (_title, problem, text) => expect(toastOf(problem, 'token')).toEqual({ tone: 'error', text }))

  test('for lack of a second factor keeps its token and offers to log in', () => {
    const problem = Object.assign(failure('mfa_required', 'Multifactor authentication required'), {
      mfa_token: 'mfa-1',
    })
    expect(signInError(problem, 'token')).toEqual({
      source: 'token',
      code: 'mfa_required',
      message: 'Multifactor authentication required',
      mfaToken: 'mfa-1',
    })
    expect(toastOf(problem, 'token')).toEqual({
      tone: 'error',
      text: 'Multifactor authentication required. Log in again with your second factor.',
      action: { label: 'Log in', onPress: again },
    })
  })

  test('is stored with its code, and without one for other errors', () => {
    expect(signInError(failure('timeout', 'Timeout'), 'token')).toEqual({
      source: 'token',
      code: 'timeout',
      message: 'Timeout',
    })
    expect(signInError(null, 'token')).toEqual({
      source: 'token',
      code: null,
      message: 'Get access token failed',
    })
  })
})

test('without a connection, every TypeError is a lost connection', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(toastOf(new TypeError('Cancelled'))).toEqual({
    tone: 'error',
    text: 'Login failed. Check the connection and try again.',
  })
})

test('a missing session is not reported', () => {
  expect(toastOf(failure('login_required', 'Login required'))).toBeNull()
})

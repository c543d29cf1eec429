import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runLogin } from './run-login.ts'

type Login = Parameters<typeof runLogin>[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const popup = { closed: false, focus: () => {}, close: () => {} }

/** Runs a login that ends at once. */
function run({ pathname = '/', hasToken = true } = {}) {
  const loginWithPopup = vi.fn<Login['loginWithPopup']>(async () => {})
  const navigate = vi.fn<Login['navigate']>()
  const onEnded = vi.fn<Login['onEnded']>()
  const ended = runLogin({
    hint: 'signup',
    popup,
    loginWithPopup,
    onEnded,
    hasToken: async () => hasToken,
    pathname: () => pathname,
    navigate,
  })
  return { loginWithPopup, navigate, onEnded, ended }
}

test('prompts for an account, with the hint, in the opened popup, for up to ten minutes', () => {
  const { loginWithPopup } = run()
  expect(loginWithPopup.mock.calls).toEqual([
    [
      { authorizationParams: { prompt: 'select_account', screen_hint: 'signup' } },
      { popup, timeoutInSeconds: 600 },
    ],
  ])
})

test('stays on the landing page for 499 ms after the login', async () => {
  const { navigate, onEnded } = run()
  await vi.advanceTimersByTimeAsync(499)
  expect(onEnded).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
})

test('goes from the landing page to the home page 500 ms after the login', async () => {
  const { navigate } = run()
  await vi.advanceTimersByTimeAsync(500)
  expect(navigate.mock.calls).toEqual([['/home']])
})

test('stays on any other page', async () => {
  const { navigate, ended } = run({ pathname: '/facilities/marketplace' })
  await vi.runAllTimersAsync()
  await ended
  expect(navigate).not.toHaveBeenCalled()
})

test('stays on the landing page without an access token', async () => {
  const { navigate, ended } = run({ hasToken: false })
  await vi.runAllTimersAsync()
  await ended
  expect(navigate).not.toHaveBeenCalled()
})

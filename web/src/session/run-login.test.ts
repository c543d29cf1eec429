import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runLogin } from './run-login.ts'

type Login = Parameters<typeof runLogin>[0]

const popup = { closed: false, focus: () => {}, close: vi.fn<() => void>() }
let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Runs a login, which ends at once unless it is pending. */
function run({ pathname = '/', hasToken = true, isPending = false } = {}) {
  const loginWithPopup = vi.fn<Login['loginWithPopup']>(() =>
    isPending ? new Promise(() => {}) : Promise.resolve(),
  )
  const onTimeout = vi.fn<Login['onTimeout']>()
  const navigate = vi.fn<Login['navigate']>()
  const onEnded = vi.fn<Login['onEnded']>()
  const ended = runLogin({
    hint: 'signup',
    popup,
    loginWithPopup,
    onTimeout,
    onEnded,
    hasToken: async () => hasToken,
    pathname: () => pathname,
    navigate,
  })
  return { loginWithPopup, navigate, onTimeout, onEnded, ended }
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

/** What a window posts to the page. */
const post = (data: object, source: object = popup) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, source }))

test('the popup stays open for 60 s', () => {
  const { onTimeout } = run({ isPending: true })
  vi.advanceTimersByTime(59_999)
  expect(onTimeout).not.toHaveBeenCalled()
  expect(popup.close).not.toHaveBeenCalled()
})

test('the popup times out after 60 s', () => {
  const { onTimeout } = run({ isPending: true })
  vi.advanceTimersByTime(60_000)
  expect(onTimeout.mock.calls).toEqual([[popup]])
  expect(popup.close).toHaveBeenCalledOnce()
})

test('the popup stays open while it waits for an email', () => {
  run({ isPending: true })
  vi.advanceTimersByTime(59_000)
  post({ isMailAwaited: true })
  vi.advanceTimersByTime(540_000)
  expect(popup.close).not.toHaveBeenCalled()
})

test('the popup times out 60 s after it has stopped waiting for an email', () => {
  run({ isPending: true })
  post({ isMailAwaited: true })
  vi.advanceTimersByTime(300_000)
  post({ isMailAwaited: false })
  vi.advanceTimersByTime(59_999)
  expect(popup.close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(popup.close).toHaveBeenCalledOnce()
})

test.each([
  ['another window', { isMailAwaited: true }, {}],
  ['the popup about something else', { type: 'authorization_response' }, popup],
])('a message of %s does not change the time', (_title, data, source) => {
  const { onTimeout } = run({ isPending: true })
  post(data, source)
  vi.advanceTimersByTime(60_000)
  expect(onTimeout).toHaveBeenCalledOnce()
})

test('a login that ended has no timeout, and its popup is closed', async () => {
  const { onTimeout, ended } = run()
  await vi.advanceTimersByTimeAsync(600_000)
  await ended
  expect(onTimeout).not.toHaveBeenCalled()
  expect(popup.close).toHaveBeenCalledOnce()
})

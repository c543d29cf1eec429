import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../session/session-state.ts'
import {
  accessToken,
  clearCredentials,
  dispatchSession,
  loggedIn,
  setCredentials,
  signedInAgain,
  signIn,
  useSession,
  type Person,
} from './session.ts'

const ada: Person = { subject: 'ada', name: 'Ada', email: 'ada@brand.test', picture: null, isAdmin: false }
const bob: Person = { ...ada, subject: 'bob', name: 'Bob', email: 'bob@brand.test' }

const popup = { closed: false, focus: vi.fn<() => void>(), close: vi.fn<() => void>() }
const open = vi.fn<(...features: string[]) => typeof popup | null>(() => popup)

beforeEach(() => {
  vi.stubGlobal('window', { screenX: 100, screenY: 50, innerWidth: 1440, innerHeight: 900, open })
  useSession.setState(initialSession, true)
  dispatchSession({ type: 'page-opened', mayHaveSession: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  popup.closed = false
})

const report = (person: Person | null, endedLogins: number, hasFailed = false) =>
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed, endedLogins })

test('opens a centered popup of 400 by 600 pixels', () => {
  signIn()
  expect(open.mock.calls).toEqual([
    ['', 'auth0:authorize:popup', 'left=620,top=200,width=400,height=600,resizable,scrollbars=yes,status=1'],
  ])
})

test('a second click focuses the open popup', () => {
  signIn()
  signIn()
  expect(open).toHaveBeenCalledOnce()
  expect(popup.focus).toHaveBeenCalledOnce()
})

test('a click after the popup was closed opens another one', () => {
  signIn()
  popup.closed = true
  signIn('signup')
  expect(open).toHaveBeenCalledTimes(2)
  expect(useSession.getState().request).toBe('signup')
})

test('a blocked popup is requested all the same, and the client reports it', () => {
  open.mockReturnValueOnce(null)
  signIn()
  expect(useSession.getState()).toMatchObject({ request: 'login', popup: null })
})

test('an action of a visitor goes on once they have logged in', async () => {
  const isIn = loggedIn()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  dispatchSession({ type: 'login-started' })
  report(ada, 1)
  expect(await isIn).toBe(true)
})

test('an action of a visitor who closes the popup is dropped', async () => {
  const isIn = loggedIn()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  dispatchSession({ type: 'login-started' })
  report(null, 1, true)
  expect(await isIn).toBe(false)
})

test('an action is dropped if the sign-in client does not load', async () => {
  const isIn = loggedIn()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  dispatchSession({ type: 'client-load-failed' })
  expect(await isIn).toBe(false)
})

test('an action of a signed-in person goes on without a popup', async () => {
  report(ada, 0)
  expect(await loggedIn()).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

test('an expired session continues when the same person logs in', async () => {
  report(ada, 0)
  const isBack = signedInAgain()
  report(ada, 1)
  expect(await isBack).toBe(true)
})

test('an expired session does not continue for another person', async () => {
  report(ada, 0)
  const isBack = signedInAgain()
  report(bob, 1)
  expect(await isBack).toBe(false)
})

test('an expired session does not continue if the person declines', async () => {
  report(ada, 0)
  const isBack = signedInAgain()
  dispatchSession({ type: 'login-declined' })
  expect(await isBack).toBe(false)
})

test('after credentials were cleared, calls get a new token until there is one', async () => {
  const token = vi.fn<(options?: { isFresh?: boolean }) => Promise<string | null>>(async () => 'a token')
  setCredentials({ token, signOut: async () => {} })
  report(ada, 0)
  clearCredentials()
  token.mockResolvedValueOnce(null)
  for (let call = 0; call < 3; call++) await accessToken()
  expect(token.mock.calls.map(([options]) => options?.isFresh)).toEqual([true, true, undefined])
})

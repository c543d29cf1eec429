import { create } from 'zustand'
import { openLoginPopup } from '../session/login-popup.ts'
import {
  initialSession,
  isLoginPending,
  nextSession,
  type SessionEvent,
  type SessionState,
  type SignInHint,
} from '../session/session-state.ts'

export type { Person } from '../session/session-state.ts'

/** Who is signed in. Changed by events only. */
export const useSession = create<SessionState>()(() => initialSession)

export const dispatchSession = (event: SessionEvent) =>
  useSession.setState((state) => nextSession(state, event), true)

/**
 * Starts a login or sign-up. Call it in the click's handler: browsers allow popups only there, and the sign-in client may
 * still be loading. An open popup is focused instead, because a second login in it would invalidate the first.
 */
export function signIn(hint: SignInHint = 'login') {
  const { popup } = useSession.getState()
  if (popup !== null && !popup.closed) return popup.focus()
  dispatchSession({ type: 'login-requested', hint, popup: openLoginPopup() })
}

export interface Credentials {
  /** The access token, renewed if it has expired; null if nobody is signed in. */
  token(options?: TokenOptions): Promise<string | null>
  /** Leaves for the front page, unless it stays on the page. */
  signOut(options?: SignOutOptions): Promise<void>
}

interface TokenOptions {
  isFresh?: boolean
  /** Reports no failure, for what happens in the background and is tried again. */
  isQuiet?: boolean
}

interface SignOutOptions {
  /** For sessions that the provider has ended already: only this browser forgets them. */
  staysOnPage?: boolean
}

let credentials: Credentials = { token: async () => null, signOut: async () => {} }
export const setCredentials = (given: Credentials) => void (credentials = given)

/** Resolves with the first state that meets the condition, which may be the current one. */
function sessionWhere(isMet: (state: SessionState) => boolean): Promise<SessionState> {
  const now = useSession.getState()
  if (isMet(now)) return Promise.resolve(now)
  return new Promise((resolve) => {
    const stop = useSession.subscribe((state) => {
      if (!isMet(state)) return
      stop()
      resolve(state)
    })
  })
}

/** Resolves once it is known whether the page was opened by somebody who is signed in. */
const opened = sessionWhere(({ status }) => status !== 'loading')

let areCleared = false
/** Forgets the access token: calls get a new one. */
export const clearCredentials = () => void (areCleared = true)

/**
 * The access token of the person who is signed in, or null. The provider isn't called for visitors, nor while a login is
 * due: the response in its frame would be mistaken for that of the login's popup and close it.
 */
export async function accessToken(options?: TokenOptions): Promise<string | null> {
  await opened
  const { person, status } = useSession.getState()
  if (person === null || status === 'expired') return null
  if (!areCleared) return credentials.token(options)
  const token = await credentials.token({ ...options, isFresh: true })
  if (token !== null) areCleared = false
  return token
}

let isSignedOut = false
/** Whether this page is being left for the provider, which ends the session. */
export const isSigningOut = () => isSignedOut

export async function signOut(options?: SignOutOptions): Promise<void> {
  isSignedOut = options?.staysOnPage !== true
  await credentials.signOut(options)
}

/**
 * Asks visitors to log in before an action that requires it. Resolves with whether somebody is signed in then. Call it in
 * the click's handler, like `signIn`.
 */
export async function loggedIn(): Promise<boolean> {
  await opened
  if (useSession.getState().person !== null) return true
  signIn('login')
  const { status } = await sessionWhere((state) => !isLoginPending(state))
  return status === 'signed-in'
}

/**
 * Asks the person whose session has ended to log in again. Resolves with false if they decline, or if somebody else logs
 * in, in whose name their requests must not be sent.
 */
export async function signedInAgain(): Promise<boolean> {
  const before = useSession.getState().person?.subject
  dispatchSession({ type: 'session-ended' })
  const { status, person } = await sessionWhere((state) => !['expired', 'loading'].includes(state.status))
  return status === 'signed-in' && person.subject === before
}

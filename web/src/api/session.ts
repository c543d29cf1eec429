import { create } from 'zustand'

export interface Person {
  /** The identity provider's name for the account. */
  subject: string
  name: string
  email: string
  picture: string | null
  isAdmin: boolean
}

export type SignInHint = 'login' | 'signup'

export interface SessionState {
  /** `loading` until it is known whether somebody is signed in; `expired` when somebody was, and what they do needs it again. */
  status: 'loading' | 'visitor' | 'signed-in' | 'expired'
  person: Person | null
  /** A log-in that was asked for, with the window that its click was allowed to open. */
  asked: { hint: SignInHint; popup: Window | null } | null
  /** Whether a log-in that was asked for has not come to its end, well or not. */
  isLoggingIn: boolean
  /** Whether the sign-in client has been called for; it then stays. */
  isClientWanted: boolean
}

/** Who is signed in. Written by the shell's session client only; everything else reads. */
export const useSession = create<SessionState>()(() => ({
  status: 'loading',
  person: null,
  asked: null,
  isLoggingIn: false,
  isClientWanted: false,
}))

/** The specification's size; a window that opens beside the page, not over its middle. */
const popupFeatures = () => {
  const left = Math.round(window.screenX + (window.innerWidth - 400) / 2)
  const top = Math.round(window.screenY + (window.innerHeight - 600) / 2)
  return `left=${left},top=${top},width=400,height=600,resizable,scrollbars=yes,status=1`
}

let opened: Window | null = null

/**
 * Starts a log-in or sign-up. To be called by the click itself: only then browsers let a window open, and the client
 * that fills it may still be on its way. A window that still stands is shown again: a second log-in in it would answer
 * the first.
 */
export function signIn(hint: SignInHint = 'login') {
  if (opened !== null && !opened.closed) return opened.focus()
  opened = window.open('', 'auth0:authorize:popup', popupFeatures())
  useSession.setState({ asked: { hint, popup: opened }, isClientWanted: true })
}

export interface Credentials {
  /** The access token, renewed when it has run out; null when nobody is signed in. */
  token(options?: { isFresh?: boolean }): Promise<string | null>
  signOut(): Promise<void>
}

let credentials: Credentials = { token: async () => null, signOut: async () => {} }
export const setCredentials = (given: Credentials) => void (credentials = given)

/** Resolves once it is known whether the page began with somebody signed in. */
const settled = new Promise<void>((resolve) => {
  const stop = useSession.subscribe(({ status }) => {
    if (status === 'loading') return
    stop()
    resolve()
  })
})

/**
 * The access token of whoever is signed in, else null. Nothing is asked of the provider for a visitor, nor while a
 * log-in is due: its answer in a frame would be taken for that of the log-in's own window, and close it.
 */
export async function accessToken(options?: { isFresh?: boolean }): Promise<string | null> {
  await settled
  const { person, status } = useSession.getState()
  return person === null || status === 'expired' ? null : credentials.token(options)
}
export const signOut = () => credentials.signOut()

/**
 * For what only somebody who is signed in may do: asks a visitor to log in, and resolves with whether somebody is signed
 * in at the end, so that what they pressed can go on. To be called by the press itself, as `signIn`.
 */
export async function loggedIn(): Promise<boolean> {
  await settled
  if (useSession.getState().person !== null) return true
  signIn('login')
  const isOver = ({ status, asked, isLoggingIn }: SessionState) =>
    status === 'signed-in' || (asked === null && !isLoggingIn)
  if (!isOver(useSession.getState()))
    await new Promise<void>((resolve) => {
      const stop = useSession.subscribe((session) => {
        if (!isOver(session)) return
        stop()
        resolve()
      })
    })
  return useSession.getState().status === 'signed-in'
}

/**
 * Resolves when the same person is signed in again, or with false when they would not, or are somebody else, in whose
 * name nothing of theirs may be sent. Nothing typed meanwhile is lost.
 */
export function signedInAgain(): Promise<boolean> {
  const before = useSession.getState().person?.subject
  useSession.setState({ status: 'expired' })
  return new Promise((resolve) => {
    const stop = useSession.subscribe(({ status, person }) => {
      if (status === 'expired' || status === 'loading') return
      stop()
      resolve(status === 'signed-in' && person?.subject === before)
    })
  })
}

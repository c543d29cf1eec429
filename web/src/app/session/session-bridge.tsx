import { useAuth0, type User } from '@auth0/auth0-react'
import { Fragment, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTransport } from '../../platform/calls/transport.ts'
import { dispatchSession, setCredentials, signIn, useSession, type Person } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { forgetDevice, lockDevice } from '../../page/device/forget-device.ts'
import { readKeptPerson } from '../../page/device/kept-person.ts'
import { isReturnFromSignIn } from '../../page/session-hint.ts'
import { whenIdle } from '../../page/when-idle.ts'
import { keepTokenFresh } from '../../session/keep-token-fresh.ts'
import { runLogin } from '../../session/run-login.ts'
import type { LoginWindow, SignInError, SignInHint } from '../../session/session-state.ts'
import { isLoginRequired, loginTimeout, returnPathOf, signInError } from './sign-in-failure.ts'

/** Once the page is idle: nothing on it depends on these. */
const onceIdle =
  <Part,>(load: () => Promise<Part>) =>
  async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    return load()
  }
const loadHelp = onceIdle(() => import('./login-help.tsx'))
const loadHub = onceIdle(() => import('./session-hub.tsx'))
const loadDevice = onceIdle(() => import('./device.tsx'))
const loadPreloads = onceIdle(() => import('./preloads.tsx'))

function personOf(user: User, rolesClaim: string): Person {
  const roles: unknown = user[rolesClaim]
  return {
    subject: user.sub ?? '',
    name: user.name ?? user.email ?? '',
    email: user.email ?? '',
    picture: user.picture ?? null,
    isAdmin: Array.isArray(roles) && roles.includes('admin'),
  }
}

interface SessionBridgeProps {
  rolesClaim: string
  /** Called when the address was that of a login that failed. */
  onFailedReturn: () => void
}

/** Reports the sign-in client's state to the session, and starts the logins that the session requests. */
export function SessionBridge({ rolesClaim, onFailedReturn }: SessionBridgeProps) {
  const { isLoading, isAuthenticated, user, error, getAccessTokenSilently, loginWithPopup, logout } =
    useAuth0()
  const { status, person, request, isBlocked } = useSession()
  const [endedLogins, setEndedLogins] = useState(0)
  const [lastHint, setLastHint] = useState<SignInHint>('login')
  if (request !== null && request !== lastHint) setLastHint(request)
  // The end of its start would clear the error of a login that failed at once.
  const [isStarted, setStarted] = useState(!isLoading)
  if (!isStarted && !isLoading) setStarted(true)
  const timedOutPopup = useRef<LoginWindow>(null)
  const pendingToken = useRef<Promise<unknown>>(undefined)
  const navigate = useNavigate()
  const { queries } = useTransport()

  const token = useCallback(
    async ({ isFresh = false, isQuiet = false } = {}) => {
      try {
        const pending = getAccessTokenSilently(isFresh ? { cacheMode: 'off' } : undefined)
        pendingToken.current = pending
        const received = (await pending) ?? null
        reportTokenError(null)
        return received
      } catch (problem) {
        const failure = signInError(problem, 'token')
        // The provider's session has ended. The session expires before the client signs out, so that the person can log
        // in again instead of losing the page to a visitor's view.
        if (isLoginRequired(failure)) {
          dispatchSession({ type: 'session-ended' })
          await logout({ openUrl: false })
        } else if (!isQuiet) reportTokenError(failure)
        return null
      }
    },
    [getAccessTokenSilently, logout],
  )

  useEffect(() => {
    setCredentials({
      token,
      signOut: async ({ staysOnPage = false } = {}) => {
        if (staysOnPage) {
          // First, so that nothing calls with a token that has ended.
          await logout({ openUrl: false })
          return forgetDevice({ hasToken: false })
        }
        await forgetDevice({ hasToken: true })
        await logout({ logoutParams: { returnTo: window.location.origin } })
      },
    })
  }, [token, logout])

  // Another person must not see responses for the previous one.
  const refreshQueries = useEffectEvent((hasOtherPerson: boolean) =>
    hasOtherPerson ? queries?.client.resetQueries() : queries?.client.invalidateQueries(),
  )

  useEffect(() => {
    const before = useSession.getState().person
    const reported = isAuthenticated && user ? personOf(user, rolesClaim) : null
    dispatchSession({
      type: 'client-reported',
      isLoading,
      person: reported,
      hasFailed: error !== undefined,
      endedLogins,
    })
    const now = useSession.getState().person
    if (now !== null && now.subject !== before?.subject) void refreshQueries(before !== null)
  }, [isLoading, isAuthenticated, user, error, endedLogins, rolesClaim])

  useEffect(() => {
    if (error === undefined) return
    const hasTimedOut = 'popup' in error && error.popup === timedOutPopup.current
    dispatchSession({
      type: 'error-changed',
      error: hasTimedOut ? loginTimeout : signInError(error, 'login'),
    })
    // A login that failed leaves nothing of its reply in the address either.
    if (!isReturnFromSignIn(window.location.search)) return
    void navigate(returnPathOf(error) ?? window.location.pathname, { replace: true })
    onFailedReturn()
  }, [error, navigate, onFailedReturn])

  useEffect(() => {
    const { request: hint, popup } = useSession.getState()
    // React may run an effect twice, but a login starts once.
    if (!isStarted || request === null || hint === null) return
    dispatchSession({ type: 'login-started' })
    void runLogin({
      hint,
      popup,
      // The response in a hidden frame would be mistaken for that of the popup and close it.
      loginWithPopup: async (options, config) => {
        await Promise.allSettled([pendingToken.current])
        await loginWithPopup(options, config)
      },
      onTimeout: (timedOut) => (timedOutPopup.current = timedOut),
      onEnded: () => setEndedLogins((before) => before + 1),
      hasToken: async () => useSession.getState().status === 'signed-in' && (await token()) !== null,
      pathname: () => window.location.pathname,
      navigate,
    })
  }, [isStarted, request, loginWithPopup, token, navigate])

  useEffect(() => {
    if (!isAuthenticated) return undefined
    return keepTokenFresh(token)
  }, [isAuthenticated, token])

  // Otherwise the client would restore the session from its tokens.
  useEffect(() => {
    if (isBlocked) void logout({ openUrl: false })
  }, [isBlocked, logout])

  // Nobody is signed in, for certain: a login that failed for want of a connection says nothing.
  const isSignedOut = status === 'visitor' && (isBlocked || (!isLoading && error === undefined))
  useEffect(() => {
    if (isSignedOut && readKeptPerson() !== null) void forgetDevice({ hasToken: false })
    else if (status === 'expired') void lockDevice()
  }, [isSignedOut, status])

  const { part: help } = useLazy(loadHelp, true)
  const { part: device } = useLazy(loadDevice, status === 'signed-in')
  const { part: hub } = useLazy(loadHub, status === 'signed-in')
  const { part: preloads } = useLazy(loadPreloads, status === 'signed-in')
  return (
    <>
      {help && <help.LoginHelp lastHint={lastHint} />}
      {isBlocked ? (
        <BlockedAccount />
      ) : status === 'expired' ? (
        <ExpiredSession />
      ) : (
        person && (
          <Fragment key={person.subject}>
            {hub && <hub.SessionHub />}
            {device && <device.Device />}
            {preloads && <preloads.Preloads />}
          </Fragment>
        )
      )}
    </>
  )
}

/** Many calls may fail for one reason. It is reported once, until a token is received again. */
function reportTokenError(error: SignInError | null) {
  const { error: before } = useSession.getState()
  const isKnown = before?.source === 'token' && before.message === error?.message
  const isOver = error === null && before?.source === 'token'
  if ((error !== null && !isKnown) || isOver) dispatchSession({ type: 'error-changed', error })
}

/** Tells the person why they were signed out. The page behind it is a visitor's from now on. */
function BlockedAccount() {
  const dismiss = () => dispatchSession({ type: 'block-dismissed' })
  return (
    <Dialog
      isOpen
      onOpenChange={dismiss}
      role="alertdialog"
      title="Your account is blocked"
      description="An administrator has blocked your account, so you were signed out. If you think this is a mistake, contact us."
      footer={
        <Button variant="primary" onClick={dismiss}>
          OK
        </Button>
      }
    />
  )
}

/** Asks the person whose session has ended to log in again. The page behind it keeps unsaved text. */
function ExpiredSession() {
  const decline = () => dispatchSession({ type: 'login-declined' })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && decline()}
      title="Your session has ended"
      description="Log in again to continue. Your changes are still here and will be saved then."
      footer={
        <>
          <Button onClick={decline}>Not now</Button>
          <Button variant="primary" onClick={() => signIn()}>
            Log in
          </Button>
        </>
      }
    />
  )
}

import { useAuth0, type User } from '@auth0/auth0-react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { setCredentials, useSession, type Person } from '../../api/session.ts'
import { useToast } from '../../components/toaster.tsx'
import { signInFailure } from './sign-in-failure.ts'
import { ExpiredSession } from './expired-session.tsx'

const refreshEvery = 1_800_000
/** A popup that waits for somebody to read their mail. */
const popupPatience = 600
const redirectAfter = 500

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

/** Carries what the sign-in client knows into the session store, and what the store asks for to the client. */
export function SessionBridge({ rolesClaim }: { rolesClaim: string }) {
  const { isLoading, isAuthenticated, user, error, getAccessTokenSilently, loginWithPopup, logout } =
    useAuth0()
  const asked = useSession((session) => session.asked)
  /** How many log-ins have come to an end, and how many of them the session was told of. */
  const [logIns, setLogIns] = useState(0)
  const answered = useRef(0)
  const begun = useRef(0)
  const isExpired = useSession((session) => session.status === 'expired')
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()

  const complain = useCallback(
    (problem: unknown) => {
      const failure = signInFailure(problem)
      if (failure === null) return
      if (failure.isPersistent) toast.warning(failure.text, { isPersistent: true, position: 'top-right' })
      else toast.error(failure.text)
    },
    [toast],
  )

  const token = useCallback(
    async ({ isFresh = false } = {}) => {
      try {
        return (await getAccessTokenSilently(isFresh ? { cacheMode: 'off' } : undefined)) ?? null
      } catch (problem) {
        // The provider's session is over: what is left of it here goes too. Whoever was signed in may be typing, and is
        // asked to log in again instead of losing the page to a visitor's view.
        if (isLoginRequired(problem)) {
          if (useSession.getState().person !== null) useSession.setState({ status: 'expired' })
          await logout({ openUrl: false })
        }
        return null
      }
    },
    [getAccessTokenSilently, logout],
  )

  useEffect(() => {
    setCredentials({
      token,
      signOut: async () => logout({ logoutParams: { returnTo: window.location.origin } }),
    })
  }, [token, logout])

  useEffect(() => {
    const { status, person: before } = useSession.getState()
    const wasExpired = status === 'expired'
    if (isLoading) {
      if (!wasExpired) useSession.setState({ status: 'loading' })
      return
    }
    const isLoggingIn = begun.current > logIns
    const person = isAuthenticated && user ? personOf(user, rolesClaim) : null
    // Only a log-in answers whoever was asked for one; a token that was renewed meanwhile does not.
    const isAnswer = person !== null && error === undefined && logIns !== answered.current
    if (wasExpired && !isAnswer) {
      useSession.setState({ isLoggingIn })
      return
    }
    answered.current = logIns
    useSession.setState({ status: person ? 'signed-in' : 'visitor', person, isLoggingIn })
    if (person === null || person.subject === before?.subject) return
    // What was read as somebody else is not theirs to see.
    void (before === null ? queries.invalidateQueries() : queries.resetQueries())
  }, [isLoading, isAuthenticated, user, error, logIns, rolesClaim, queries])

  useEffect(() => {
    if (error) complain(error)
  }, [error, complain])

  useEffect(() => {
    // An effect may run twice; a log-in is asked for once.
    if (asked === null || useSession.getState().asked !== asked) return
    begun.current++
    useSession.setState({ asked: null, isLoggingIn: true })
    const { hint, popup } = asked
    const authorizationParams = { prompt: 'select_account', screen_hint: hint } as const
    const goHome = async () => {
      await loginWithPopup({ authorizationParams }, { popup, timeoutInSeconds: popupPatience }).finally(() =>
        setLogIns((before) => before + 1),
      )
      await new Promise((resolve) => setTimeout(resolve, redirectAfter))
      const isIn = useSession.getState().status === 'signed-in' && (await token()) !== null
      if (isIn && window.location.pathname === '/') await navigate('/home')
    }
    void goHome()
  }, [asked, loginWithPopup, token, navigate])

  useEffect(() => {
    if (!isAuthenticated) return undefined
    const timer = setInterval(() => void token({ isFresh: true }), refreshEvery)
    return () => clearInterval(timer)
  }, [isAuthenticated, token])

  return isExpired ? <ExpiredSession /> : null
}

const isLoginRequired = (problem: unknown) =>
  problem instanceof Error && 'error' in problem && problem.error === 'login_required'

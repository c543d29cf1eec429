import { useAuth0 } from '@auth0/auth0-react'
import { useEffect, useEffectEvent } from 'react'
import { signIn, useSession } from '../../api/session.ts'
import { dismissToast } from '../../components/overlays/shown-toasts.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { isLoginPending, type SignInHint } from '../../session/session-state.ts'
import { errorToast } from './error-toast.ts'

const topic = 'login-window'

/** Reports failed logins with a way to go on, and finds a login window that is lost behind this one. */
export function LoginHelp({ lastHint }: { lastHint: SignInHint }) {
  const { error } = useSession()
  const isPending = useSession(isLoginPending)
  const { loginWithRedirect } = useAuth0()
  const toast = useToast()

  const report = useEffectEvent((failure: NonNullable<typeof error>) => {
    const message = errorToast(failure, {
      again: () => signIn(lastHint),
      inThisWindow: () =>
        void loginWithRedirect({
          authorizationParams: { prompt: 'select_account', screen_hint: lastHint },
          appState: { returnTo: returnPath() },
        }),
    })
    if (message) toast[message.tone](message.text, message)
  })
  useEffect(() => {
    if (error !== null) report(error)
  }, [error])

  useEffect(() => {
    if (!isPending) return undefined
    const onFocus = () => {
      const { popup } = useSession.getState()
      if (popup === null || popup.closed) return
      toast.warning('The login continues in another window.', {
        topic,
        isPersistent: true,
        action: { label: 'Show it', onPress: () => popup.focus() },
      })
    }
    window.addEventListener('focus', onFocus)
    return () => {
      window.removeEventListener('focus', onFocus)
      dismissToast(topic)
    }
  }, [isPending, toast])
  return null
}

/** Where a login in this window ends. From the landing page, it is home, as from a popup. */
function returnPath() {
  const { pathname, search, hash } = window.location
  return pathname === '/' ? '/home' : pathname + search + hash
}

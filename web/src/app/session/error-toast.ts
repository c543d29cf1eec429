import type { ToastMessage } from '../../components/overlays/toast-request.ts'
import type { SignInError } from '../../session/session-state.ts'
import { isLoginRequired } from './sign-in-failure.ts'

// Sentences that follow the specified texts, by error code.
const advice: Record<string, string> = {
  cancelled: 'You are not logged in.',
  timeout: 'This took too long. Try again.',
  popup_open: 'Allow popups for this site and try again.',
  state_mismatch: 'Start the login again.',
  missing_transaction: 'Start the login again.',
  mfa_required: 'Log in again with your second factor.',
  missing_refresh_token: 'Log in again.',
  connection: 'Check the connection and try again.',
  request_error: 'Check the connection and try again.',
}

/** What a toast about a failed login offers. */
export interface LoginWays {
  again: () => void
  /** Without another window. */
  inThisWindow: () => void
}

type Action = (ways: LoginWays) => ToastMessage['action']
const tryAgain: Action = ({ again }) => ({ label: 'Try again', onPress: again })

// By error code.
const actions: Record<string, Action> = {
  cancelled: tryAgain,
  timeout: tryAgain,
  popup_open: ({ inThisWindow }) => ({ label: 'Continue in this window', onPress: inThisWindow }),
  mfa_required: ({ again }) => ({ label: 'Log in', onPress: again }),
}

/** The toast for an error, with what can be done about it. Null if there is nothing to report, such as a missing session. */
export function errorToast(error: SignInError, ways: LoginWays): ToastMessage | null {
  const { source, code, message } = error
  if (isLoginRequired(error)) return null
  // Stays in sight while the person switches to their mail.
  if (message.includes('Look for an email'))
    return { tone: 'warning', text: message, isPersistent: true, position: 'top-right' }
  const sentence = code === null ? undefined : advice[code]
  const text = sentence === undefined ? message : `${message.replace(/\.$/, '')}. ${sentence}`
  const isOfLogin = source === 'login' || code === 'mfa_required'
  const action = code !== null && isOfLogin ? actions[code]?.(ways) : undefined
  // Nothing else is left to press on a page that somebody opened to log in.
  const isPersistent = code === 'popup_open'
  return { tone: 'error', text, ...(action && { action }), ...(isPersistent && { isPersistent }) }
}

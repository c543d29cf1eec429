import type { ToastMessage } from '../../components/overlays/toast-request.ts'
import type { SignInError } from '../../session/session-state.ts'

/** As specified, for failures without a text of their own. */
const defaultTexts = { login: 'Login failed', token: 'Get access token failed' }

/** The specification's text. The client's own has backticks. */
const unopened = 'Unable to open a popup for loginWithPopup - window.open returned null'

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

// The texts of Chromium, Firefox and Safari for a request that failed.
const failedFetch = /^(Failed to fetch|NetworkError when attempting|Load failed)/

const isConnectionLost = (problem: Error) =>
  problem instanceof TypeError && (failedFetch.test(problem.message) || !navigator.onLine)

const fieldOf = (problem: object, name: string) => {
  const value: unknown = Object.getOwnPropertyDescriptor(problem, name)?.value
  return typeof value === 'string' ? value : undefined
}

/** The error to store for what the sign-in client threw. */
export function signInError(problem: unknown, source: SignInError['source']): SignInError {
  const unknown = { source, code: null, message: defaultTexts[source] }
  if (!(problem instanceof Error)) return unknown
  // Not every version of the client has a code for a blocked popup.
  if (problem.message.startsWith('Unable to open a popup'))
    return { source, code: 'popup_open', message: unopened }
  if (isConnectionLost(problem)) return { ...unknown, code: 'connection' }
  const mfaToken = fieldOf(problem, 'mfa_token')
  return {
    source,
    code: fieldOf(problem, 'error') ?? null,
    message: problem.message || unknown.message,
    ...(mfaToken !== undefined && { mfaToken }),
  }
}

/** The error of a login whose window was closed because its time was over. */
export const loginTimeout: SignInError = { source: 'login', code: 'timeout', message: 'Timeout' }

export const isLoginRequired = ({ code }: SignInError) => code === 'login_required'

/** The toast for an error, which may offer to log in. Null if there is nothing to report, such as a missing session. */
export function errorToast(error: SignInError, logIn: () => void): ToastMessage | null {
  const { code, message } = error
  if (isLoginRequired(error)) return null
  // Stays in sight while the person switches to their mail.
  if (message.includes('Look for an email'))
    return { tone: 'warning', text: message, isPersistent: true, position: 'top-right' }
  const sentence = code === null ? undefined : advice[code]
  const text = sentence === undefined ? message : `${message.replace(/\.$/, '')}. ${sentence}`
  const action = code === 'mfa_required' ? { label: 'Log in', onPress: logIn } : undefined
  return { tone: 'error', text, ...(action && { action }) }
}

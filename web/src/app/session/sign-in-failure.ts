import type { ToastMessage } from '../../components/overlays/toast-request.ts'

// Texts by error code. Other codes show the sign-in client's own message.
const texts: Record<string, string> = {
  cancelled: 'Popup closed. You are not logged in.',
  timeout: 'The login took too long. Try again.',
  popup_open: 'Your browser did not open the login window. Allow popups for this site and try again.',
  state_mismatch: 'Invalid state. Start the login again.',
  missing_transaction: 'Invalid state. Start the login again.',
  mfa_required: 'This account requires a second factor, which isn’t supported here.',
  request_error: 'The login could not reach the server. Check the connection and try again.',
}

const codeOf = (problem: Error) =>
  'error' in problem && typeof problem.error === 'string' ? problem.error : undefined

/** The toast for a failed sign-in. Null if there is nothing to report, such as a missing session. */
export function signInFailure(problem: unknown): ToastMessage | null {
  if (!(problem instanceof Error)) return { tone: 'error', text: 'Login failed' }
  // Stays in sight while the person switches to their mail.
  if (problem.message.includes('Look for an email'))
    return { tone: 'warning', text: problem.message, isPersistent: true, position: 'top-right' }
  const code = codeOf(problem)
  if (code === 'login_required') return null
  // Not every version of the client has a code for a blocked popup.
  if (problem.message.startsWith('Unable to open a popup'))
    return { tone: 'error', text: texts.popup_open ?? '' }
  return { tone: 'error', text: (code && texts[code]) || problem.message || 'Login failed' }
}

export interface SignInFailure {
  text: string
  /** Stays until it is dismissed. */
  isPersistent: boolean
}

// By the error's code, as the specification's catalogue has them; the client's own words stand where they are for people.
const texts: Record<string, string> = {
  cancelled: 'Popup closed. You are not logged in.',
  timeout: 'The log-in took too long. Try again.',
  popup_open: 'Your browser did not open the log-in window. Allow popups for this site and try again.',
  state_mismatch: 'Invalid state. Start the log-in again.',
  missing_transaction: 'Invalid state. Start the log-in again.',
  mfa_required: 'This account needs a second factor, which cannot be asked for here.',
  request_error: 'The log-in could not reach the server. Check the connection and try again.',
}

const codeOf = (problem: Error) =>
  'error' in problem && typeof problem.error === 'string' ? problem.error : undefined

/** What to tell of a failed sign-in; null for what is no failure, such as there being no session. */
export function signInFailure(problem: unknown): SignInFailure | null {
  if (!(problem instanceof Error)) return { text: 'Login failed', isPersistent: false }
  if (problem.message.includes('Look for an email')) return { text: problem.message, isPersistent: true }
  const code = codeOf(problem)
  if (code === 'login_required') return null
  // The client's own words for a window that the browser kept shut carry no code of their own in every version.
  if (problem.message.startsWith('Unable to open a popup'))
    return { text: texts.popup_open ?? '', isPersistent: false }
  return { text: (code && texts[code]) || problem.message || 'Login failed', isPersistent: false }
}

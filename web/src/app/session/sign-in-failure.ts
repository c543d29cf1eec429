import type { SignInError } from '../../session/session-state.ts'

/** As specified, for failures without a text of their own. */
const defaultTexts = { login: 'Login failed', token: 'Get access token failed' }

/** The specification's text. The client's own has backticks. */
const unopened = 'Unable to open a popup for loginWithPopup - window.open returned null'

// The texts of Chromium, Firefox and Safari for a request that failed.
const failedFetch = /^(Failed to fetch|NetworkError when attempting|Load failed)/

const isConnectionLost = (problem: Error) =>
  problem instanceof TypeError && (failedFetch.test(problem.message) || !navigator.onLine)

const fieldOf = (problem: object, name: string) => {
  const value: unknown = Object.getOwnPropertyDescriptor(problem, name)?.value
  return typeof value === 'string' ? value : undefined
}

/** The path that a login in the page was to end at. */
export function returnPathOf(problem: Error): string | undefined {
  const state: unknown = Object.getOwnPropertyDescriptor(problem, 'appState')?.value
  return typeof state === 'object' && state !== null ? fieldOf(state, 'returnTo') : undefined
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
  const code = fieldOf(problem, 'error') ?? null
  return {
    source,
    code,
    // Without a code, it is the browser's own error.
    message: (code !== null && problem.message) || unknown.message,
    ...(mfaToken !== undefined && { mfaToken }),
  }
}

/** The error of a login whose window was closed because its time was over. */
export const loginTimeout: SignInError = { source: 'login', code: 'timeout', message: 'Timeout' }

export const isLoginRequired = ({ code }: SignInError) => code === 'login_required'

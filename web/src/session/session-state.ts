export interface Person {
  /** The account's id at the identity provider. */
  subject: string
  name: string
  email: string
  picture: string | null
  isAdmin: boolean
}

export type SignInHint = 'login' | 'signup'
export type LoginWindow = Pick<Window, 'closed' | 'focus' | 'close'>

/** Why a login, or getting an access token, failed. */
export interface SignInError {
  source: 'login' | 'token'
  /** The provider's, the sign-in client's, or `connection`. Null for other errors. */
  code: string | null
  message: string
  /** Of the code `mfa_required`: continues the login with a second factor. */
  mfaToken?: string
}

/** `expired`: the session of `person` has ended, and they have to log in again to continue. */
type Identity =
  | { status: 'loading'; person: Person | null }
  | { status: 'visitor'; person: null }
  | { status: 'signed-in' | 'expired'; person: Person }

export type SessionState = Identity & {
  /** Whether the sign-in client has to be loaded. Once loaded, it stays. */
  isClientNeeded: boolean
  /** The person was signed out because an administrator has blocked the account, and hasn't dismissed the message. */
  isBlocked: boolean
  /** The last error, until a login or a token succeeds. */
  error: SignInError | null
  /** A login that the sign-in client has not started yet. */
  request: SignInHint | null
  /** The newest login window, null if the browser blocked it. */
  popup: LoginWindow | null
  /** How many logins the sign-in client has started and ended. Several may run: it notices a closed window only after a second. */
  startedLogins: number
  endedLogins: number
}

export type SessionEvent =
  | { type: 'page-opened'; mayHaveSession: boolean }
  | { type: 'login-requested'; hint: SignInHint; popup: LoginWindow | null }
  | { type: 'login-started' }
  | { type: 'client-load-failed' }
  /** The sign-in client's state. `hasFailed` is about its last login or start. */
  | {
      type: 'client-reported'
      isLoading: boolean
      person: Person | null
      hasFailed: boolean
      endedLogins: number
    }
  /** Null: it is over. */
  | { type: 'error-changed'; error: SignInError | null }
  | { type: 'session-ended' }
  | { type: 'login-declined' }
  | { type: 'account-blocked' }
  | { type: 'block-dismissed' }

export const initialSession: SessionState = {
  status: 'loading',
  person: null,
  isClientNeeded: false,
  isBlocked: false,
  error: null,
  request: null,
  popup: null,
  startedLogins: 0,
  endedLogins: 0,
}

const visitor = { status: 'visitor', person: null } as const

export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'page-opened':
      return event.mayHaveSession ? { ...state, isClientNeeded: true } : { ...state, ...visitor }
    case 'login-requested':
      return { ...state, isClientNeeded: true, request: event.hint, popup: event.popup }
    case 'login-started':
      return state.request === null
        ? state
        : { ...state, request: null, startedLogins: state.startedLogins + 1 }
    case 'client-load-failed':
      return { ...state, ...visitor, isClientNeeded: false, request: null, popup: null }
    case 'client-reported':
      return afterReport(state, event)
    case 'error-changed':
      return { ...state, error: event.error }
    case 'session-ended':
      return state.person === null ? state : { ...state, status: 'expired', person: state.person }
    case 'account-blocked':
      return state.person === null ? state : { ...state, ...visitor, isBlocked: true }
    case 'block-dismissed':
      return { ...state, isBlocked: false }
    default:
      event.type satisfies 'login-declined'
      return state.status === 'expired' ? { ...state, ...visitor } : state
  }
}

function afterReport(
  state: SessionState,
  { isLoading, person, hasFailed, endedLogins }: Extract<SessionEvent, { type: 'client-reported' }>,
): SessionState {
  const isExpired = state.status === 'expired'
  if (isLoading) return isExpired || state.isBlocked ? state : { ...state, status: 'loading' }
  // Only a successful login ends an expired session or a block. A token renewed meanwhile doesn't.
  const hasLoggedIn = person !== null && !hasFailed && endedLogins > state.endedLogins
  if ((isExpired || state.isBlocked) && !hasLoggedIn) return { ...state, endedLogins }
  return person === null
    ? { ...state, ...visitor, endedLogins }
    : {
        ...state,
        status: 'signed-in',
        person,
        isBlocked: false,
        error: hasLoggedIn ? null : state.error,
        endedLogins,
      }
}

/** Whether a requested login is still undecided. */
export const isLoginPending = ({ status, request, startedLogins, endedLogins }: SessionState) =>
  status !== 'signed-in' && (request !== null || startedLogins > endedLogins)

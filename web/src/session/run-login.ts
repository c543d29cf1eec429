import type { LoginWindow, SignInHint } from './session-state.ts'

/** Delay of the redirect from the landing page, in ms. */
const redirectDelay = 500
/** Of a login that waits for an email, for a new account or to reset a password. Others end sooner. */
const timeoutInSeconds = 600

interface LoginOptions {
  authorizationParams: { prompt: 'select_account'; screen_hint: SignInHint }
}

/** The sign-in client puts the window here if it opens one. */
interface LoginConfig {
  popup: LoginWindow | null
  timeoutInSeconds: number
}

interface Login {
  hint: SignInHint
  popup: LoginWindow | null
  /** Resolves when the login has ended, successfully or not. */
  loginWithPopup(options: LoginOptions, config: LoginConfig): Promise<void>
  /** The window was closed because the login took too long. */
  onTimeout(popup: LoginWindow | null): void
  onEnded(): void
  /** Whether somebody is signed in, with an access token. */
  hasToken(): Promise<boolean>
  pathname(): string
  navigate(path: string): unknown
}

/** Runs a login in its popup, then leaves the landing page for the home page if it succeeded. */
export async function runLogin(login: Login): Promise<void> {
  const authorizationParams = { prompt: 'select_account', screen_hint: login.hint } as const
  const config: LoginConfig = { popup: login.popup, timeoutInSeconds }
  const stopWatching = watchLogin({
    isOwn: (source) => source === config.popup,
    onTimeout() {
      login.onTimeout(config.popup)
      // Ends the login: the sign-in client takes it for canceled.
      config.popup?.close()
    },
  })
  try {
    await login.loginWithPopup({ authorizationParams }, config)
  } finally {
    stopWatching()
    // The sign-in client leaves it open after ten minutes.
    config.popup?.close()
    login.onEnded()
  }
  await new Promise((resolve) => setTimeout(resolve, redirectDelay))
  if ((await login.hasToken()) && login.pathname() === '/') login.navigate('/home')
}

/** Of a login, in ms. */
const timeout = 60_000

/** Pages that wait for an email post it (`identity/src/assets/page.js`): true when they open, false when they are left. */
function mailAwaited(message: unknown): boolean | undefined {
  if (typeof message !== 'object' || message === null || !('isMailAwaited' in message)) return undefined
  return message.isMailAwaited === true
}

interface WatchedLogin {
  /** Whether a message came from the login's window. */
  isOwn(source: unknown): boolean
  onTimeout(): void
}

/**
 * Ends a login after 60 s, but not while its window waits for an email: the one of a new account, or the one that resets a password.
 * After that, it has another 60 s.
 * Returns a function that stops it.
 */
function watchLogin({ isOwn, onTimeout }: WatchedLogin): () => void {
  let timer = setTimeout(onTimeout, timeout)
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    const isAwaited = mailAwaited(data)
    if (isAwaited === undefined || !isOwn(source)) return
    clearTimeout(timer)
    if (!isAwaited) timer = setTimeout(onTimeout, timeout)
  }
  window.addEventListener('message', onMessage)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('message', onMessage)
  }
}

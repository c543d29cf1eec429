import { watchLogin } from './login-deadline.ts'
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

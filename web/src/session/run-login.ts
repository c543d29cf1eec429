import type { LoginWindow, SignInHint } from './session-state.ts'

/** The login is given up after this time. It is long, because a sign-up includes waiting for an email. */
const timeoutInSeconds = 600
/** Delay of the redirect from the landing page, in ms. */
const redirectDelay = 500

interface LoginOptions {
  authorizationParams: { prompt: 'select_account'; screen_hint: SignInHint }
}

interface Login {
  hint: SignInHint
  popup: LoginWindow | null
  /** Resolves when the login has ended, successfully or not. */
  loginWithPopup(
    options: LoginOptions,
    config: { popup: LoginWindow | null; timeoutInSeconds: number },
  ): Promise<void>
  onEnded(): void
  /** Whether somebody is signed in, with an access token. */
  hasToken(): Promise<boolean>
  pathname(): string
  navigate(path: string): unknown
}

/** Runs a login in its popup, then leaves the landing page for the home page if it succeeded. */
export async function runLogin(login: Login): Promise<void> {
  const authorizationParams = { prompt: 'select_account', screen_hint: login.hint } as const
  try {
    await login.loginWithPopup({ authorizationParams }, { popup: login.popup, timeoutInSeconds })
  } finally {
    login.onEnded()
  }
  await new Promise((resolve) => setTimeout(resolve, redirectDelay))
  if ((await login.hasToken()) && login.pathname() === '/') login.navigate('/home')
}

import { checkCredentials } from './credentials.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { readForm } from './form-body.ts'
import { finishLogIn, rememberEmail, requestParameter, type InteractionSteps } from './interaction.ts'
import { browserOf, deviceOf, isKnownDevice } from './known-devices.ts'
import { admitLogin } from './login-limits.ts'
import { logInPage } from './pages/log-in-page.ts'
import { accountBlockedPage, tooManyAttemptsPage } from './pages/refusal-pages.ts'
import { moveSignUp } from './sign-ups.ts'

export const logInSteps: InteractionSteps = {
  async 'GET login'(call) {
    return logInPage(call.base, { email: requestParameter(call, 'login_hint') })
  },

  async 'POST login'(call) {
    const { base, pool, req, interaction } = call
    const typed = await readForm(req)
    const email = normalizeEmail(typed.email ?? '')
    const password = typed.password ?? ''
    if (email === '') return logInPage(base, {}, { email: 'Enter your email address.' })
    if (isEmail(email)) await rememberEmail(call, email)
    if (password === '') return logInPage(base, { email }, { password: 'Enter your password.' })

    const known = deviceOf(call, req)
    const device = known && (await isKnownDevice(pool, known, email)) ? known : undefined
    const browser = await browserOf(call, call)
    const address = call.clientAddress(req)
    const attempt = await admitLogin(pool, call.secret, { email, address, device, browser })
    if ('waitSeconds' in attempt) {
      call.report('login.delayed', { email, address, limit: attempt.limit })
      return tooManyAttemptsPage(attempt.waitSeconds, `${base}/login`, `${base}/forgot`)
    }

    const found = await checkCredentials(call, email, password)
    if (!found) {
      call.report('login.failed', { email, address, isKnownDevice: device !== undefined })
      return logInPage(base, { email }, { password: 'Incorrect email address or password.' })
    }
    if ('subject' in found) {
      const { subject, isBlocked } = found
      await attempt.succeed()
      if (isBlocked) {
        call.report('login.blocked', { subject, email, address })
        return accountBlockedPage(call.brand)
      }
      call.report('login.succeeded', { subject, email, address, isKnownDevice: device !== undefined })
      return finishLogIn(call, subject)
    }
    // Anyone can sign up with this address and a password of their own, so earlier failures still count.
    await attempt.refund()
    await moveSignUp(pool, found.signUp, interaction.uid)
    return { redirect: `${base}/wait` }
  },
}

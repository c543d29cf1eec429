import { countAttempt, refundAttempt } from './attempt-limits.ts'
import { checkCredentials } from './credentials.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { readForm } from './form-body.ts'
import { finishLogIn, rememberEmail, requestParameter, type InteractionSteps } from './interaction.ts'
import { logInPage } from './pages/log-in-page.ts'
import { tooManyAttemptsPage } from './pages/refusal-pages.ts'
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

    const attempt = { kind: 'password', email, address: call.clientAddress(req) } as const
    const retryAt = await countAttempt(pool, attempt)
    if (retryAt) return tooManyAttemptsPage(retryAt, `${base}/login`, `${base}/forgot`)

    const found = await checkCredentials(pool, email, password)
    if (!found) return logInPage(base, { email }, { password: 'Incorrect email address or password.' })
    await refundAttempt(pool, attempt)
    if ('subject' in found) return finishLogIn(call, found.subject)
    await moveSignUp(pool, found.signUp, interaction.uid)
    return { redirect: `${base}/wait` }
  },
}

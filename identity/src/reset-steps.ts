import { openAccounts } from './accounts.ts'
import { Email } from './email.ts'
import { runIn } from './ended-sessions.ts'
import { readForm } from './form-body.ts'
import { openerOrigin, rememberEmail, requestParameter, type InteractionSteps } from './interaction.ts'
import { countMail } from './mail-limits.ts'
import { resetSentPage } from './pages/email-sent-pages.ts'
import { tooManyAttemptsPage } from './pages/refusal-pages.ts'
import { forgotPasswordPage } from './pages/reset-pages.ts'
import { passwordResetMailOf } from './password-resets.ts'

export const resetSteps: InteractionSteps = {
  async 'GET forgot'(call) {
    return forgotPasswordPage(call.base, requestParameter(call, 'login_hint'))
  },

  async 'POST forgot'(call) {
    const { base, pool, req, sendMail, secret, background } = call
    const address = call.clientAddress(req)
    const typed = await readForm(req)
    const email = Email.safeParse(typed.email ?? '')
    if (!email.success) {
      const errors = { email: 'Enter an email address, like name@example.com.' }
      return forgotPasswordPage(base, typed.email, errors)
    }
    await rememberEmail(call, email.data)
    const wait = await countMail(pool, secret, { email: email.data, address, purpose: 'reset' })
    if (wait !== undefined) return tooManyAttemptsPage(wait, `${base}/forgot`)
    call.report('password_reset.requested', { email: email.data, address })
    // In the background, so that response times don't reveal whether the address has an account.
    background.start('password reset email', async () => {
      const account = await openAccounts(pool).find(email.data)
      if (!account) return
      const mail = await passwordResetMailOf(runIn(pool), account.subject, call)
      if (mail) await sendMail(mail)
    })
    return { redirect: `${base}/sent` }
  },

  async 'GET sent'(call) {
    return resetSentPage({ base: call.base, openerOrigin: openerOrigin(call) })
  },
}

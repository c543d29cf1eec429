import type { IncomingMessage } from 'node:http'
import { readForm } from './form-body.ts'
import type { PageContext } from './interaction.ts'
import { passwordChangedMail } from './mails.ts'
import { linkExpiredPage } from './pages/refusal-pages.ts'
import { newPasswordPage, passwordChangedPage } from './pages/reset-pages.ts'
import { addressConfirmedPage, addressTakenPage, confirmAddressPage } from './pages/verify-pages.ts'
import { peekPasswordReset, resetPassword } from './password-resets.ts'
import { passwordError } from './passwords.ts'
import type { PageResult } from './reply.ts'
import { confirmSignUp, peekSignUp } from './sign-ups.ts'

type LinkPage = (context: PageContext, req: IncomingMessage, url: URL) => Promise<PageResult>

/** The pages that links in emails open. They need only the token, so they work in any browser. */
export const mailedLinkPages: Record<string, LinkPage> = {
  async 'GET /u/verify'({ pool, brand }, _req, url) {
    const token = url.searchParams.get('token') ?? ''
    const found = await peekSignUp(pool, token)
    if (!found) return linkExpiredPage()
    return found.used ? addressConfirmedPage(brand) : confirmAddressPage(brand, found.email, token)
  },

  async 'POST /u/verify'({ pool, brand }, req) {
    const { token = '' } = await readForm(req)
    const confirmed = await confirmSignUp(pool, token)
    if (confirmed === 'taken') return addressTakenPage(brand)
    // A second click finds the token used, but the address is confirmed.
    if (!confirmed && !(await peekSignUp(pool, token))?.used) return linkExpiredPage()
    return addressConfirmedPage(brand)
  },

  async 'GET /u/reset'({ pool }, _req, url) {
    const token = url.searchParams.get('token') ?? ''
    const email = await peekPasswordReset(pool, token)
    return email === undefined ? linkExpiredPage() : newPasswordPage(email, token)
  },

  async 'POST /u/reset'(context, req) {
    const { pool, brand, background, sendMail } = context
    const { token = '', password = '' } = await readForm(req)
    const email = await peekPasswordReset(pool, token)
    if (email === undefined) return linkExpiredPage()
    const error = passwordError(password, email)
    if (error) return newPasswordPage(email, token, { password: error })
    if ((await resetPassword(context, token, password)) === undefined) return linkExpiredPage()
    context.report('password_reset.completed', { email, address: context.clientAddress(req) })
    background.start('password changed email', () => sendMail(passwordChangedMail(context, email)))
    return passwordChangedPage(brand)
  },
}

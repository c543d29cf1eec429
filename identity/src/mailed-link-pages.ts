import type { IncomingMessage } from 'node:http'
import type { Answer } from './answer.ts'
import { readForm } from './form-body.ts'
import type { PageContext } from './interaction.ts'
import { passwordChangedMail } from './mails.ts'
import { linkGonePage } from './pages/refusal-pages.ts'
import { newPasswordPage, passwordChangedPage } from './pages/reset-pages.ts'
import { addressConfirmedPage, addressTakenPage, confirmAddressPage } from './pages/verify-pages.ts'
import { peekPasswordReset, resetPassword } from './password-resets.ts'
import { passwordRefusal } from './passwords.ts'
import { confirmSignUp, peekSignUp } from './sign-ups.ts'

type LinkPage = (context: PageContext, req: IncomingMessage, url: URL) => Promise<Answer>

/** Pages that mailed links lead to. They work in any browser: the token is all that counts. */
export const mailedLinkPages: Record<string, LinkPage> = {
  async 'GET /u/verify'({ pool, brand }, _req, url) {
    const token = url.searchParams.get('token') ?? ''
    const found = await peekSignUp(pool, token)
    if (!found) return linkGonePage()
    return found.used ? addressConfirmedPage(brand) : confirmAddressPage(brand, found.email, token)
  },

  async 'POST /u/verify'({ pool, brand }, req) {
    const { token = '' } = await readForm(req)
    const confirmed = await confirmSignUp(pool, token)
    if (confirmed === 'taken') return addressTakenPage(brand)
    // A second click on the button finds the token used, and the address confirmed all the same.
    if (!confirmed && !(await peekSignUp(pool, token))?.used) return linkGonePage()
    return addressConfirmedPage(brand)
  },

  async 'GET /u/reset'({ pool }, _req, url) {
    const token = url.searchParams.get('token') ?? ''
    const email = await peekPasswordReset(pool, token)
    return email === undefined ? linkGonePage() : newPasswordPage(email, token)
  },

  async 'POST /u/reset'({ pool, brand, background, sendMail }, req) {
    const { token = '', password = '' } = await readForm(req)
    const email = await peekPasswordReset(pool, token)
    if (email === undefined) return linkGonePage()
    const refusal = passwordRefusal(password, email)
    if (refusal) return newPasswordPage(email, token, { password: refusal })
    if ((await resetPassword(pool, token, password)) === undefined) return linkGonePage()
    background.start('password changed mail', () => sendMail(passwordChangedMail(brand, email)))
    return passwordChangedPage(brand)
  },
}

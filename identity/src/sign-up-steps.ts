import { openAccounts } from './accounts.ts'
import { Email } from './email.ts'
import { readForm } from './form-body.ts'
import {
  finishLogIn,
  openerOrigin,
  refuseLogIn,
  rememberEmail,
  requestParameter,
  type InteractionCall,
  type InteractionSteps,
} from './interaction.ts'
import { errorFields } from './log.ts'
import { confirmationMail, existingAccountMail } from './mails.ts'
import { countMail } from './mail-limits.ts'
import { passwordResetToken } from './password-resets.ts'
import { readPersonName } from './person-name.ts'
import { passwordError } from './passwords.ts'
import { confirmationSentPage, lookForEmail } from './pages/email-sent-pages.ts'
import type { FieldErrors } from './pages/form.ts'
import { emailFailedPage, tooManyAttemptsPage } from './pages/refusal-pages.ts'
import { signUpPage } from './pages/sign-up-page.ts'
import type { PageResult } from './reply.ts'
import { startSignUp, signUpOfInteraction, signUpToken, type SignUp } from './sign-ups.ts'

export const signUpSteps: InteractionSteps = {
  async 'GET signup'(call) {
    const email = requestParameter(call, 'login_hint')
    const signUp = await signUpOfInteraction(call.pool, call.interaction.uid)
    const typed = signUp ? { name: signUp.name, email: signUp.email } : { email }
    return signUpPage(call.base, typed, call)
  },

  async 'POST signup'(call) {
    const { base, pool, interaction, req } = call
    const typed = await readForm(req)
    const person = readPersonName(typed.name ?? '')
    const email = Email.safeParse(typed.email ?? '')
    const password = typed.password ?? ''
    const errors: FieldErrors = {}
    if ('error' in person) errors.name = person.error
    if (email.success) await rememberEmail(call, email.data)
    else errors.email = 'Enter an email address, like name@example.com.'
    const weakness = passwordError(password, email.data ?? '')
    if (weakness) errors.password = weakness
    if ('error' in person || !email.success || weakness) return signUpPage(base, typed, { ...call, errors })

    const wait = await countConfirmation(call, email.data)
    if (wait !== undefined) return tooManyAttemptsPage(wait, `${base}/signup`)
    const signUp = await startSignUp(pool, {
      interactionUid: interaction.uid,
      email: email.data,
      name: person.name,
      password,
    })
    return sendConfirmation(call, signUp, `${base}/wait`)
  },

  async 'GET wait'(call) {
    const { base, pool, interaction, req } = call
    const signUp = await signUpOfInteraction(pool, interaction.uid)
    if (!signUp) return { redirect: base }
    if (signUp.subject !== undefined) return finishLogIn(call, signUp.subject)
    const isResent = req.url?.endsWith('?again') ?? false
    return confirmationSentPage({
      base,
      brand: call.brand,
      email: signUp.email,
      isResent,
      openerOrigin: openerOrigin(call),
    })
  },

  async 'GET waiting'({ pool, interaction }) {
    const signUp = await signUpOfInteraction(pool, interaction.uid)
    return { json: { isWaiting: signUp !== undefined && signUp.subject === undefined } }
  },

  async 'POST resend'(call) {
    const { base, pool, interaction } = call
    const signUp = await signUpOfInteraction(pool, interaction.uid)
    if (!signUp) return { redirect: base }
    if (signUp.subject !== undefined) return { redirect: `${base}/wait` }
    const wait = await countConfirmation(call, signUp.email)
    if (wait !== undefined) return tooManyAttemptsPage(wait, `${base}/wait`)
    return sendConfirmation(call, signUp, `${base}/wait?again`)
  },

  // The client recognizes this wording and shows it as a persistent warning.
  'POST leave': (call) =>
    refuseLogIn(call, `${lookForEmail} from ${call.brand} and confirm your address, then log in.`),
}

const countConfirmation = ({ pool, secret, req, clientAddress }: InteractionCall, email: string) =>
  countMail(pool, secret, { email, address: clientAddress(req), purpose: 'sign-up' })

/**
 * Sends a confirmation link or, if the address has an account, an email that says so. Only the mailbox's owner learns
 * which one it was.
 */
async function sendConfirmation(call: InteractionCall, signUp: SignUp, next: string): Promise<PageResult> {
  const { pool, issuer, log, base } = call
  const account = await openAccounts(pool).find(signUp.email)
  const mail = account
    ? existingAccountMail(
        call,
        signUp.email,
        `${issuer}u/reset?token=${await passwordResetToken(pool, account)}`,
      )
    : confirmationMail(call, signUp.email, `${issuer}u/verify?token=${await signUpToken(pool, signUp)}`)
  try {
    await call.sendMail(mail)
  } catch (error) {
    log.error(errorFields(error), 'sign-up email could not be sent')
    return emailFailedPage(`${base}/signup`)
  }
  return { redirect: next }
}

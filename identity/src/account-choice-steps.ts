import { askConsent } from './consent-steps.ts'
import { currentAccount, requestParameter, refuseLogIn, type InteractionSteps } from './interaction.ts'
import { chooseAccountPage } from './pages/choose-account-page.ts'
import { logInPage } from './pages/log-in-page.ts'
import { signUpPage } from './pages/sign-up-page.ts'

/** The first page of an interaction, its choices, and canceling. */
export const accountChoiceSteps: InteractionSteps = {
  async 'GET '(call) {
    const { base, interaction, provider, req, res } = call
    const prompt = interaction.prompt.name
    if (prompt === 'consent') {
      if (interaction.params.client_id !== call.clientId) return askConsent(call)
      // Only `prompt=consent` leads here. The product itself needs no consent.
      await provider.interactionFinished(req, res, { consent: {} }, { mergeWithLastSubmission: true })
      return 'sent'
    }
    const current = await currentAccount(call)
    const hint = requestParameter(call, 'login_hint')
    const selectable = prompt === 'select_account' ? current : undefined
    if (requestParameter(call, 'screen_hint') === 'signup') {
      return signUpPage(base, { email: hint }, { ...call, current: selectable })
    }
    if (selectable) return chooseAccountPage(base, selectable)
    return logInPage(base, { email: hint ?? current?.email })
  },

  async 'POST continue'({ base, interaction, provider, req, res }) {
    if (!interaction.session) return { redirect: base }
    await provider.interactionFinished(req, res, { select_account: {} }, { mergeWithLastSubmission: true })
    return 'sent'
  },

  'POST cancel': (call) => refuseLogIn(call, 'The login was canceled.'),
}

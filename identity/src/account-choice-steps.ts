import { findActive, type Account } from './accounts.ts'
import { requestParameter, refuseLogIn, type InteractionCall, type InteractionSteps } from './interaction.ts'
import { chooseAccountPage } from './pages/choose-account-page.ts'
import { logInPage } from './pages/log-in-page.ts'
import { signUpPage } from './pages/sign-up-page.ts'

/** The account that is signed in to this browser. */
const currentAccount = async ({
  pool,
  admitsDemo,
  interaction,
}: InteractionCall): Promise<Account | undefined> =>
  interaction.session && findActive(pool, interaction.session.accountId, admitsDemo)

/** The first page of an interaction, its choices, and canceling. */
export const accountChoiceSteps: InteractionSteps = {
  async 'GET '(call) {
    const { base, interaction, provider, req, res } = call
    const prompt = interaction.prompt.name
    if (prompt === 'consent') {
      // Only `prompt=consent` leads here. The client is the product itself and needs no consent.
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

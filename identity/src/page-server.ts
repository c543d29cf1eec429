import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountChoiceSteps } from './account-choice-steps.ts'
import { sendAsset } from './assets.ts'
import { consentSteps } from './consent-steps.ts'
import type { InteractionSteps, PageContext } from './interaction.ts'
import { logInSteps } from './log-in-steps.ts'
import { mailedLinkPages } from './mailed-link-pages.ts'
import { interactionExpiredPage, refusalPage } from './pages/refusal-pages.ts'
import { Refusal, reply, type PageResult } from './reply.ts'
import { resetSteps } from './reset-steps.ts'
import { allowFormsTo } from './security-headers.ts'
import { signUpSteps } from './sign-up-steps.ts'

const steps: InteractionSteps = {
  ...accountChoiceSteps,
  ...consentSteps,
  ...logInSteps,
  ...signUpSteps,
  ...resetSteps,
}

/** Handles all requests below /u/. Never rejects. */
export async function servePage(
  context: PageContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const url = new URL(req.url ?? '/', context.issuer)
  const method = req.method === 'HEAD' ? 'GET' : req.method
  if (method === 'GET' && sendAsset(res, url)) return
  await reply(context, req, res, () => pageFor(context, req, res, { method, url }))
}

async function pageFor(
  context: PageContext,
  req: IncomingMessage,
  res: ServerResponse,
  { method, url }: { method: string | undefined; url: URL },
): Promise<PageResult> {
  if (method === 'POST') checkOrigin(req, context.issuer)

  const linkPage = mailedLinkPages[`${method} ${url.pathname}`]
  if (linkPage) return linkPage(context, req, url)

  const [uid = '', name = '', ...rest] = url.pathname.slice('/u/'.length).split('/')
  const step = steps[`${method} ${name}`]
  if (!step || rest.length > 0) {
    return refusalPage(404, 'Page not found', 'Close this window and start over.')
  }
  const interaction = await context.provider.interactionDetails(req, res)
  if (interaction.uid !== uid) return interactionExpiredPage()
  // The last form redirects to the program, which browsers refuse unless `form-action` allows it.
  if (interaction.params.client_id !== context.clientId)
    allowFormsTo(res, String(interaction.params.redirect_uri))
  return step({ ...context, req, res, interaction, base: `/u/${uid}` })
}

/** Rejects forms from other sites. The cookie's SameSite does so, too, but some pages work without a cookie. */
function checkOrigin({ headers }: IncomingMessage, issuer: string): void {
  if (headers.origin === undefined || headers.origin === new URL(issuer).origin) return
  throw new Refusal(refusalPage(403, 'This form came from another site', 'Close this window and start over.'))
}

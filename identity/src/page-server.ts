import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountChoiceSteps } from './account-choice-steps.ts'
import { Refusal, reply, type Answer } from './answer.ts'
import { sendAsset } from './assets.ts'
import type { InteractionSteps, PageContext } from './interaction.ts'
import { logInSteps } from './log-in-steps.ts'
import { mailedLinkPages } from './mailed-link-pages.ts'
import { interactionGonePage, refusalPage } from './pages/refusal-pages.ts'
import { resetSteps } from './reset-steps.ts'
import { signUpSteps } from './sign-up-steps.ts'

const steps: InteractionSteps = { ...accountChoiceSteps, ...logInSteps, ...signUpSteps, ...resetSteps }

/** Answers every request under /u/; never rejects. */
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
): Promise<Answer> {
  if (method === 'POST') refuseForeignForms(req, context.issuer)

  const linkPage = mailedLinkPages[`${method} ${url.pathname}`]
  if (linkPage) return linkPage(context, req, url)

  const [uid = '', name = '', ...rest] = url.pathname.slice('/u/'.length).split('/')
  const step = steps[`${method} ${name}`]
  if (!step || rest.length > 0) {
    return refusalPage(404, 'There is no such page', 'Close this window and start again.')
  }
  const interaction = await context.provider.interactionDetails(req, res)
  if (interaction.uid !== uid) return interactionGonePage()
  return step({ ...context, req, res, interaction, base: `/u/${uid}` })
}

/** The cookie's SameSite keeps foreign forms out already; this also holds for pages without a cookie. */
function refuseForeignForms({ headers }: IncomingMessage, issuer: string): void {
  if (headers.origin === undefined || headers.origin === new URL(issuer).origin) return
  throw new Refusal(refusalPage(403, 'This form came from elsewhere', 'Close this window and start again.'))
}

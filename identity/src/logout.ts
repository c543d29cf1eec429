import type { IncomingMessage, ServerResponse } from 'node:http'
import { endBrowserSession } from './ended-sessions.ts'
import type { PageContext } from './interaction.ts'
import { refusalPage } from './pages/refusal-pages.ts'
import type { PageResult } from './reply.ts'

interface LogoutContext extends PageContext {
  clientId: string
  allowedOrigins: string[]
}

/**
 * Ends the browser's session, revokes everything issued in it and redirects to `returnTo`, which must be on an allowed
 * origin. Compatible with Auth0's /v2/logout. Ignores `federated`, because there is no upstream provider.
 */
export async function logOut(
  context: LogoutContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<PageResult> {
  const { searchParams } = new URL(req.url ?? '/', context.issuer)
  const clientId = searchParams.get('client_id')
  const returnTo = searchParams.get('returnTo')
  if (clientId !== null && clientId !== context.clientId) {
    return refusalPage(400, 'Unknown client', "You're still signed in.", 'invalid_client')
  }
  if (returnTo !== null && !isAllowed(returnTo, context.allowedOrigins)) {
    const text = "Going to that page after signing out isn't allowed. You're still signed in."
    return refusalPage(400, "You can't go there", text, 'invalid_return_to')
  }
  await endSession(context, req, res)
  return { redirect: returnTo ?? context.issuer }
}

function isAllowed(returnTo: string, allowedOrigins: string[]): boolean {
  const url = URL.parse(returnTo)
  return url !== null && allowedOrigins.includes(url.origin) && url.username === '' && url.password === ''
}

async function endSession(context: LogoutContext, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { provider } = context
  const ctx = provider.createContext(req, res)
  const session = await provider.Session.get(ctx)
  if (session.accountId !== undefined) await endBrowserSession(context, session)
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax' })
}

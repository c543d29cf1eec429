import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './imprint.ts'
import type { Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { findActive, type Account } from './accounts.ts'
import { endBrowserSession, type OnSessionsEnded } from './ended-sessions.ts'
import type { BackgroundWork } from './background-work.ts'
import { rememberDevice } from './known-devices.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail-document.ts'
import type { Programs } from './programs.ts'
import type { PageResult } from './reply.ts'
import type { ReportIdentityEvent } from './security-events.ts'

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

export interface PageContext extends Site {
  pool: Pool
  /** Whether demo accounts can log in. */
  admitsDemo: boolean
  /** Programs of others, besides the product's own client. */
  programs: Programs | undefined
  clientId: string
  provider: Provider
  sendMail: (mail: Mail) => Promise<void>
  background: BackgroundWork
  clientAddress: (req: IncomingMessage) => string
  /** Of the installation. Hashes what must not be stored in plain text. */
  secret: Buffer
  /** The secrets that sign cookies, newest first. */
  cookieKeys: string[]
  log: Log
  report: ReportIdentityEvent
  onSessionsEnded: OnSessionsEnded
  isUnavailable: (error: unknown) => boolean
}

/** A request in an interaction: a login started at /authorize and bound to the browser by a cookie. */
export interface InteractionCall extends PageContext {
  req: IncomingMessage
  res: ServerResponse
  interaction: Interaction
  /** The interaction's path. */
  base: string
}

export type InteractionStep = (call: InteractionCall) => Promise<PageResult>

/** Keyed by method and the path below the interaction's, such as 'POST login'. */
export type InteractionSteps = Record<string, InteractionStep>

/** A parameter of the authorization request. */
export function requestParameter({ interaction }: InteractionCall, name: string): string | undefined {
  const value = interaction.params[name]
  return typeof value === 'string' ? value : undefined
}

/** The account that is signed in to this browser. */
export const currentAccount = async ({
  pool,
  admitsDemo,
  interaction,
}: InteractionCall): Promise<Account | undefined> =>
  interaction.session && findActive(pool, interaction.session.accountId, admitsDemo)

/** The origin of the page that opened this window. */
export const openerOrigin = (call: InteractionCall) =>
  // The provider requires the parameter and knows its value.
  new URL(requestParameter(call, 'redirect_uri') ?? call.issuer).origin

/** Stores an address as the interaction's login hint, to prefill its other forms. */
export async function rememberEmail({ interaction }: InteractionCall, email: string): Promise<void> {
  if (interaction.params.login_hint === email) return
  interaction.params.login_hint = email
  await interaction.persist()
}

/** Ends the interaction with a login by password. */
export async function finishLogIn(call: InteractionCall, subject: string): Promise<'sent'> {
  const { provider, req, res, interaction } = call
  const { isNew } = await rememberDevice(call, call, subject)
  if (isNew) call.report('device.added', { subject, address: call.clientAddress(req) })
  if (interaction.session && interaction.session.accountId !== subject) await endPreviousSession(call)
  // Logging in counts as choosing the account.
  const result = { select_account: {}, login: { accountId: subject, amr: ['pwd'] } }
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
  return 'sent'
}

/**
 * Signs out the previous account. oidc-provider would need a page with JavaScript for that and would not revoke the
 * account's refresh tokens.
 */
async function endPreviousSession({ interaction, ...context }: InteractionCall): Promise<void> {
  if (interaction.session) await endBrowserSession(context, interaction.session)
  interaction.session = undefined
  await interaction.persist()
}

/** Ends the interaction without a login. The client gets `access_denied` with the description. */
export async function refuseLogIn(
  { provider, req, res }: InteractionCall,
  description: string,
): Promise<'sent'> {
  const result = { error: 'access_denied', error_description: description }
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
  return 'sent'
}

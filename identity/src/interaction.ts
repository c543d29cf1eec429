import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import type { Answer } from './answer.ts'
import { revokeSession } from './artifacts.ts'
import type { BackgroundWork } from './background-work.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail-document.ts'

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** What the pages work with. */
export interface PageContext {
  pool: Pool
  provider: Provider
  brand: string
  /** Ends with a slash. */
  issuer: string
  sendMail: (mail: Mail) => Promise<void>
  background: BackgroundWork
  clientAddress: (req: IncomingMessage) => string
  log: Log
}

/** One request within an interaction: a log-in begun at /authorize, bound to the browser by its cookie. */
export interface InteractionCall extends PageContext {
  req: IncomingMessage
  res: ServerResponse
  interaction: Interaction
  /** The interaction's own path. */
  base: string
}

export type InteractionStep = (call: InteractionCall) => Promise<Answer>

/** By method and what follows the interaction's path. */
export type InteractionSteps = Record<string, InteractionStep>

/** A parameter of the authorization request. */
export function requestParameter({ interaction }: InteractionCall, name: string): string | undefined {
  const value = interaction.params[name]
  return typeof value === 'string' ? value : undefined
}

/** Keeps an address for the other forms of this interaction, as if the client had hinted at it. */
export async function rememberEmail({ interaction }: InteractionCall, email: string): Promise<void> {
  if (interaction.params.login_hint === email) return
  interaction.params.login_hint = email
  await interaction.persist()
}

/** Ends the interaction: the person is who the subject says, by password. */
export async function finishLogIn(call: InteractionCall, subject: string): Promise<'answered'> {
  const { provider, req, res, interaction } = call
  if (interaction.session && interaction.session.accountId !== subject) await leaveSession(call)
  // Whoever has just logged in has chosen the account with it.
  const result = { select_account: {}, login: { accountId: subject, amr: ['pwd'] } }
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
  return 'answered'
}

/**
 * Signs the former person out before another comes in. oidc-provider would do it by a page that needs
 * JavaScript, and would leave the former one's refresh tokens alive.
 */
async function leaveSession({ pool, interaction }: InteractionCall): Promise<void> {
  if (interaction.session) await revokeSession(pool, interaction.session.uid)
  interaction.session = undefined
  await interaction.persist()
}

/** Ends the interaction without a log-in; the client gets `access_denied` with the description. */
export async function refuseLogIn(
  { provider, req, res }: InteractionCall,
  description: string,
): Promise<'answered'> {
  const result = { error: 'access_denied', error_description: description }
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
  return 'answered'
}

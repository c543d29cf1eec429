import { setProgramOfGrant } from './artifacts.ts'
import { currentAccount, type InteractionCall, type InteractionSteps } from './interaction.ts'
import { consentPage } from './pages/consent-page.ts'
import { interactionExpiredPage } from './pages/refusal-pages.ts'
import { askedScopes } from './programs.ts'
import type { PageResult } from './reply.ts'

/** The page on which a person allows a program what it asks for. */
export async function askConsent(call: InteractionCall): Promise<PageResult> {
  const { base, brand, programs, provider, interaction } = call
  const { client_id: clientId, redirect_uri: redirectUri, scope } = interaction.params
  const client = await provider.Client.find(String(clientId))
  const account = await currentAccount(call)
  if (!client || !account || !programs) return interactionExpiredPage()
  const { ofResource } = askedScopes(programs, scope)
  return consentPage(base, {
    brand,
    name: client.clientName ?? '',
    host: new URL(client.clientId).host,
    target: new URL(String(redirectUri)),
    account,
    allows: ofResource.map((name) => programs.scopes[name] ?? ''),
  })
}

export const consentSteps: InteractionSteps = {
  async 'POST allow'({ pool, provider, req, res, programs, interaction, report, clientAddress }) {
    const { prompt, session, params } = interaction
    if (prompt.name !== 'consent' || !session || !programs) return interactionExpiredPage()
    const asked = askedScopes(programs, params.scope)
    const grant = new provider.Grant({ clientId: String(params.client_id), accountId: session.accountId })
    if (asked.own.length > 0) grant.addOIDCScope(asked.own.join(' '))
    if (asked.refused.length > 0) grant.rejectOIDCScope(asked.refused.join(' '))
    if (asked.ofResource.length > 0) grant.addResourceScope(programs.resource, asked.ofResource.join(' '))
    const client = await provider.Client.find(String(params.client_id))
    const grantId = await grant.save()
    await setProgramOfGrant(pool, grantId, client?.clientName ?? '')
    const program = new URL(String(params.client_id)).host
    report('program.allowed', { subject: session.accountId, address: clientAddress(req), program })
    const result = { consent: { grantId } }
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: true })
    return 'sent'
  },
}

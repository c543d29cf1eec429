import type { Provider } from 'oidc-provider'
import type { Account } from './accounts.ts'
import { allowedScope } from './grants.ts'

/** Issues an access token without a browser, for scripts and tests. It equals the one from a login. */
export async function issueAccessToken(
  provider: Provider,
  { clientId, audience }: { clientId: string; audience: string },
  account: Account,
): Promise<string> {
  const client = await provider.Client.find(clientId)
  if (!client) throw new Error(`The client ${clientId} is not configured.`)
  const token = new provider.AccessToken({
    client,
    accountId: account.subject,
    scope: allowedScope,
    grantId: '',
    gty: 'authorization_code',
  })
  token.resourceServer = new provider.ResourceServer(audience, {
    scope: allowedScope,
    audience,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  })
  return token.save()
}

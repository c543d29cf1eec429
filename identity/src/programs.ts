import { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { Pool } from 'pg'
import { unknownService } from './failure-words.ts'
import { allowedScope, grantFor } from './grants.ts'

/** Programs of other people, which get tokens for one resource after the person has allowed it. */
export interface Programs {
  /** The address of the resource, which is the audience of their tokens. */
  resource: string
  /** What they may ask for, with the words that people read before they allow it. */
  scopes: Readonly<Record<string, string>>
  /** Fetches the document that describes a program, from an address that anybody may have entered. */
  fetch: (url: URL, signal: AbortSignal | undefined) => Promise<Response>
}

type Features = NonNullable<Configuration['features']>
type Grant = NonNullable<Awaited<ReturnType<NonNullable<Configuration['loadExistingGrant']>>>>

/** What a program may use besides its scopes: to be told who somebody is, and to stay connected. */
const ownScopes = ['openid', 'offline_access']
const hourSeconds = 60 * 60
/** A token can't be revoked before it expires, except with its session. Programs renew it by themselves. */
const programTokenSeconds = 10 * 60

/** oidc-provider treats audiences as resource indicators, which must be URIs. An `audience` can be any name. */
const asIndicator = (name: string) => (URL.canParse(name) ? name : `urn:audience:${name}`)

interface Audiences {
  /** The product's client, and the audience of its tokens. */
  clientId: string
  audience: string
  programs: Programs | undefined
}

/** The product's client gets tokens for the product only, and programs for theirs. */
export function resourceIndicators({
  clientId,
  audience,
  programs,
}: Audiences): Features['resourceIndicators'] {
  const known = asIndicator(audience)
  return {
    enabled: true,
    defaultResource(ctx, client) {
      if (programs && client?.clientId !== clientId) return programs.resource
      const requested = ctx.oidc.params?.audience
      return typeof requested === 'string' ? asIndicator(requested) : known
    },
    getResourceServerInfo(_ctx, indicator, client) {
      const isOwn = client.clientId === clientId
      if (indicator !== (isOwn ? known : programs?.resource))
        throw new errors.InvalidTarget(unknownService(indicator.replace(/^urn:audience:/, '')))
      return {
        scope: isOwn ? allowedScope : Object.keys(programs?.scopes ?? {}).join(' '),
        audience: isOwn ? audience : indicator,
        accessTokenFormat: 'jwt',
        accessTokenTTL: isOwn ? hourSeconds : programTokenSeconds,
        jwt: { sign: { alg: 'RS256' } },
      }
    },
  }
}

/** Programs aren't registered: the id of one is the address of a document that describes it. */
export const clientsByAddress = (programs: Programs | undefined): Features['clientIdMetadataDocument'] => ({
  enabled: programs !== undefined,
  ack: 'draft-02',
})

/** What a document may leave out: most programs run on the person's device and have no secret. */
export const programDefaults = {
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
} satisfies Configuration['clientDefaults']

/** The product's client has the grant of its session. A program needs a new consent each time, because anybody can use its id. */
export const existingGrant =
  (pool: Pool, clientId: string) =>
  async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, result, provider } = ctx.oidc
    if (client?.clientId === clientId) return grantFor(pool, ctx)
    const allowed = result?.consent?.grantId
    return allowed === undefined ? undefined : provider.Grant.find(allowed)
  }

/** The scopes that a program asks for, without those that nobody can allow. */
export function askedScopes({ scopes }: Pick<Programs, 'scopes'>, asked: unknown) {
  const names = typeof asked === 'string' ? asked.split(' ') : []
  return {
    ofResource: Object.keys(scopes).filter((scope) => names.includes(scope)),
    own: ownScopes.filter((scope) => names.includes(scope)),
    refused: allowedScope.split(' ').filter((scope) => names.includes(scope) && !ownScopes.includes(scope)),
  }
}

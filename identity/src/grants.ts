import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Pool } from 'pg'
import { accountIdOf } from './account-subject.ts'
import { organizationOfGrant, setOrganizationOfGrant } from './artifacts.ts'
import { findMembership, type Organization } from './organizations.ts'

type Grant = InstanceType<KoaContextWithOIDC['oidc']['provider']['Grant']>

/** Longer than the lifetime of a refresh token, which is valid only as long as its grant. */
export const grantSeconds = 15 * 24 * 60 * 60

/** All scopes of the product's own client. They need no consent. */
export const allowedScope = 'openid profile email offline_access'

/**
 * Returns the session's grant, or a new one if the request is for another organization. Throws AccessDenied if the
 * account is not a member of the requested organization.
 */
export async function grantFor(pool: Pool, ctx: KoaContextWithOIDC): Promise<Grant> {
  const { client, session, params, provider, resourceServers } = ctx.oidc
  if (!client || !session?.accountId) throw new Error('A grant needs a client and an account.')
  const organization = await requestedOrganization(pool, session.accountId, params?.organization)

  const knownId = session.grantIdFor(client.clientId)
  const known = knownId === undefined ? undefined : await provider.Grant.find(knownId)
  const reusable =
    knownId !== undefined &&
    known?.accountId === session.accountId &&
    (await organizationOfGrant(pool, knownId)) === organization?.id
  const { clientId } = client
  const grant = reusable && known ? known : new provider.Grant({ clientId, accountId: session.accountId })

  grant.addOIDCScope(allowedScope)
  for (const resource of Object.keys(resourceServers ?? {})) grant.addResourceScope(resource, allowedScope)
  grant.exp = Math.floor(Date.now() / 1000) + grantSeconds
  const id = await grant.save()
  await setOrganizationOfGrant(pool, id, organization?.id)
  return grant
}

async function requestedOrganization(
  pool: Pool,
  subject: string,
  requested: unknown,
): Promise<Organization | undefined> {
  if (typeof requested !== 'string') return undefined
  const accountId = accountIdOf(subject)
  const organization = accountId && (await findMembership(pool, accountId, requested.replaceAll('\0', '')))
  if (!organization) throw new errors.AccessDenied(`user is not part of the ${requested} organization`)
  return organization
}

/** The organization a token's grant is for. */
export async function organizationOfToken(
  pool: Pool,
  subject: string,
  grantId: string | undefined,
): Promise<Organization | undefined> {
  const id = grantId === undefined ? undefined : await organizationOfGrant(pool, grantId)
  if (id === undefined) return undefined
  // An account that has left the organization gets tokens without it.
  const accountId = accountIdOf(subject)
  return accountId === undefined ? undefined : findMembership(pool, accountId, id)
}

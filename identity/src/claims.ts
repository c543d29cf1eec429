import type { Account } from './accounts.ts'
import type { Organization } from './organizations.ts'

/**
 * What access tokens say beside the protocol's own claims. The address is always a confirmed one: there are no
 * accounts without.
 */
export const accessTokenClaims = (
  { email, name, roles }: Account,
  organization: Organization | undefined,
  rolesClaim: string,
): Record<string, unknown> => ({
  email,
  email_verified: true,
  name,
  [rolesClaim]: roles,
  ...(organization && { org_id: organization.id, org_name: organization.name }),
})

export const idTokenClaims = (
  account: Account,
  organization: Organization | undefined,
  rolesClaim: string,
): Record<string, unknown> => ({
  ...accessTokenClaims(account, organization, rolesClaim),
  nickname: account.email.slice(0, account.email.lastIndexOf('@')),
})

import type { Account } from './accounts.ts'
import type { Organization } from './organizations.ts'

/** Claims besides the protocol's own. Every account has a confirmed email address. */
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

/** What the provider reports. The server's list describes each. */
export type IdentityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.delayed'
  | 'login.blocked'
  | 'device.added'
  | 'password_reset.requested'
  | 'password_reset.completed'
  | 'token.reused'
  | 'program.allowed'

/** The reporter replaces people by pseudonyms and addresses by networks. */
export interface IdentityEventFacts {
  subject?: string | undefined
  email?: string | undefined
  address?: string | undefined
  limit?: 'device' | 'account' | 'network'
  isKnownDevice?: boolean
  program?: string
}

export type ReportIdentityEvent = (name: IdentityEvent, facts: IdentityEventFacts) => void

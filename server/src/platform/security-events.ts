import type { FastifyBaseLogger } from 'fastify'
import type { LinkSide } from '@app/contract/route.ts'
import type { PseudonymOf } from './pseudonyms.ts'

/** All security events. Names are stable once published. docs/security-events.md shows this list. */
export const securityEvents = {
  'login.succeeded':
    'A correct password. `isKnownDevice`: the account has logged in with this browser before.',
  'login.failed': 'A wrong password, or no account with this address.',
  'login.delayed':
    'An attempt that was not checked because of earlier failures. `limit`: which one was reached.',
  'login.blocked': 'A correct password for an account that an administrator has blocked.',
  'device.added': 'A login with a browser that is new to the account, except its first one.',
  'password_reset.requested': 'Somebody asked for a link to a new password. The address may have no account.',
  'password_reset.completed': 'A new password was set with a mailed link. All sessions ended.',
  'token.reused': 'A refresh token or code was used twice. Everything issued with it was revoked.',
  'program.allowed':
    'Somebody allowed another program to act for them. `program`: the host that describes it.',
  'program.disconnected':
    'Somebody took back what another program was allowed. `program`: the host that describes it.',
  'access.refused':
    'A signed-in person, or the holder of a mailed link, tried a write without the permission. `operation` names it.',
  'admin.acted': 'An administrator changed something. `operation` names it, `owner` is the id of the page.',
  'link.acted':
    'The holder of a mailed link confirmed, moved or answered a request, asked an assistant, or opted out. `side`: whose link it is.',
  'user.blocked': 'An administrator blocked the `target`. All sessions and tokens ended.',
  'user.unblocked': 'An administrator unblocked the `target`.',
  'admin.added': 'An administrator gave the `target` the role of an administrator.',
  'admin.removed': 'An administrator took the role from the `target`. Their tokens ended.',
  'account.deleted': 'The account of the `target` was deleted, by themselves or an administrator.',
  'email.changed': 'Somebody confirmed a new address of their account.',
  'sessions.ended': 'Somebody signed out everywhere.',
  'data.exported': 'Somebody asked for a link to all of their data.',
  'maintenance.started': 'An administrator switched the maintenance mode on.',
  'maintenance.ended': 'An administrator switched the maintenance mode off.',
  'invitation.sent': 'Somebody was invited to the team of the page `owner`, or the email was sent again.',
  'invitation.accepted': 'The invited person joined the team of the page `owner`.',
  'invitation.declined': 'The invited person declined.',
  'invitation.withdrawn': 'A manager took an invitation back.',
} as const

export type SecurityEvent = keyof typeof securityEvents

export interface SecurityFacts {
  /** The `sub` claim of the person who acts. Logged as a pseudonym. */
  subject?: string | undefined
  /** The address that was typed or mailed. Logged as a pseudonym, `account`. */
  email?: string | undefined
  /** The `sub` claim of the person it is done to. Logged as a pseudonym. */
  target?: string | undefined
  /** A network address. Only the prefix of its network is logged. */
  address?: string | undefined
  operation?: string
  /** The hash of the key of a mailed link. Logged as a pseudonym. */
  link?: string | undefined
  /** Whose link it is. */
  side?: LinkSide
  /** The id of a page. */
  owner?: string
  limit?: 'device' | 'account' | 'network'
  isKnownDevice?: boolean
  /** The host of a program of somebody else. */
  program?: string
}

export type ReportEvent = (name: SecurityEvent, facts: SecurityFacts) => void

interface SecurityLogParts {
  log: Pick<FastifyBaseLogger, 'info'>
  pseudonymOf: PseudonymOf
  /** The prefix of an address that is shared by many customers. */
  prefixOf: (address: string) => string
}

/** Writes security events as structured log lines, without names, addresses or tokens. */
export function securityLog({ log, pseudonymOf, prefixOf }: SecurityLogParts): ReportEvent {
  const pseudonym = (kind: 'subject' | 'email' | 'link', value: string | undefined) =>
    value === undefined ? undefined : pseudonymOf(kind, value)
  return (event, { subject, email, target, address, link, ...facts }) =>
    log.info(
      {
        event,
        subject: pseudonym('subject', subject),
        account: pseudonym('email', email?.toLowerCase()),
        target: pseudonym('subject', target),
        network: address === undefined ? undefined : prefixOf(address),
        link: pseudonym('link', link),
        ...facts,
      },
      'security event',
    )
}

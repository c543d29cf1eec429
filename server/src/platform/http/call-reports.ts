import type { FastifyRequest } from 'fastify'
import { isWrite, ownerParameter, type Route } from '@app/contract/route.ts'
import { Refusal } from '../errors.ts'
import type { ReportEvent, SecurityEvent, SecurityFacts } from '../security-events.ts'
import type { Authorized, MailedLink } from './call.ts'

/** The security events of a call, which are reported when it has ended, so that none is about a write that failed. */
export function callReports(
  report: ReportEvent,
  { operation, route }: { operation: string; route: Route },
  { caller: { user }, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
) {
  const added: [SecurityEvent, SecurityFacts][] = []
  const own: SecurityFacts = { subject: user?.subject, address: ip, operation }
  const ownerName = ownerParameter(route.path)
  return {
    add: (name: SecurityEvent, facts: SecurityFacts = {}) => void added.push([name, facts]),
    /** Every event of the call then names the link. */
    cameWith(link: MailedLink | undefined) {
      if (link) Object.assign(own, { link: link.hash.toString('hex'), side: link.side })
    },
    succeeded({ rung, link }: Authorized, parameters: Readonly<Record<string, string>>) {
      const owner = ownerName === undefined ? undefined : parameters[ownerName]
      if (rung === 'admin' && isWrite(route))
        report('admin.acted', { ...own, ...(owner !== undefined && { owner }) })
      if (link && isWrite(route)) report('link.acted', own)
      for (const [name, facts] of added) report(name, { ...own, ...facts })
    },
    failed(error: unknown) {
      if (!isWrite(route) || !(error instanceof Refusal)) return
      // Without an account, the refusal of a link is a 401, or the 404 of an item that it doesn't see.
      const isOfLink = own.link !== undefined && !user && (error.status === 401 || error.status === 404)
      if ((user && error.status === 403) || isOfLink) report('access.refused', own)
    },
  }
}

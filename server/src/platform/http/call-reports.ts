import type { FastifyRequest } from 'fastify'
import { isWrite, ownerParameter, type Route, type Rung } from '@app/contract/route.ts'
import { Refusal } from '../errors.ts'
import type { ReportEvent, SecurityEvent, SecurityFacts } from '../security-events.ts'

/** The security events of a call, which are reported when it has ended, so that none is about a write that failed. */
export function callReports(
  report: ReportEvent,
  { operation, route }: { operation: string; route: Route },
  { caller: { user }, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
) {
  const added: [SecurityEvent, SecurityFacts][] = []
  const own = { subject: user?.subject, address: ip, operation }
  const ownerName = ownerParameter(route.path)
  return {
    add: (name: SecurityEvent, facts: SecurityFacts = {}) => void added.push([name, facts]),
    succeeded(rung: Rung, parameters: Readonly<Record<string, string>>) {
      const owner = ownerName === undefined ? undefined : parameters[ownerName]
      if (rung === 'admin' && isWrite(route))
        report('admin.acted', { ...own, ...(owner !== undefined && { owner }) })
      for (const [name, facts] of added) report(name, { ...own, ...facts })
    },
    failed(error: unknown) {
      if (user && isWrite(route) && error instanceof Refusal && error.status === 403)
        report('access.refused', own)
    },
  }
}

import type { Api } from '@app/contract/api.ts'
import type { AuditFilter } from '@app/contract/users/audit-log-routes.ts'
import { withQuery } from '../page/list-query.ts'
import { date, id, matching, type QueryCodec } from '../page/query-codecs.ts'

/** An entry of the audit log. */
export type LoggedWrite = Awaited<ReturnType<Api['user-mgmt']['auditLog']['filtered']>>['data'][number]

/** The filters of the audit log, as its address has them. */
export interface AuditQuery {
  /** Ids. */
  page?: string
  person?: string
  operation?: string
  /** Days in the reader's time zone, both included. */
  from?: string
  to?: string
  /** The entry after which the list continues. */
  before?: string
}

const codecs = {
  page: id,
  person: id,
  operation: matching(/^[\w.-]{1,100}$/),
  from: date,
  to: date,
  before: matching(/^\d{1,18}$/),
} satisfies Record<keyof AuditQuery, QueryCodec<string>>

/** The query of an address. Values that the API would refuse are left out. */
export function auditQueryOf(search: URLSearchParams): AuditQuery {
  return Object.fromEntries(
    Object.entries(codecs).flatMap(([name, codec]) => {
      const value = codec.read(search.get(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export const toAuditLog = (query: AuditQuery) => withQuery('/admin/log', { ...query })

/** The filter of the API. Days become times in the reader's zone. */
export const auditFilterOf = ({ page, person, operation, from, to }: AuditQuery): AuditFilter => ({
  ...(page !== undefined && { ownerId: page }),
  ...(person !== undefined && { userId: person }),
  ...(operation !== undefined && { operation }),
  ...(from !== undefined && { from: startOf(from, 0) }),
  ...(to !== undefined && { until: startOf(to, 1) }),
})

function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}

import { One } from '../envelope.ts'
import { kindContracts } from '../kinds.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { route } from '../route.ts'
import { Report, ReportQuery } from './report-schema.ts'

/** The reports of a page, for its team. Nobody else learns that there are any. */
const reportsOf = <const P extends string>({ owner, path }: OwnerDeclaration<P>) => ({
  profile: route({
    method: 'GET',
    path: `${path}/{id}/profile` as const,
    owner,
    allow: 'member',
    hides: true,
    query: ReportQuery,
    reply: One(Report),
    summary: 'How often the page was read, seen and used, from where, and compared with before',
  }),
})

export const reports = {
  facilityReports: reportsOf(kindContracts.facility),
  destinationReports: reportsOf(kindContracts.destination),
  hotelReports: reportsOf(kindContracts.hotel),
  businessReports: reportsOf(kindContracts.business),
  companyReports: reportsOf(kindContracts.company),
  organizationReports: reportsOf(kindContracts.organization),
  eventReports: reportsOf(kindContracts.event),
}
export type ReportRoutes = typeof reports

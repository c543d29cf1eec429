import { services } from '@app/contract/tree.ts'
import type { ReportRoutes } from '@app/contract/reports/report-routes.ts'
import { zoneOfPlace, type Geocoder } from '../../patterns/resolve-location.ts'
import type { Call, Handlers } from '../../platform/http/call.ts'
import { profileReport } from './profile-report.ts'
import { reportRange } from './report-range.ts'

/** The time zone of a page's place, whose days its reports have. */
async function zoneOf(call: Call, id: string, geocode: Pick<Geocoder, 'timeZoneAt'>): Promise<string> {
  const [place] = await call.prepared<{ lat: number | null; lng: number | null }>(
    'report-place',
    'select lat, lng from profile where id = $1',
    [id],
  )
  return zoneOfPlace(geocode, place ?? { lat: null, lng: null })
}

export const reportService = (geocode: Pick<Geocoder, 'timeZoneAt'>) => {
  const ofPage: Handlers<ReportRoutes['hotelReports']> = {
    profile: async ({ id, ...query }, call) => {
      const range = reportRange(query, await zoneOf(call, id, geocode))
      return { data: await profileReport(call, [id], range) }
    },
  }
  return {
    name: 'report-mgmt',
    tree: services['report-mgmt'],
    handlers: {
      facilityReports: ofPage,
      destinationReports: ofPage,
      hotelReports: ofPage,
      businessReports: ofPage,
      companyReports: ofPage,
      organizationReports: ofPage,
      eventReports: ofPage,
    },
  }
}

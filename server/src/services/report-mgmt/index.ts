import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { OutlookQuery } from '@app/contract/reports/promotion-outlook.ts'
import type { PickUpQuery, Report, ReportQuery } from '@app/contract/reports/report-schema.ts'
import type { PageSet } from '@app/contract/reports/report-routes.ts'
import { services } from '@app/contract/tree.ts'
import { zoneOfPlace, type Geocoder } from '../../patterns/resolve-location.ts'
import type { Call } from '../../platform/http/call.ts'
import { hotelsReport } from './hotels-report.ts'
import { ownWeek } from './own-week.ts'
import { readFormerDays } from './former-promotions.ts'
import type { StayScope } from './page-blocks.ts'
import { leadsReport } from './leads-report.ts'
import { pagesReport } from './pages-report.ts'
import { leaderboard } from './leaderboard.ts'
import { pickUpReport } from './pick-up-report.ts'
import { profileReport } from './profile-report.ts'
import { outlookOf } from './promotion-outlook.ts'
import { promotionsReport } from './promotions-report.ts'
import { rfpsReport } from './rfps-report.ts'
import { siteReport } from './site-report.ts'
import { reportRange, type ReportRange } from './report-range.ts'

type Geography = Pick<Geocoder, 'timeZoneAt' | 'geocode'>

export { profileReport } from './profile-report.ts'
export { rankPages } from './rank-pages.ts'
export { reportRange } from './report-range.ts'

/** The time zone of a page's place, whose days its reports have. */
async function zoneOf(call: Call, id: string, geocode: Geography): Promise<string> {
  const [place] = await call.prepared<{ lat: number | null; lng: number | null }>(
    'report-place',
    'select lat, lng from profile where id = $1',
    [id],
  )
  return zoneOfPlace(geocode, place ?? { lat: null, lng: null })
}

/** The handler of a report of a page, by the time zone of its place. */
const zonedHandler =
  (geocode: Geography) =>
  <Q>(read: (call: Call, id: string, timeZone: string, query: Q) => Promise<Report>) =>
  async (input: { id: string } & Q, call: Call) => ({
    data: await read(call, input.id, await zoneOf(call, input.id, geocode), input),
  })

const outlook =
  (kind: ProfileKindName) =>
  async ({ id, ...days }: { id: string } & OutlookQuery, call: Call) => ({
    data: outlookOf(days, await readFormerDays(call, id, kind, days)),
  })

export const reportService = (geocode: Geography) => {
  const zoned = zonedHandler(geocode)
  const report = <Q extends ReportQuery>(
    read: (call: Call, id: string, range: ReportRange, query: Q) => Promise<Report>,
  ) => zoned((call, id, timeZone, query: Q) => read(call, id, reportRange(query, timeZone), query))
  const promotions = (kind: ProfileKindName) => ({
    promotions: report(promotionsReport),
    outlook: outlook(kind),
  })
  const profile = (kind: ProfileKindName) =>
    report((call, id, range) => profileReport(call, id, range, kindContracts[kind].reaction))
  const leads = report(leadsReport)
  const pages = (set: PageSet) => report((call, id, range) => pagesReport(call, id, set, range))
  const hotels = (scope: 'event' | 'events') =>
    report((call, id, range) => hotelsReport(call, id, scope, range))
  const pickup = (scope: StayScope) =>
    zoned((call, id, timeZone, query: PickUpQuery) => pickUpReport(call, id, scope, query, timeZone))
  const stays = { hotels: hotels('events'), pickup: pickup('events') }
  const [events, facilities, partners, locations] = [
    pages('events'),
    pages('facilities'),
    pages('partners'),
    pages('locations'),
  ]
  return {
    name: 'report-mgmt',
    tree: services['report-mgmt'],
    handlers: {
      facilityReports: {
        profile: profile('facility'),
        ...promotions('facility'),
        events,
        partners,
        ...stays,
        leads,
      },
      destinationReports: {
        profile: profile('destination'),
        ...promotions('destination'),
        events,
        facilities,
        partners,
        ...stays,
        leads,
      },
      hotelReports: { profile: profile('hotel'), outlook: outlook('hotel'), pickup: pickup('hotel') },
      businessReports: { profile: profile('business'), ...promotions('business') },
      companyReports: { profile: profile('company'), ...promotions('company'), locations },
      organizationReports: {
        profile: profile('organization'),
        ...promotions('organization'),
        events,
        ...stays,
      },
      eventReports: {
        profile: profile('event'),
        ...promotions('event'),
        hotels: hotels('event'),
        pickup: pickup('event'),
      },
      siteReports: {
        visits: async (query: ReportQuery, call: Call) => ({ data: await siteReport(call, query) }),
      },
      rfpReports: { overview: rfpsReport(geocode) },
      leaderboards: {
        events: leaderboard('events'),
        rfps: leaderboard('rfps'),
        destinations: leaderboard('destinations'),
        facilities: leaderboard('facilities'),
        organizations: leaderboard('organizations'),
      },
      ownPages: { week: async (_input: unknown, call: Call) => ({ data: await ownWeek(call, geocode) }) },
    },
  }
}

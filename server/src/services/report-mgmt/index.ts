import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { OutlookQuery } from '@app/contract/reports/promotion-outlook.ts'
import type { ReportName } from '@app/contract/reports/report-labels.ts'
import type {
  EventReportQuery,
  PickUpQuery,
  Report,
  ReportFileQuery,
  ReportQuery,
} from '@app/contract/reports/report-schema.ts'
import type { PageSet } from '@app/contract/reports/report-routes.ts'
import { services } from '@app/contract/tree.ts'
import { zoneOfPlace, type Geocoder } from '../../patterns/resolve-location.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import type { Call } from '../../platform/http/call.ts'
import { reportReplies } from './files/report-file.ts'
import { hotelsReport } from './hotels-report.ts'
import { mailHandlers } from './mails/mail-handlers.ts'
import { queueReportMails } from './mails/queue-mails.ts'
import { ownWeek } from './own-week.ts'
import { rankPages } from './rank-pages.ts'
import { readFormerDays } from './former-promotions.ts'
import type { StayScope } from './page-blocks.ts'
import { leadsReport } from './leads-report.ts'
import { pagesReport } from './pages-report.ts'
import { lastEdition } from './last-edition.ts'
import { leaderboard } from './leaderboard.ts'
import { pickUpReport } from './pick-up-report.ts'
import { profileReport } from './profile-report.ts'
import { outlookOf } from './promotion-outlook.ts'
import { readWeekSearches } from './week-searches.ts'
import { promotionsReport } from './promotions-report.ts'
import { rfpsReport } from './rfps-report.ts'
import { siteReport } from './site-report.ts'
import { reportRange, type ReportRange } from './report-range.ts'

type Geography = Pick<Geocoder, 'timeZoneAt' | 'geocode'>

export { profileReport } from './profile-report.ts'
export { queueReportMails } from './mails/queue-mails.ts'
export { reportMailComposers } from './mails/report-mails.ts'
export { rankPages } from './rank-pages.ts'
export { reportRange } from './report-range.ts'

interface ReportPage {
  name: string
  lat: number | null
  lng: number | null
}

const readPage = async (call: Call, id: string) => {
  const [page] = await call.prepared<ReportPage>(
    'report-page',
    `select name, lat, lng from profile where id = $1
    union all select s.title, p.lat, p.lng from story s left join profile p on p.id = s.page_id where s.id = $1`,
    [id],
  )
  return page ?? { name: '', lat: null, lng: null }
}

const outlook =
  (kind: ProfileKindName) =>
  async ({ id, ...days }: { id: string } & OutlookQuery, call: Call) => {
    const [former, searches] = await Promise.all([
      readFormerDays(call, id, kind, days),
      readWeekSearches(call, id, kind, days),
    ])
    return { data: { ...outlookOf(days, former), searches } }
  }

/** Work of every hour. */
export const reportChores = (geocode: Geography) => [rankPages, queueReportMails(geocode)] as const

/** Days of a report are those of the place of its page, or of the page of its story. */
export const reportService = (geocode: Geography, parts: Pick<ServiceParts, 'brand' | 'openHeavyWork'>) => {
  const replyWith = reportReplies(parts)
  const zoned =
    <Q extends ReportFileQuery>(
      name: ReportName,
      read: (call: Call, id: string, timeZone: string, query: Q) => Promise<Report>,
    ) =>
    async (input: { id: string } & Q, call: Call) => {
      const page = await readPage(call, input.id)
      const report = await read(call, input.id, zoneOfPlace(geocode, page), input)
      return replyWith({ report, name, pageName: page.name }, input, call)
    }
  const report = <Q extends ReportQuery>(
    name: ReportName,
    read: (call: Call, id: string, range: ReportRange, query: Q) => Promise<Report>,
  ) => zoned(name, (call, id, timeZone, query: Q) => read(call, id, reportRange(query, timeZone), query))
  const readRfps = rfpsReport(geocode)
  const promotions = (kind: ProfileKindName) => ({
    promotions: report('promotions', promotionsReport),
    outlook: outlook(kind),
  })
  const profile = (kind: ProfileKindName) =>
    report('profile', (call, id, range) => profileReport(call, id, range, kindContracts[kind].reaction))
  /** An event can be compared with its edition before, on the days that were as long before it. */
  const ofEvent = zoned('profile', async (call, id, timeZone, query: EventReportQuery) => {
    const edition = await lastEdition(call, id)
    const range = reportRange(query, timeZone, { editionDays: edition?.days })
    const comparedId = query.compare === 'edition' ? edition?.id : id
    return profileReport(call, id, range, kindContracts.event.reaction, comparedId)
  })
  const leads = report('leads', leadsReport)
  const pages = (set: PageSet) => report(set, (call, id, range) => pagesReport(call, id, set, range))
  const hotels = (scope: 'event' | 'events') =>
    report('hotels', (call, id, range) => hotelsReport(call, id, scope, range))
  const pickup = (scope: StayScope) =>
    zoned('pickup', (call, id, timeZone, query: PickUpQuery) =>
      pickUpReport(call, id, scope, query, timeZone),
    )
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
        profile: ofEvent,
        ...promotions('event'),
        hotels: hotels('event'),
        pickup: pickup('event'),
      },
      storyReports: {
        profile: report('profile', (call, id, range) => profileReport(call, id, range, 'likes')),
      },
      siteReports: {
        visits: async (query: ReportQuery, call: Call) =>
          replyWith({ report: await siteReport(call, query), name: 'site', pageName: null }, query, call),
      },
      rfpReports: {
        overview: async (query: ReportQuery, call: Call) =>
          replyWith({ report: await readRfps(query, call), name: 'rfps', pageName: null }, query, call),
      },
      reportMails: mailHandlers(geocode),
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

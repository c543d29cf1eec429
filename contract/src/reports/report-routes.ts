import * as z from 'zod'
import { One } from '../envelope.ts'
import { kindContracts } from '../kinds.ts'
import type { ProfileKindName } from '../owners.ts'
import { route } from '../route.ts'
import { OutlookQuery, PromotionOutlook } from './promotion-outlook.ts'
import { reportFileTypes } from './report-formats.ts'
import {
  EventReportQuery,
  LeadReportQuery,
  PageWeek,
  PickUpQuery,
  Report,
  ReportQuery,
  RfpReportQuery,
} from './report-schema.ts'

/** The pages of which a report of several tells. A page has those of its kind. */
export const pageSets = ['events', 'facilities', 'partners', 'locations'] as const
export type PageSet = (typeof pageSets)[number]

/** What only the team of a page reads. Nobody else learns that there is one. */
const ofTeam = <const K extends ProfileKindName, const T extends string>(kind: K, tail: T) => {
  const { owner, path } = kindContracts[kind]
  return {
    method: 'GET',
    path: `${path as (typeof kindContracts)[K]['path']}/{id}/${tail}` as const,
    owner,
    allow: 'member',
    hides: true,
  } as const
}

/** A report is JSON, or a file of the same figures if the query names a format. */
const files = Object.values(reportFileTypes)

/** A report of a page. */
const reportOf = <const K extends ProfileKindName, const T extends string, const Q extends z.ZodType>(
  kind: K,
  tail: T,
  query: Q,
  summary: string,
) => route({ ...ofTeam(kind, tail), query, files, reply: One(Report), summary })

const profileSummary = 'How often the page was read, seen and used, from where, and compared with before'
const profile = <const K extends ProfileKindName>(kind: K) =>
  reportOf(kind, 'profile', ReportQuery, profileSummary)
const pages = <const K extends ProfileKindName, const S extends PageSet>(kind: K, set: S) =>
  reportOf(kind, set, ReportQuery, `How often the ${set} of the page were read, seen and used`)
const promotions = <const K extends ProfileKindName>(kind: K) =>
  reportOf(kind, 'promotions', ReportQuery, 'What promotions brought, beside the same weekdays without one')
const outlook = <const K extends ProfileKindName>(kind: K) =>
  route({
    ...ofTeam(kind, 'promotions/outlook'),
    query: OutlookQuery,
    reply: One(PromotionOutlook),
    summary:
      'What promotions of other pages of the kind brought on days like these, as a range without names',
  })
const pickUpSummary = 'How much of the room blocks is booked, beside the editions before'
/** `hotels`: what was booked. `pickup`: what is booked of the blocks, and how it came. */
const stays = <const K extends ProfileKindName>(kind: K) => ({
  hotels: reportOf(kind, 'hotels', ReportQuery, 'The rooms that were booked for events, by hotel'),
  pickup: reportOf(kind, 'hotels/pickup', PickUpQuery, pickUpSummary),
})
const leads = <const K extends ProfileKindName>(kind: K) =>
  reportOf(
    kind,
    'leads',
    LeadReportQuery,
    'The leads that the page received, how fast it answered, and what became of them',
  )

export const reports = {
  facilityReports: {
    profile: profile('facility'),
    promotions: promotions('facility'),
    outlook: outlook('facility'),
    events: pages('facility', 'events'),
    partners: pages('facility', 'partners'),
    ...stays('facility'),
    leads: leads('facility'),
  },
  destinationReports: {
    profile: profile('destination'),
    promotions: promotions('destination'),
    outlook: outlook('destination'),
    events: pages('destination', 'events'),
    facilities: pages('destination', 'facilities'),
    partners: pages('destination', 'partners'),
    ...stays('destination'),
    leads: leads('destination'),
  },
  hotelReports: {
    profile: profile('hotel'),
    outlook: outlook('hotel'),
    pickup: reportOf('hotel', 'pickup', PickUpQuery, pickUpSummary),
  },
  businessReports: {
    profile: profile('business'),
    promotions: promotions('business'),
    outlook: outlook('business'),
  },
  companyReports: {
    profile: profile('company'),
    promotions: promotions('company'),
    outlook: outlook('company'),
    locations: pages('company', 'locations'),
  },
  organizationReports: {
    profile: profile('organization'),
    promotions: promotions('organization'),
    outlook: outlook('organization'),
    events: pages('organization', 'events'),
    ...stays('organization'),
  },
  eventReports: {
    profile: reportOf('event', 'profile', EventReportQuery, profileSummary),
    promotions: promotions('event'),
    outlook: outlook('event'),
    ...stays('event'),
  },
  storyReports: {
    profile: route({
      method: 'GET',
      path: '/stories/{id}/profile',
      owner: 'story',
      allow: 'manager',
      hides: true,
      query: ReportQuery,
      files,
      reply: One(Report),
      summary: 'How often the story was read, liked and shared, from where, and compared with before',
    }),
  },
  ownPages: {
    week: route({
      method: 'GET',
      path: '/my/week',
      owner: null,
      allow: 'user',
      reply: One(z.array(PageWeek)),
      summary: 'The last seven days of the pages whose team the caller is on: the 20 with the most views',
    }),
  },
  siteReports: {
    visits: route({
      method: 'GET',
      path: '/all-pages',
      owner: null,
      allow: 'admin',
      query: ReportQuery,
      files,
      reply: One(Report),
      summary:
        'How all pages together were read, seen and used, and which records were left out, by closed days',
    }),
  },
  rfpReports: {
    overview: route({
      method: 'GET',
      path: '/events/rfps/overview',
      owner: null,
      allow: 'user',
      query: RfpReportQuery,
      files,
      reply: One(Report),
      summary: 'The open requests of the RFP marketplace at the end of a period, in figures without names',
    }),
  },
}
export type ReportRoutes = typeof reports

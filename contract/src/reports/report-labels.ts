/** The reports of pages, of the RFP marketplace and of all pages, as people name them. Without zod, because pages in the browser use them too. */
export const reportLabels = {
  profile: 'Overview',
  leads: 'Leads',
  events: 'Events',
  hotels: 'Hotels',
  pickup: 'Pick-up',
  facilities: 'Facilities',
  partners: 'Partners',
  locations: 'Locations',
  promotions: 'Promotions',
  rfps: 'RFP marketplace',
  site: 'All pages',
} as const
export type ReportName = keyof typeof reportLabels

const othersThanVisits: readonly ReportName[] = ['leads', 'hotels', 'pickup', 'rfps']

/** Whether a report is one of visits, of which people ask how they are counted. */
export const countsVisits = (name: ReportName) => !othersThanVisits.includes(name)

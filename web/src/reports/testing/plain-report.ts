import {
  bucketUnit,
  buckets,
  comparedBy,
  comparisons,
  reportDays,
  shifted,
} from '@app/contract/reports/report-period.ts'
import type { Days } from '@app/contract/reports/report-period.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'

const reportToday = '2027-02-18'

const plain = { unit: 'count', currency: null } as const

interface Asked extends Partial<Days> {
  compare?: (typeof comparisons)[number]
}

/** The report of some days, with 10 views a day, 8 a day before, and impressions of which nothing is known before. */
export function plainReport(
  { compare = 'before', ...asked }: Asked = {},
  known: Partial<Report> = {},
): Report {
  const days = reportDays(asked, reportToday)
  const shift = comparedBy(days, compare)
  const per = bucketUnit(days)
  const points = buckets(days, per)
  const count = 10 * points.length
  return {
    days,
    today: reportToday,
    timeZone: 'America/Chicago',
    compared: shifted(days, shift),
    comparedWith: 'period',
    comparisons: comparisons.map((name) => ({ compare: name, ...shifted(days, comparedBy(days, name)) })),
    filter: null,
    preface: [],
    until: days.endDate === reportToday ? '2027-02-18T20:10:00.000Z' : null,
    since: '2025-01-01',
    figures: [
      {
        name: 'view',
        label: 'Page views',
        ...plain,
        value: count,
        before: 8 * points.length,
        better: 'higher',
        basis: null,
      },
      { name: 'like', label: 'Likes', ...plain, value: 3, before: null, better: 'higher', basis: null },
    ],
    series: [
      {
        name: 'view',
        label: 'Page views',
        ...plain,
        per,
        stack: null,
        isRunning: false,
        look: null,
        limit: null,
        points: points.map((each) => ({ ...each, value: 10, before: 8 })),
      },
    ],
    tables: [
      {
        name: 'sources',
        label: 'Where views come from',
        of: 'Source',
        columns: [
          { label: 'Views', ...plain },
          { label: 'Before', ...plain },
        ],
        rows: [
          { label: 'Search', note: null, link: null, cells: [count - 5, null] },
          { label: 'Map', note: null, link: null, cells: [5, null] },
        ],
        totals: [count, null],
      },
    ],
    notes: [],
    ...known,
  }
}

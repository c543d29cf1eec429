import type { PageSet } from '@app/contract/reports/report-routes.ts'
import type { Report, ReportTable } from '@app/contract/reports/report-schema.ts'
import { count, counted } from '@app/contract/rules/sentence-parts.ts'
import type { Call } from '../../platform/http/call.ts'
import { compareVisits, estimateNotes, figureOf, seriesOf, type Compared } from './compared-visits.ts'
import { readSet, type SetPage } from './page-sets.ts'
import { column, figure, headOf, sumsOf } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'
import { readLinks, type LinkOf } from './row-links.ts'

const labels: Record<PageSet, { label: string; of: string }> = {
  events: { label: 'Events', of: 'Event' },
  facilities: { label: 'Facilities', of: 'Facility' },
  partners: { label: 'Partners', of: 'Partner' },
  locations: { label: 'Locations', of: 'Location' },
}

/** How many rows have a page each. What the rest has is in one row, so that the rows add up. */
const mostRows = 200

/**
 * How the pages of a set were read, seen and used. The figures of a page are its team's: of pages of others there is only what is public, so none of their
 * visits is in a total either.
 */
export async function pagesReport(call: Call, id: string, set: PageSet, range: ReportRange): Promise<Report> {
  const pages = await readSet(call, id, set, range.days.startDate)
  const own = pages.filter(({ isOwn }) => isOwn)
  const visits = await compareVisits(
    call,
    own.map((page) => page.id),
    range,
  )
  const linkOf = await readLinks(
    call,
    pages.map((page) => page.id),
  )
  const others = pages.length - own.length
  // Of pages of others nothing is known, which isn't 0.
  const isKnown = own.length > 0 || others === 0
  const basis =
    [others > 0 && `of ${count(own.length)} of ${counted(pages.length, 'page')}`, visits.basis]
      .filter(Boolean)
      .join(', ') || null
  return {
    ...headOf(range),
    since: visits.since,
    preface: others === 0 ? [] : [othersText(others, pages.length)],
    figures: [
      figure('pages', labels[set].label, [pages.length, null]),
      ...(isKnown ? (['view', 'impression', 'contact'] as const) : []).map((action) =>
        figureOf(action, { ...visits, basis }),
      ),
    ],
    series: (isKnown ? (['view', 'impression'] as const) : []).map((action) =>
      seriesOf(action, visits, range),
    ),
    tables: [tableOf(set, pages, visits, linkOf)],
    notes: estimateNotes(visits),
  }
}

const othersText = (others: number, all: number) =>
  others === all
    ? 'These are pages of other teams, of which there is only what is public: likes and followers.'
    : `Of ${counted(others, 'page')} of other teams there is only what is public: likes and followers.`

function tableOf(
  set: PageSet,
  pages: readonly SetPage[],
  { now, before }: Compared,
  linkOf: LinkOf,
): ReportTable {
  const rows = pages
    .map((page) => ({ page, cells: page.isOwn ? cellsOf(page) : [null, null, null, null, page.reactions] }))
    // Those without figures last, by what is public. Sorting keeps the order of names.
    .toSorted((a, b) => (b.cells[0] ?? -1) - (a.cells[0] ?? -1) || (b.cells[4] ?? 0) - (a.cells[4] ?? 0))
  const shown = rows.slice(0, mostRows)
  const rest = rows.slice(mostRows)
  return {
    name: set,
    ...labels[set],
    columns: ['Views', 'Before', 'Seen', 'Messages', 'Likes and followers'].map((label) => column(label)),
    rows: [
      ...shown.map(({ page, cells }) => ({
        label: page.name,
        note: [page.city, page.state].filter(Boolean).join(', ') || null,
        link: linkOf(page.id),
        cells,
      })),
      ...(rest.length === 0
        ? []
        : [{ label: `${count(rest.length)} more`, note: null, link: null, cells: sumsOf(5, rest) }]),
    ],
    totals: sumsOf(5, rows),
  }

  function cellsOf({ id, reactions }: SetPage): (number | null)[] {
    return [
      now.ofPage('view', id),
      before?.ofPage('view', id) ?? null,
      now.ofPage('impression', id),
      now.ofPage('contact', id),
      reactions,
    ]
  }
}

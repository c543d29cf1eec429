import { kindContracts } from '@app/contract/kinds.ts'
import { profileKinds } from '@app/contract/owners.ts'
import { comparisons } from '@app/contract/reports/report-period.ts'
import type { Report, ReportQuery } from '@app/contract/reports/report-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { visitActions } from '@app/contract/visits/visits.ts'
import { connect } from '@app/server/platform/database.ts'
import { createRandom, type Random } from '@app/server/search/index/testing/random.ts'
import { closeDays, openDay } from '@app/server/services/page-mgmt/index.ts'
import type pg from 'pg'
import { apiOf } from '../api.ts'
import type { Figure } from '../figures.ts'
import { differences, type Page } from './count-records.ts'
import { filesOf, isSameCsv, isSamePdf, isSameWorkbook } from './reconcile-files.ts'
import { userEmail, type OpenSide, type RunningSide } from '../sides.ts'

const port = 55_307
const pageCount = 40
const sources = [
  'search',
  'map',
  'page',
  'promotion',
  'list',
  'mail',
  'unknown',
  'news.example.org',
  'a.example',
]

/** Public pages of all kinds, with the caller on the team of each. */
async function choosePages(pool: pg.Pool, side: RunningSide): Promise<Page[]> {
  const api = apiOf(side)
  await api['user-mgmt'].users.my({})
  const { rows } = await pool.query<{ id: string; kind: Page['kind'] }>(
    `select id, kind from (
      select id, kind, row_number() over (partition by kind order by md5(id::text)) as at from profile where audience = 'public') p
    where kind = any ($1) order by at, kind limit $2`,
    [profileKinds, pageCount],
  )
  await pool.query(
    `insert into member (id, owner_id, user_id, role) select uuidv7(), p, u.id, 'Manager' from app_user u, unnest($1::uuid[]) p
    where u.email = $2 on conflict do nothing`,
    [rows.map(({ id }) => id), userEmail],
  )
  const pages: Page[] = []
  for (const { id, kind } of rows) {
    const { timeZone, today } = await readReport(side, { id, kind }, {})
    pages.push({ id, kind, rows: [], timeZone, today })
  }
  return pages
}

const readReport = async (
  side: RunningSide,
  { id, kind }: Pick<Page, 'id' | 'kind'>,
  query: Partial<Pick<ReportQuery, 'startDate' | 'endDate' | 'compare'>>,
) => (await apiOf(side)['report-mgmt'][`${kind}Reports`].profile({ id, ...query })).data

/** Records of 500 days until now, more of some pages than of others. */
async function store(
  { pool, db }: ReturnType<typeof connect>,
  pages: readonly Page[],
  count: number,
  random: Random,
) {
  for (let n = 0; n < count; n++) {
    const page = random.pickEarly(pages)
    const at = new Date(Date.now() - random.next() ** 2 * 500 * 86_400_000)
    page.rows.push({
      day: new Intl.DateTimeFormat('en-CA', { timeZone: page.timeZone }).format(at),
      action: random.chance(0.7) ? random.pick(['view', 'impression'] as const) : random.pick(visitActions),
      source: random.pickEarly(sources),
      visitor: random.chance(0.1) ? null : random.below(300),
      at,
    })
  }
  for (const { rows } of pages) rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  for (const day of new Set(pages.flatMap(({ rows }) => rows.map((row) => row.day)))) await openDay(db, day)
  for (const { id, rows } of pages)
    for (let from = 0; from < rows.length; from += 5000)
      await pool.query(
        `insert into visit (day, profile_id, action, source, visitor, at)
        select r.day, $1, r.action, r.source, r.visitor, r.at
        from jsonb_to_recordset($2) as r (day date, action text, source text, visitor bigint, at timestamptz)`,
        [id, JSON.stringify(rows.slice(from, from + 5000))],
      )
}

/** Whatever has been added up, as one number that any change changes. */
async function closedDays(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ sum: string }>(
    `select md5(string_agg(t::text, ',' order by t::text)) as sum from (
      select d::text as t from visit_day d union all select v::text from visitor_day v) t`,
  )
  return rows[0]?.sum ?? ''
}

interface ReconcileBench {
  databaseUrl: string
  open: OpenSide
  isQuick: boolean
}

/** Random reports beside their records, before and after days close. */
export async function reconcileFigures({ databaseUrl, open, isQuick }: ReconcileBench): Promise<Figure[]> {
  const random = createRandom(11)
  const rowCount = isQuick ? 20_000 : 200_000
  const reportCount = isQuick ? 400 : 10_000
  const side = await open(port, {})
  const connections = connect(databaseUrl, { size: 2 })
  async function differentFiles(
    report: Report,
    { id, kind }: Page,
    query: Record<string, string>,
    hasAll: boolean,
  ) {
    const fileOf = filesOf(
      side,
      `/report-mgmt/api${kindContracts[kind].path}/${id}/profile?${new URLSearchParams(query).toString()}`,
    )
    const checks = { csv: isSameCsv, ...(hasAll && { xlsx: isSameWorkbook, pdf: isSamePdf }) }
    const found: string[] = []
    for (const [format, isSame] of Object.entries(checks))
      if (!(await isSame(fileOf, report))) found.push(`the ${format}`)
    return found
  }
  try {
    // Those of the catalogue.
    await connections.pool.query('truncate visit, visit_day, visitor_day, visit_closed_day')
    const pages = await choosePages(connections.pool, side)
    await store(connections, pages, rowCount, random)
    // Workbooks and PDFs of 200 of them.
    const every = Math.ceil(reportCount / 200)
    let wrong = 0
    let closed = ''
    for (let n = 0; n < reportCount; n++) {
      if (n === reportCount / 2) {
        await closeDays(connections.db)
        closed = await closedDays(connections.pool)
      }
      const page = random.pick(pages)
      const startDate = addDays(page.today, -random.below(520))
      const endDate = addDays(startDate, random.below(random.chance(0.5) ? 40 : 500))
      const query = { startDate, endDate, compare: random.pick(comparisons) }
      const report = await readReport(side, page, query)
      const found = [
        ...differences(report, page),
        ...(await differentFiles(report, page, query, n % every === 0)),
      ]
      if (found.length > 0) wrong++
      if (found.length > 0 && wrong <= 5)
        console.log(`${page.kind} ${startDate} to ${endDate}: ${found.slice(0, 5).join('; ')}`)
    }
    await closeDays(connections.db)
    const isSame = closed === (await closedDays(connections.pool))
    return [
      {
        what: `of ${reportCount} random reports on ${rowCount} records with their CSV, and 200 workbooks and PDFs, those that differ from counting`,
        ours: wrong,
        atMost: 0,
        unit: 'reports',
      },
      { what: 'changes of closed days', ours: isSame ? 0 : 1, atMost: 0, unit: 'changes' },
    ]
  } finally {
    await connections.close()
    await side.stop()
  }
}

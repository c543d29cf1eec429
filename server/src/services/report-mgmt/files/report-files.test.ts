import { withFilledColumns } from '@app/contract/reports/filled-columns.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { Problem } from '@app/contract/problem.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorkbook } from '../../../platform/files/testing/read-workbook.ts'
import { firstChoresDone } from '../../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { testServer, type TestServer } from '../../../testing/test-server.ts'
import { sequence } from '../testing/sequence.ts'
import { storeVisits } from '../testing/store-visits.ts'

let server: TestServer
let manager: SignedUp
let page: string
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  manager = await signUp(server, 'manager')
  page = await makePage(formula)
  const next = sequence(7)
  await storeVisits(
    server,
    page,
    Array.from({ length: 400 }, () => ({
      day: addDays(today(), -next(60)),
      action: ['view', 'impression', 'website'][next(3)] ?? 'view',
      source: ['search', 'map', '-news.example.org'][next(3)] ?? 'map',
      visitor: next(20),
      at: new Date(),
    })),
  )
})
afterAll(() => server.close())

const zone = 'America/Denver'
const today = () => placeDay(zone)
const formula = "=cmd|' /C calc'!A0"

const makePage = async (name: string) =>
  (await server.stage.hotel({ manager: manager.person, name, lat: 39.74, lng: -104.99 })).id

async function fileOf(id: string, query: Record<string, string>, reader = manager) {
  const reply = await fetch(
    `${server.origin}/report-mgmt/api/hotels/${id}/profile?${new URLSearchParams(query).toString()}`,
    { headers: { authorization: `Bearer ${reader.token}` } },
  )
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) }
}

/** Days that are over, so that two calls have the same figures. */
const days = () => ({ startDate: addDays(today(), -40), endDate: addDays(today(), -1) })
const reportOf = async () => (await manager.api.hotelReports.profile({ id: page, ...days() })).data

/** The lines of a CSV file of which no cell has a comma. */
const linesOf = (csv: Buffer) => csv.toString().split('\r\n')

async function pdfOf(id: string, query: Record<string, string> = {}) {
  const { reply, bytes } = await fileOf(id, { ...days(), ...query, format: 'pdf' })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return readPdf(bytes)
}

test('a CSV file has the figures, points and rows of the report, and names that are no formulas', async () => {
  const { reply, bytes } = await fileOf(page, { ...days(), format: 'csv' })
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; .*\.csv/)
  const lines = linesOf(bytes)
  const { figures, series, tables } = await reportOf()
  for (const { label, value, before } of figures)
    expect(lines).toContain(`${label},number,${value ?? ''},${before ?? ''}`)
  for (const { points } of series)
    for (const point of points)
      expect(lines).toContain(`${point.startDate},${point.endDate},${point.value},${point.before ?? ''}`)
  const sources = withFilledColumns(tables.find(({ name }) => name === 'sources')!)
  expect(lines).toContain(`Total,${sources.totals?.join(',')}`)
  // Nothing is known of the days before.
  expect(lines.some((line) => line.startsWith('Compared from'))).toBe(false)
  expect(lines).toContain(`Page,"'${formula}"`.replaceAll('"', ''))
  expect(lines.some((line) => line.startsWith("'-news.example.org,"))).toBe(true)
})

test('a workbook has a sheet for each part, with real numbers and dates', async () => {
  const { bytes } = await fileOf(page, { ...days(), format: 'xlsx' })
  const parts = await readWorkbook(bytes)
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual([
    'Report',
    'Figures',
    'Page views by week',
    'Seen in lists and on maps by',
    'Where views come from',
    'What readers did',
  ])
  const { series } = await reportOf()
  const points = parts.get('xl/worksheets/sheet3.xml') ?? ''
  const values = [...points.matchAll(/<c r="C\d+" s="5"><v>(\d+)<\/v>/g)].map(([, value]) => Number(value))
  const told = series[0]?.points.map(({ value }) => value ?? 0) ?? []
  expect(values).toEqual([...told, told.reduce((sum, value) => sum + value, 0)])
  expect(points).toMatch(/<c r="A2" s="3"><v>\d{5}<\/v>/)
})

test.each([
  [{}, [612, 792]],
  [{ paper: 'letter' }, [612, 792]],
  [{ paper: 'a4' }, [595.28, 841.89]],
])('a PDF with %j has two pages of that size, with the figures of the report', async (query, size) => {
  const pdf = await pdfOf(page, query)
  expect([pdf.pages, pdf.size]).toEqual([2, size])
  const report: Report = await reportOf()
  for (const figure of report.figures) expect(pdf.text).toContain(valueText(figure.value, figure))
  expect(pdf.text).toContain('Page 2 of 2')
  expect(pdf.text).toContain(formula)
})

test('a PDF of a page with names in all scripts, or of one without figures, is made', async () => {
  const names = `Αθήνα Спорт ملعب מגרש 北京 サッカー 서울 ไทย हिन्दी 🏟️ ${'x'.repeat(60)}`
  const { text, pages } = await pdfOf(await makePage(names), {
    startDate: addDays(today(), -799),
    endDate: today(),
  })
  expect(pages).toBeLessThan(3)
  expect(text).toContain('Αθήνα Спорт')
  expect(text).toContain('北京')
})

/** An element of a page's structure, as screen readers get it. */
interface Tagged {
  role: string
  alt?: string
  children?: (Tagged | { type: string; id: string })[]
}

/** The elements of all pages in the order in which they are read, each with its words: those of the page, or those to be read instead. */
async function tagsOf({ document }: Awaited<ReturnType<typeof pdfOf>>) {
  const found: { role: string; alt: string | undefined; inner: string[] }[] = []
  const walk = (element: Tagged) => {
    const elements = (element.children ?? []).filter((child) => 'role' in child)
    if (element.role !== 'Root')
      found.push({ role: element.role, alt: element.alt, inner: elements.map(({ role }) => role) })
    elements.forEach(walk)
  }
  for (let number = 1; number <= document.numPages; number++)
    walk(await (await document.getPage(number)).getStructTree())
  return found
}

test('screen readers get headings, lists, tables with heads, and charts in words', async () => {
  const pdf = await pdfOf(page, { introduction: 'For the board.' })
  const report = await reportOf()
  const tags = await tagsOf(pdf)
  const having = (role: string) => tags.filter((tag) => tag.role === role)
  expect(having('H1')).toHaveLength(1)
  expect(having('LI').length).toBeGreaterThan(report.figures.length)
  const charts = having('Figure').map(({ alt }) => alt ?? '')
  expect(charts).toHaveLength(report.series.length)
  for (const [index, { label }] of report.series.entries()) expect(charts[index]).toContain(`Chart: ${label}`)
  expect(having('Table').length).toBeGreaterThanOrEqual(report.tables.length)
  const rows = having('TR')
  expect(rows.filter(({ inner }) => inner.every((role) => role === 'TH'))).toHaveLength(
    having('Table').length,
  )
  expect(rows.every(({ inner }) => inner[0] === 'TH')).toBe(true)
  const { info } = await pdf.document.getMetadata()
  expect(info).toMatchObject({ Language: 'en-US', Title: expect.stringContaining(formula) })
  expect(await pdf.document.getMarkInfo()).toMatchObject({ Marked: true })
})

test('a PDF has the chosen sections and an introduction in any script', async () => {
  const { series } = await reportOf()
  const introduction = '今年的体育赛事带来了更多的客房夜数。'.repeat(16)
  const pdf = await pdfOf(page, { sections: `chart-${series[0]?.name},table-sources`, introduction })
  expect(pdf.text.replaceAll(/\s/g, '')).toContain(introduction)
  expect(pdf.text).toContain('Where views come from')
  expect(pdf.text).not.toContain('What readers did')
  const tags = await tagsOf(pdf)
  expect(tags.filter(({ role }) => role === 'Figure')).toHaveLength(1)
  expect(pdf.pages).toBe(1)
})

test.each([
  [{ sections: 'figures,chart-nothing' }, 'sections'],
  [{ sections: '' }, 'sections/0'],
  [{ sections: 'figures,figures' }, 'sections'],
  [{ introduction: 'x'.repeat(401) }, 'introduction'],
  [{ introduction: 'a\u0000' }, 'introduction'],
])('a PDF with %j is refused', async (query, path) => {
  const { reply, bytes } = await fileOf(page, { format: 'pdf', ...query })
  expect(reply.status).toBe(400)
  expect(Problem.parse(JSON.parse(bytes.toString())).errors?.map((error) => error.path)).toEqual([path])
})

test('a file has the rights of its report', async () => {
  const stranger = await signUp(server, 'stranger')
  expect((await fileOf(page, { format: 'pdf' }, stranger)).reply.status).toBe(404)
  const gone = await makePage('Gone Inn')
  await server.pool.query('update profile set deleted_date = now() where id = $1', [gone])
  expect((await fileOf(gone, { format: 'csv' })).reply.status).toBe(404)
})

test.each(['format', 'paper'])('an unknown %s is refused by its name', async (name) => {
  const { reply, bytes } = await fileOf(page, { format: 'pdf', [name]: 'doc' })
  expect(reply.status).toBe(400)
  expect(Problem.parse(JSON.parse(bytes.toString())).errors?.map(({ path }) => path)).toEqual([name])
})

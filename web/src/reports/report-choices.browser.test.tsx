import type { Report } from '@app/contract/reports/report-schema.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { refused } from '../testing/answer-calls.ts'
import { openReport, serveReports } from './testing/open-report.tsx'
import { plainReport } from './testing/plain-report.ts'

let served: ReturnType<typeof serveReports>
beforeEach(() => {
  served = serveReports()
})
const open = (kind: 'company' | 'facility' | 'event', report?: string, search?: string) =>
  openReport(served, kind, report, search)
afterEach(() => {
  vi.useRealTimers()
})

const plain = { unit: 'count', currency: null } as const
const states = (count = 0): Partial<Report> => ({
  filter: { parameter: 'status', table: 'states' },
  tables: [
    {
      name: 'states',
      label: 'Leads by state',
      of: 'State',
      columns: [{ label: 'Leads', ...plain }],
      rows: [
        { label: 'Open', note: null, link: null, cells: [18] },
        { label: 'Won', note: null, link: null, cells: [61] },
        { label: 'Lost', note: null, link: null, cells: [0] },
      ],
      totals: [79],
    },
    {
      name: 'leads',
      label: 'Leads in this report',
      of: 'Event',
      columns: [{ label: 'Room nights', ...plain }],
      rows: Array.from({ length: count }, (_, at) => ({
        label: `Cup ${at + 1}`,
        note: null,
        link: null,
        cells: [at],
      })),
      totals: null,
    },
  ],
})

test('chips of states choose what the report is of, by the address', async () => {
  served.known = states()
  open('facility', 'leads', '?status=Open')
  const chips = page.getByRole('group', { name: 'Leads by state' }).first()
  await expect.element(chips.getByRole('link', { name: 'Open 18' })).toHaveAttribute('aria-current', 'true')
  await expect.element(chips.getByRole('link', { name: 'Lost 0' })).toBeDisabled()
  await chips.getByRole('link', { name: 'Won 61' }).click()
  await expect.poll(() => served.asked.at(-1)).toBe('compare=before&status=Open%2CWon')
  await chips.getByRole('link', { name: 'All 79' }).click()
  await expect.poll(() => served.asked.at(-1)).toBe('compare=before')
})

test('a long table shows its first 20 rows, and 20 more each time', async () => {
  served.known = states(45)
  open('facility', 'leads')
  const rows = page.getByRole('table', { name: 'Leads in this report' }).getByRole('row')
  await expect.element(page.getByText('20 of 45 shown')).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(1 + 20)
  // Paper has all, and the screen is as it was afterwards.
  dispatchEvent(new Event('beforeprint'))
  await expect.element(page.getByText('20 of 45 shown')).not.toBeInTheDocument()
  dispatchEvent(new Event('afterprint'))
  await expect.element(page.getByText('20 of 45 shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show 20 more' }).click()
  await expect.poll(() => rows.elements().length).toBe(1 + 45)
})

test('rows link to the page or the lead that they are of', async () => {
  const row = { note: null, cells: [3] }
  served.known = {
    tables: [
      {
        name: 'pages',
        label: 'Pages',
        of: 'Page',
        columns: [{ label: 'Views', ...plain }],
        rows: [
          { ...row, label: 'Elm Inn', link: { to: 'hotel', id: 'h' } },
          { ...row, label: 'Fall Cup', link: { to: 'lead', id: 'l' } },
          { ...row, label: 'Hidden Inn', link: null },
        ],
        totals: null,
      },
    ],
  }
  open('company')
  const table = page.getByRole('table', { name: 'Pages' })
  await expect.element(table.getByRole('link', { name: 'Elm Inn' })).toHaveAttribute('href', '/hotels/h')
  await expect.element(table.getByRole('link', { name: 'Fall Cup' })).toHaveAttribute('href', '/leads/l')
  expect(table.getByRole('link').elements()).toHaveLength(2)
})

test('on a phone, rows of many columns are folded, and each fact names its column', async () => {
  await page.viewport(390, 800)
  const columns = ['Views', 'Before', 'Seen', 'Messages'].map((label) => ({ label, ...plain }))
  served.known = {
    tables: [
      {
        name: 'pages',
        label: 'Pages',
        of: 'Page',
        columns,
        rows: [{ label: 'Elm Inn', note: null, link: null, cells: [12, 9, 240, 3] }],
        totals: [12, 9, 240, 3],
      },
    ],
  }
  open('company')
  const table = page.getByRole('table', { name: 'Pages' })
  await expect.element(table.getByText('Messages').nth(1)).toBeVisible()
  const { scrollWidth, clientWidth } = table.element().parentElement!
  expect(scrollWidth).toBe(clientWidth)
  await page.viewport(1280, 800)
  await expect.element(table.getByText('Messages').nth(1)).not.toBeVisible()
})

test('on paper, an open menu is hidden and the rows of a list are low', async () => {
  served.known = states(30)
  open('facility', 'leads')
  await page.getByRole('button', { name: 'Export' }).click()
  const choice = page.getByText('CSV', { exact: true })
  await expect.element(choice).toBeVisible()
  const row = page.getByRole('row', { name: /^Cup 2 / })
  expect(row.element().getBoundingClientRect().height).toBeGreaterThan(40)
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(choice).not.toBeVisible()
  expect(row.element().getBoundingClientRect().height).toBeLessThan(24)
})

const points = (values: number[]) =>
  values.map((value, at) => ({
    startDate: `2027-02-0${at + 1}`,
    endDate: `2027-02-0${at + 1}`,
    value,
    before: 1,
  }))

test('series of one stack are one chart with its whole, and a table of its parts', async () => {
  const part = {
    ...plain,
    per: 'day',
    stack: 'Decided leads',
    isRunning: false,
    look: null,
    limit: null,
  } as const
  served.known = {
    series: [
      { name: 'won', label: 'Won', ...part, points: points([3, 1]) },
      { name: 'lost', label: 'Lost', ...part, points: points([2, 0]) },
    ],
  }
  open('facility', 'leads')
  await expect
    .element(page.getByRole('img', { name: /^Decided leads by day/ }))
    .toHaveAccessibleName('Decided leads by day. 6 in 2 days. Highest: 5 (Mon, Feb 1).')
  await expect.element(page.getByText('Won 4', { exact: true })).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Points of Decided leads by day' })
  slider.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Mon, Feb 1: 5, 2 before. Won 3, Lost 2')
  await userEvent.keyboard('t')
  const table = page.getByRole('table', { name: 'Decided leads by day' })
  await expect.element(table.getByRole('row', { name: 'Mon, Feb 1 3 2 5 2' })).toBeVisible()
})

test('a screen reader reads a chart as its sentence, its points and its numbers', async () => {
  open('company')
  const chart = page.getByRole('region', { name: 'Page views by day' })
  await expect.element(chart).toMatchAriaInlineSnapshot(`
    - region "Page views by day":
      - heading "Page views by day" [level=2]
      - paragraph: This period Before
      - paragraph: "300 in 30 days. Highest: 10 (Wed, Jan 20)."
      - img "Page views by day. 300 in 30 days. Highest: 10 (Wed, Jan 20)."
      - slider "Points of Page views by day": "29"
      - group: Show the numbers
  `)
})

test.each([
  ['lower', '50% more', 'bad'],
  ['higher', '50% more', 'good'],
  [null, '50% more', 'mut'],
] as const)('where %s is better, %s is %s news', async (better, text, tone) => {
  served.known = {
    figures: [{ name: 'late', label: 'Late', ...plain, value: 3, before: 2, better, basis: null }],
  }
  open('company')
  await expect.element(page.getByText(text)).toBeVisible()
  expect(page.getByText(text).element().closest('.semi')).toHaveClass(tone)
})

test('a promotion is compared with what is usual, and nothing is chosen', async () => {
  served.known = { compared: null, comparedWith: 'usual', comparisons: [] }
  open('company', 'promotions', '?compare=year')
  await expect.element(page.getByText('usually 240')).toBeVisible()
  await expect.element(page.getByText('Usually', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Compared with')).not.toBeInTheDocument()
  expect(served.asked).toEqual([''])
})

test('an event can be compared with its last edition', async () => {
  const { compared } = plainReport()
  served.known = {
    comparisons: [
      { compare: 'before', ...compared! },
      { compare: 'edition', startDate: '2026-01-20', endDate: '2026-02-18' },
    ],
  }
  open('event')
  await page.getByRole('button', { name: /Dec 21, 2026/ }).click()
  served.known = { ...served.known, comparedWith: 'edition' }
  await page.getByRole('menuitemradio', { name: /The last edition.*Jan 20 – Feb 18, 2026/ }).click()
  await expect.poll(() => served.asked).toEqual(['compare=before', 'compare=edition'])
  await expect.element(page.getByText('240 at the last edition')).toBeVisible()
})

test('a state that there is none of leaves all leads', async () => {
  open('facility', 'leads', '?status=foo')
  await expect.poll(() => served.asked).toEqual(['compare=before'])
})

test('other reports than that of an event itself are compared with the days before instead of an edition', async () => {
  open('facility', 'leads', '?compare=edition')
  await expect.poll(() => served.asked).toEqual(['compare=before'])
})

test('figures that can’t be read again say of when they are', async () => {
  open('company', undefined, '?compare=year')
  await expect.element(page.getByText('25% more')).toBeVisible()
  served.refusal = refused(503, 'BUSY')
  // Half a minute later, somebody comes back to the tab.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(/^These figures are of /)).toBeVisible()
  await expect.element(page.getByText('25% more')).toBeVisible()
  served.refusal = undefined
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^These figures are of /)).not.toBeInTheDocument()
})

test('arrow keys walk the tabs', async () => {
  open('company')
  const overview = page.getByRole('link', { name: 'Overview' })
  await expect.element(overview).toBeVisible()
  overview.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('link', { name: 'Locations' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByRole('link', { name: 'Promotions' })).toHaveFocus()
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refused } from '../testing/answer-calls.ts'
import { openReport, serveReports } from './testing/open-report.tsx'
import { plainReport } from './testing/plain-report.ts'

let served: ReturnType<typeof serveReports>
beforeEach(() => {
  served = serveReports()
})
const open = (search = '', report?: string, kind?: 'company' | 'hotel' | 'facility') =>
  openReport(served, kind, report, search)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const chart = () => page.getByRole('img', { name: /^Page views by/ })
const days = () => page.getByRole('button', { name: /^Days/ })

test('without dates, the report is that of the last 30 days, compared with the days before', async () => {
  open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible()
  await expect.element(days()).toMatchTextContent('Jan 20 – Feb 18, 2027')
  await expect.element(page.getByRole('radio', { name: '30 days' })).toBeChecked()
  await expect.element(button(/Dec 21, 2026 – Jan 19, 2027/)).toBeVisible()
  expect(served.asked).toEqual(['compare=before'])
})

test('a figure says in words how it changed, and one without figures of before says nothing', async () => {
  open()
  const views = page.getByRole('definition').first()
  await expect.element(views).toMatchTextContent('300')
  await expect.element(views).toMatchTextContent('25% more')
  await expect.element(views).toMatchTextContent('240 before')
  await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('3')
})

test('a chart says what it shows, and its numbers are a table', async () => {
  open()
  await expect
    .element(chart())
    .toHaveAccessibleName('Page views by day. 300 in 30 days. Highest: 10 (Wed, Jan 20).')
  await page.getByText('Show the numbers').click()
  const table = page.getByRole('table', { name: 'Page views by day' })
  await expect.element(table.getByRole('row', { name: 'Thu, Feb 18 10 8' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Total 300 240' })).toBeVisible()
})

test('arrow keys read a chart point by point, and T opens its numbers', async () => {
  open('?start=2026-11-20&end=2027-02-18')
  const points = page.getByRole('slider', { name: 'Points of Page views by week' })
  await expect.element(points).toHaveAttribute('aria-valuetext', 'Feb 15 to Feb 18, so far: 10, 8 before')
  points.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(points).toHaveAttribute('aria-valuetext', 'Week of Feb 8: 10, 8 before')
  await expect.element(page.getByText(/^Week of Feb 8/).first()).toBeVisible()
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('table', { name: 'Page views by week' })).toBeVisible()
})

test('the pointer reads the point below it', async () => {
  open()
  await expect.element(chart()).toBeVisible()
  const { left, width, top } = chart().element().getBoundingClientRect()
  const move = (type: string, x: number) =>
    chart()
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: left + x, clientY: top + 50 }),
      )
  move('pointermove', width - 12)
  await expect.element(page.getByText(/^Thu, Feb 18, so far/)).toBeVisible()
  move('pointermove', 48)
  await expect.element(page.getByText(/^Wed, Jan 20/).first()).toBeVisible()
  move('pointerout', 0)
  await expect.element(page.getByText('10, 8 before')).not.toBeInTheDocument()
})

test('rows of a table have their totals, without a column of which nothing is known', async () => {
  open()
  const table = page.getByRole('table', { name: 'Where views come from' })
  await expect.element(table.getByRole('row', { name: 'Search 295', exact: true })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Total 300', exact: true })).toBeVisible()
})

test('a preset changes the days of the report', async () => {
  open('?compare=year')
  await page.getByText('7 days', { exact: true }).click()
  await expect.element(days()).toMatchTextContent('Feb 12 – 18, 2027')
  await expect
    .poll(() => served.asked)
    .toEqual(['compare=year', 'startDate=2027-02-12&endDate=2027-02-18&compare=year'])
})

test('the comparison is chosen by its days', async () => {
  open()
  await button(/Dec 21, 2026/).click()
  await page.getByRole('menuitemradio', { name: /year before/ }).click()
  await expect.element(button(/Jan 21 – Feb 19, 2026/)).toBeVisible()
  await expect.poll(() => served.asked).toEqual(['compare=before', 'compare=year'])
})

test('an unfinished period says until when it counts, by the clock of the place', async () => {
  open()
  await expect.element(page.getByText(/counts until today at 2:10\sPM CST/)).toBeVisible()
  await expect.element(page.getByText(/until the same time of day/)).toBeVisible()
})

test('a period that is over says nothing of that', async () => {
  open('?start=2027-01-01&end=2027-01-20')
  await expect.element(chart()).toBeVisible()
  await expect.element(page.getByText(/isn’t over/)).not.toBeInTheDocument()
})

test.each([
  ['?start=2027-02-02&end=2027-02-01', 'The end is before the start.'],
  ['?start=2024-01-01&end=2027-02-01', 'Choose at most 800 days.'],
])('%s is refused at the field, without a call', async (search, error) => {
  open(search)
  await expect.element(days()).toHaveAccessibleDescription(error)
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const presets = page.getByRole('group', { name: 'Period until today' })
  expect(Math.abs(topOf(days().element()) - topOf(presets.element()))).toBeLessThan(12)
  await expect.element(page.getByText('Quarry House')).toBeVisible()
  expect(served.asked).toEqual([])
  await page.getByText('30 days', { exact: true }).click()
  await expect.element(chart()).toBeVisible()
})

test('a page that nobody has visited says from when visits count', async () => {
  served.known = { since: null, tables: [] }
  open()
  await expect.element(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
  await expect
    .element(page.getByText('Export, email and board PDF are here once there are figures.'))
    .toBeVisible()
  await expect.element(button('Export')).not.toBeInTheDocument()
})

test('days before the first visit say since when there are any, and lead there', async () => {
  served.known = { since: '2027-02-10', tables: [] }
  open('?start=2027-01-01&end=2027-01-20')
  await expect.element(page.getByText('Visits are counted since Feb 10, 2027.')).toBeVisible()
  await button('Show the days since Feb 10, 2027').click()
  await expect.element(chart()).toBeVisible()
  expect(served.asked.at(-1)).toBe('startDate=2027-02-10&endDate=2027-02-18&compare=before')
})

test('days to come lead to the last ones', async () => {
  open('?start=2027-03-01&end=2027-03-20')
  await button('Show the last 30 days').click()
  await expect.element(chart()).toBeVisible()
})

test('the reports of a page are linked with the period', async () => {
  open('?compare=year', 'locations')
  await expect.element(chart()).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Reports' })
  await expect.element(tabs.getByRole('link', { name: 'Locations' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(tabs.getByRole('link', { name: 'Overview' }))
    .toHaveAttribute('href', '/companies/c/reports?compare=year')
})

test('a report of days to come has its points that are still to come, a limit, and nothing to compare with by choice', async () => {
  const [week] = plainReport().series
  const points = [
    { startDate: '2027-02-18', endDate: '2027-02-18', value: 40, before: 44 },
    { startDate: '2027-02-19', endDate: '2027-02-19', value: null, before: 50 },
  ]
  const limit = { label: 'In the blocks', value: 90 }
  served.known = {
    compared: null,
    days: { startDate: '2027-03-01', endDate: '2027-03-02' },
    series: [{ ...week!, name: 'pace', label: 'Picked up', isRunning: true, limit, points }],
  }
  open('', 'pickup', 'hotel')
  await expect
    .element(page.getByRole('img', { name: /^Picked up by day/ }))
    .toHaveAccessibleName('Picked up by day. In the blocks: 90.')
  await page.getByText('Show the numbers').click()
  await expect.element(page.getByRole('row', { name: 'Fri, Feb 19 – 50' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Total' }).nth(1)).not.toBeInTheDocument()
  await expect.element(page.getByText('Compared with')).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: '30 days' })).not.toBeInTheDocument()
  expect(served.asked).toEqual([''])
})

test('a report of days to come without anything says what will be there', async () => {
  served.known = { compared: null, series: [], tables: [] }
  open('?start=2028-03-01&end=2028-03-20', 'pickup', 'hotel')
  await expect.element(page.getByRole('heading', { name: 'No room blocks in these days' })).toBeVisible()
  await expect.element(page.getByText(/as soon as a hotel and an organizer agree/)).toBeVisible()
  await expect.element(button('Show the usual days')).not.toBeInTheDocument()
})

test('a report without promotions leads to where days are booked', async () => {
  served.known = { compared: null, series: [], tables: [] }
  open('', 'promotions', 'facility')
  await expect
    .element(page.getByRole('link', { name: 'Choose days to promote' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/facilities\/.*#promotion$/))
})

test('a report that the kind doesn’t have is not found', async () => {
  open('', 'facilities')
  await expect.element(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
})

test('pages of a set are shown although nobody has visited them', async () => {
  served.known = { since: null, notes: ['Of 2 pages there is only what is public.'] }
  open('', 'locations')
  await expect.element(page.getByRole('table', { name: 'Where views come from' })).toBeVisible()
  await expect.element(page.getByText('Of 2 pages there is only what is public.')).toBeVisible()
})

test.each([
  ['of visits says how these are counted', undefined, 1],
  ['of rooms says nothing of visits', 'pickup', 0],
])('a report %s', async (_what, report, times) => {
  open('', report, 'hotel')
  await expect.element(chart()).toBeVisible()
  expect(page.getByRole('link', { name: 'How visits are counted' }).elements()).toHaveLength(times)
})

test('a report of several pages without any says what shows up there', async () => {
  served.known = { tables: [] }
  open('', 'promotions')
  await expect.element(page.getByRole('heading', { name: 'No promotions in these days' })).toBeVisible()
})

test('a report of a team that the reader isn’t on is not found', async () => {
  served.refusal = refused(404, 'NOT_FOUND')
  open()
  await expect.element(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
})

test('a report that doesn’t load can be tried again', async () => {
  served.refusal = refused(503, 'BUSY')
  open()
  await expect.element(page.getByText('The report didn’t load.')).toBeVisible()
  served.refusal = undefined
  await button('Try again').click()
  await expect.element(chart()).toBeVisible()
})

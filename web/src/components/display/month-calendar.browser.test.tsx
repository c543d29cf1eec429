import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { MonthCalendar } from './month-calendar.tsx'

const entry = (title: string, from: string, until = from) => ({
  id: title,
  title,
  to: `/${title}`,
  from,
  until,
})

const entries = [
  entry('Cup', '2027-03-12', '2027-03-14'),
  ...['A', 'B', 'C', 'D', 'E'].map((name) => entry(`Game ${name}`, '2027-03-20')),
  { ...entry('Open', '2027-04-02'), note: 'Gary, Indiana' },
]

interface CalendarProps {
  headingLevel?: 'h2' | 'h3'
  start?: string
  more?: typeof entries
}

function Calendar({ headingLevel = 'h2', start, more = [] }: CalendarProps) {
  const [search] = useSearchParams()
  return (
    <MonthCalendar
      month={search.get('at') ?? '2027-03'}
      today="2027-03-09"
      {...(start !== undefined && { start })}
      entries={[...more, ...entries]}
      toMonth={(month) => `?at=${month}`}
      headingLevel={headingLevel}
      week={{ heading: 'Starts', render: (sunday) => <span>{sunday}</span> }}
    />
  )
}

const open = (props: CalendarProps = {}) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Calendar {...props} /> }])} />)
const month = (name: string) => page.getByRole('heading', { name, exact: true })
const cell = (name: RegExp) => page.getByRole('gridcell', { name })

test.each([
  ['h2', 2, 3],
  ['h3', 3, 4],
] as const)(
  'under %s, the month has level %d and the days of a small screen %d',
  async (heading, level, ofDays) => {
    const [width, height] = [innerWidth, innerHeight]
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(width, height))
    open({ headingLevel: heading })
    await expect.element(page.getByRole('heading', { name: 'March 2027', level, exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Fri, Mar 12th', level: ofDays })).toBeVisible()
  },
)

test('an event is listed on each of its days', async () => {
  open()
  await expect.element(month('March 2027')).toBeVisible()
  expect(page.getByRole('link', { name: 'Cup' }).elements()).toHaveLength(3)
  await expect.element(cell(/Saturday, March 13/).getByRole('link', { name: 'Cup' })).toBeVisible()
})

test('a full day shows three events, and the others on demand', async () => {
  open()
  const day = cell(/Saturday, March 20/)
  await expect.element(day.getByRole('link').nth(2)).toBeVisible()
  expect(day.getByRole('link').elements()).toHaveLength(3)
  await day.getByRole('button', { name: '2 more' }).click()
  expect(day.getByRole('link').elements()).toHaveLength(5)
})

test('each week has what is said about it', async () => {
  open()
  await expect.element(page.getByText('2027-03-07')).toBeVisible()
})

test('Tab reaches today, and arrow keys the days around it', async () => {
  open()
  await expect.element(cell(/Tuesday, March 9/)).toHaveAttribute('tabindex', '0')
  page.getByRole('link', { name: 'April 2027' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Earlier in March 2027' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(cell(/Tuesday, March 9/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await expect.element(cell(/Monday, March 15/)).toHaveFocus()
})

test('beyond its last day, the arrow keys open the next month', async () => {
  open()
  await expect.element(month('March 2027')).toBeVisible()
  cell(/Tuesday, March 9/)
    .element()
    .focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(month('April 2027')).toBeVisible()
  await expect.element(cell(/Thursday, April 1$/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(month('March 2027')).toBeVisible()
  await expect.element(cell(/Wednesday, March 31/)).toHaveFocus()
})

test('links lead to the months around it and back to today', async () => {
  open()
  await page.getByRole('link', { name: 'February 2027' }).click()
  await expect.element(month('February 2027')).toBeVisible()
  await page.getByRole('link', { name: 'Today' }).click()
  await expect.element(month('March 2027')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Today' })).not.toBeInTheDocument()
})

test('a small screen lists the days of the month that have events', async () => {
  await page.viewport(390, 844)
  open()
  await expect.element(page.getByRole('heading', { name: 'Sat, Mar 20th' })).toBeVisible()
  const days = page.getByRole('heading', { level: 3 }).elements()
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Fri, Mar 12th',
    'Sat, Mar 13th',
    'Sun, Mar 14th',
    'Sat, Mar 20th',
  ])
  await page.viewport(1280, 800)
})

test('a small screen folds the weeks before the current one', async () => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(width, height))
  open({ more: [entry('Opener', '2027-03-03')] })
  const opener = page.getByRole('link', { name: 'Opener' })
  await expect.element(page.getByRole('heading', { name: 'Fri, Mar 12th' })).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
  await page.getByText('Earlier in March 2027').click()
  await expect.element(opener).toBeVisible()
})

test('the weeks before the one that matters are folded until asked for', async () => {
  open({ start: '2027-03-16' })
  await expect.element(cell(/Sunday, March 14/)).toBeVisible()
  await expect.element(cell(/Saturday, March 13/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Earlier in March 2027' }).click()
  await expect.element(cell(/Saturday, March 13/)).toBeVisible()
  await expect.element(cell(/Sunday, February 28/)).toBeVisible()
})

test('arrow keys reach the folded weeks', async () => {
  open()
  await expect.element(month('March 2027')).toBeVisible()
  cell(/Tuesday, March 9/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(cell(/Tuesday, March 2$/)).toHaveFocus()
})

test('other months begin with their first week', async () => {
  open({ start: '2027-04-20' })
  await expect.element(cell(/Sunday, February 28/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Earlier/ })).not.toBeInTheDocument()
})

const leagues = ['A', 'B', 'C', 'D', 'E'].map((name) => entry(`League ${name}`, '2027-03-01', '2027-05-31'))

test('leagues have a line of each week, and leave the days to tournaments', async () => {
  open({ more: leagues })
  const days = cell(/Friday, March 12/)
  await expect.element(days.getByRole('link')).toHaveTextContent('Cup')
  const line = page.getByRole('row', { name: /^Ongoing/ }).first()
  await expect.element(line.getByText('until May 31').first()).toBeVisible()
  await line.getByRole('button', { name: '2 more' }).click()
  expect(line.getByRole('link').elements()).toHaveLength(5)
})

test('a small screen lists leagues once a week', async () => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(width, height))
  open({ more: leagues.slice(0, 1) })
  const line = page.getByRole('region', { name: 'Ongoing' }).first()
  await expect.element(line.getByRole('link', { name: 'League A' })).toBeVisible()
  const day = page.getByRole('region', { name: 'Fri, Mar 12th' })
  expect(day.getByRole('link', { name: 'League A' }).elements()).toHaveLength(0)
})

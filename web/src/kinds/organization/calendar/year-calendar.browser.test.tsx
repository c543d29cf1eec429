import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useTransport } from '../../../platform/calls/transport.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { YearCalendar } from './year-calendar.tsx'

const event = {
  id: '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11',
  name: 'Spring Classic',
  type: 'Tournament',
  status: 'Published',
  category: 'Marketed',
  isClosed: false,
  startDate: '2027-03-13',
  endDate: '2027-03-14',
  hasFlexibleDates: false,
  dayCount: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  city: 'Dayton',
  state: 'Ohio',
  sports: [],
}
const summer = { ...event, id: '5e7e0c5a-5b0e-4b6e-9d6a-3f1f0a8c2d11', name: 'Summer Series' }
const events = [event, { ...summer, startDate: '2027-07-01', endDate: '2027-07-31', hasFlexibleDates: true }]

/** Records the years that are read. */
function serve(answer: () => Response) {
  const years: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    years.push(new URL(url, 'http://x').searchParams.get('startDate')?.slice(0, 4) ?? '')
    return answer()
  })
  return years
}
const found = () => new Response(JSON.stringify({ data: events, _meta: { stats: { count: events.length } } }))

const open = (address?: string) =>
  renderWithApi(<YearCalendar id={event.id} today="2027-03-01" first="2027-03-13" />, address)

const months = page.getByRole('navigation', { name: 'Months of 2027 with events' })

test('opens the month of the first event, and lists those that have some', async () => {
  serve(found)
  open()
  await expect.element(page.getByRole('link', { name: 'Spring Classic' }).first()).toBeVisible()
  await expect.element(months.getByRole('link', { name: 'Mar 1' })).toHaveAttribute('aria-current', 'true')
  await expect.element(months.getByRole('link', { name: 'Jul 1' })).toBeVisible()
})

test('another month of the year needs no other call', async () => {
  const years = serve(found)
  open()
  await months.getByRole('link', { name: 'Jul 1' }).click()
  await expect
    .element(page.getByRole('list', { name: 'Events with flexible dates' }))
    .toHaveTextContent('Summer Series, flexible between Jul 1, 2027 and Jul 31, 2027')
  expect(years).toEqual(['2026'])
})

test('opens the month of the address, with or without events', async () => {
  serve(found)
  open('/?month=2027-05')
  await expect.element(page.getByText('No events in May 2027.')).toBeVisible()
})

test('after a failure, the calendar loads again', async () => {
  let isBroken = true
  serve(() => (isBroken ? new Response('{}', { status: 404 }) : found()))
  open()
  await expect.element(page.getByText('The calendar didn’t load.')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: /again|retry/i }).click()
  await expect.element(page.getByRole('link', { name: 'Spring Classic' }).first()).toBeVisible()
})

/** Fetches everything again that is shown. */
function Refetch() {
  const { queries } = useTransport()
  return (
    <button type="button" onClick={() => void queries?.client.invalidateQueries()}>
      Refetch
    </button>
  )
}

test('stays while it is fetched again in vain', async () => {
  let isBroken = false
  const years = serve(() => (isBroken ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : found()))
  renderWithApi(
    <>
      <Refetch />
      <YearCalendar id={event.id} today="2027-03-01" first="2027-03-13" />
    </>,
  )
  const link = page.getByRole('link', { name: 'Spring Classic' }).first()
  await expect.element(link).toBeVisible()
  isBroken = true
  await page.getByRole('button', { name: 'Refetch' }).click()
  // Once, and once more.
  await expect.poll(() => years.length).toBe(3)
  await expect.element(page.getByRole('region', { name: 'March 2027' })).toHaveAttribute('aria-busy', 'false')
  await expect.element(link).toBeVisible()
})

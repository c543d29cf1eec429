import { addDays, dayOf, weekOf } from '@app/contract/rules/calendar-date.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../../../api/queries-provider.tsx'
import { dispatchSession } from '../../../api/session.ts'
import { ConfirmProvider } from '../../../components/overlays/confirm.tsx'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { facilityKind } from '../../../kinds/facility/kind.ts'
import { render } from '../../../testing/render.tsx'
import { BoostsEditor } from './boosts-editor.tsx'
import type { Span } from './boost-times.ts'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const today = dayOf(new Date())
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** The name of a day in the calendar, such as 'Monday, March 1, 2027'. */
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
/** The first of the month after the next one, so that all days of a test are in one month. */
const firstOfMonth = `${addDays(`${today.slice(0, 7)}-01`, 70).slice(0, 7)}-01`
const inMonth = (n: number) => addDays(firstOfMonth, n - 1)

const noSearches = { searches: { state: null, weeks: [] } }

/** A server with the promotions of one page. Whatever `onCreate` returns is booked by somebody else just before. */
function serve(boosts: Span[], { onCreate, outlook }: { onCreate?: () => Span; outlook?: object } = {}) {
  let stored = boosts
  const writes: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const reply = (status: number, data: object) => new Response(JSON.stringify(data), { status })
    if (url.includes('/promotions/outlook')) return reply(200, { data: outlook })
    if (url.includes('/report-mgmt/')) return reply(200, { data: { tables: [] } })
    if (method === 'POST' && onCreate) {
      stored = [...stored, onCreate()]
      return reply(409, {
        type: '',
        title: '',
        status: 409,
        detail: 'Taken.',
        code: 'BOOST_OVERLAPS',
        traceId: '',
      })
    }
    if (method === 'DELETE') {
      writes.push('removed')
      return reply(200, { data: stored[0] })
    }
    if (method === 'PATCH') {
      writes.push(JSON.parse(body ?? ''))
      return reply(200, { data: stored[0] })
    }
    return reply(200, { data: stored, _meta: { stats: { count: stored.length } } })
  })
  return writes
}

async function open() {
  const profile = JSON.parse(
    JSON.stringify({
      id,
      name: 'Elm Hall',
      status: 'Approved',
      isActive: true,
      city: 'Boise',
      state: 'Idaho',
      sports: [],
      headerImage: '/art/x',
    }),
  )
  const element = (
    <Toaster>
      <ConfirmProvider>
        <QueriesProvider>
          <BoostsEditor kind={facilityKind} profile={profile} close={() => {}} focus={() => {}} />
        </QueriesProvider>
      </ConfirmProvider>
    </Toaster>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await expect.element(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
}

async function choose(from: number, to: number) {
  while (
    !document.body.textContent.includes(
      new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(firstOfMonth),
      ),
    )
  )
    await button(/next month/i).click()
  await button(longDay(inMonth(from))).click()
  await button(longDay(inMonth(to))).click()
}

beforeEach(() => {
  const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 0 })
})
afterEach(() => vi.unstubAllGlobals())

test('shows the page as promoted, and what days like the chosen ones brought others', async () => {
  serve([], {
    outlook: {
      searches: {
        state: 'Idaho',
        weeks: [-14, 0, 14].map((days) => ({
          startDate: addDays(weekOf(inMonth(10)), days),
          searches: 1240 + days,
        })),
      },
      basis: 'season',
      promotions: 7,
      pages: 6,
      figures: [
        { name: 'views', label: 'Page views', aDay: { low: 12, high: 40 }, total: { low: 36, high: 120 } },
      ],
    },
  })
  await open()
  await expect.element(page.getByText('Results show up here after the first whole day.')).toBeVisible()
  await expect.element(button('Promote')).toBeDisabled()
  await expect.element(page.getByRole('article').getByText('Promoted', { exact: true })).toBeVisible()
  await choose(10, 12)
  await expect.element(page.getByText('1,240 your days')).toBeVisible()
  await expect.element(page.getByText('1,226', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/looked for facilities in Idaho/)).toBeVisible()
  await expect.element(page.getByText('What 3 days like these brought others')).toBeVisible()
  await expect.element(page.getByText('36 to 120, 12 to 40 a day')).toBeVisible()
  await expect
    .element(
      page.getByText(
        /7 promotions of 6 other facilities, on the same weekdays and at the same time of the year/,
      ),
    )
    .toBeVisible()
})

test('says so if too few others were promoted', async () => {
  serve([], { outlook: { ...noSearches, basis: null, promotions: 0, pages: 0, figures: [] } })
  await open()
  await choose(10, 12)
  await expect.element(page.getByText(/^Too few other facilities were promoted/)).toBeVisible()
})

test('days that somebody else just booked are named with what is still free', async () => {
  serve([], {
    outlook: { ...noSearches, basis: null, promotions: 0, pages: 0, figures: [] },
    onCreate: () => ({ id: 'other', startDate: inMonth(11), endDate: inMonth(12) }),
  })
  await open()
  await choose(10, 14)
  await button(/^Promote/).click()
  await expect
    .element(page.getByText(/Someone just booked some of these days\. Still free: .* and .*\./))
    .toBeVisible()
  await expect.element(button(`${longDay(inMonth(11))}, booked`)).toBeDisabled()
})

test('a running promotion is ended today, so that the days that it had stay', async () => {
  const writes = serve([{ id: 'running', startDate: addDays(today, -3), endDate: addDays(today, 5) }])
  await open()
  await button(/^End today/).click()
  await button('End today').last().click()
  await expect.element(page.getByText('It ends today.')).toBeVisible()
  expect(writes).toEqual([[{ op: 'replace', path: '/endDate', value: today }]])
})

test('a promotion that began today is canceled as a whole', async () => {
  const writes = serve([{ id: 'mistaken', startDate: today, endDate: today }])
  await open()
  await button(/^Cancel/).click()
  await button('Cancel promotion').click()
  await expect.element(page.getByText('Canceled.')).toBeVisible()
  expect(writes).toEqual(['removed'])
})

import type { Bid } from '@app/contract/events/bids.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainBid } from '../testing/plain-bid.ts'
import { plainRequest, plainLinkedLead } from '../testing/plain-lead.ts'
import AnswerRoute from './answer-route.tsx'

afterEach(() => sessionStorage.clear())

const key = 'A'.repeat(43)
const lead = plainLinkedLead({
  status: 'Open',
  message: 'Ten full fields, please.',
  responseDeadline: '2096-12-11',
  asked: plainRequest({ requirementNotes: 'Lights until 10 PM', roomNights: 1200 }),
})
const offered = plainBid({
  rent: 32_400,
  fees: 0,
  grantAmount: 0,
  rebate: 0,
  total: 32_400,
  confirmedTotal: 32_400,
  spaceCount: 8,
  holds: [],
})
const gone = 'This request was withdrawn. Nothing else is asked of you.'

interface Opened {
  status?: number
  asked?: Partial<typeof lead.asked>
  /** The offer of a host that is chosen. */
  chosen?: Bid | null
  /** Gets the bodies of offers. */
  sent?: unknown[]
  costs?: { name: string; price: number; note: string | null }[]
  /** What an offer is answered with. */
  bid?: typeof offered
}

/** The page, which can be opened again. */
function Reopened() {
  const [openings, setOpenings] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setOpenings(openings + 1)}>
        Open again
      </button>
      <AnswerRoute key={openings} />
    </>
  )
}

/** The calls of the page by this link. Writes are answered with this problem, and so is all that follows. */
function open({ status, asked, sent, chosen, costs = [], bid = offered }: Opened = {}) {
  const called: string[] = []
  let isGone = false
  vi.stubGlobal(
    'fetch',
    async (url: string, { method, headers, body }: { method: string; headers: Headers; body?: string }) => {
      const call = `${method} ${new URL(url, 'http://localhost').pathname.replace(/^\/\w+-mgmt\/api/, '')}`
      called.push(headers.get('mailed-key') === key ? call : `${call} without the key`)
      isGone ||= status !== undefined && method !== 'GET'
      if (isGone) {
        const problem = {
          type: 'about:blank',
          title: 'No',
          code: 'REQUEST_CLOSED',
          detail: gone,
          traceId: '0',
        }
        return Response.json({ ...problem, status }, { status })
      }
      if (call.endsWith('/mine'))
        return Response.json({ data: { side: 'host', eventId: lead.ownerId, leadId: lead.id } })
      if (method === 'PUT') sent?.push(JSON.parse(body ?? ''))
      if (call.endsWith('/bid')) return Response.json({ data: method === 'PUT' ? bid : (chosen ?? null) })
      if (call.endsWith('/costs')) return Response.json({ data: costs })
      const [change, reason] = method === 'PATCH' ? JSON.parse(body ?? '[]') : []
      return Response.json({
        data: {
          ...lead,
          ...(chosen !== undefined && { status: 'Won' }),
          asked: { ...lead.asked, ...asked },
          ...(change && { status: change.value, passReason: reason?.value ?? null }),
        },
      })
    },
  )
  renderWithApi(<Reopened />, `/leads/answer#${key}`)
  return called
}
const interested = page.getByRole('button', { name: /I’m interested/ })
const reads = [
  'GET /mailed-links/mine',
  'GET /events/event/leads/lead',
  'GET /events/event/leads/lead/bid',
  'GET /events/event/leads/lead/costs',
]

test('shows the request as its team reads it, by the calls of the lead and nothing else', async () => {
  const called = open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Heartland Spring Cup')
  for (const text of ['Lights until 10 PM', 'Ten full fields, please.', 'Rosa asks if Cedar Bend can host'])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Answer by Dec 11, 2096.')).toBeVisible()
  expect(called).toEqual(reads)
  for (const name of ['Ask a question', 'Add the note', 'See the event', 'Leads'])
    await expect.element(page.getByText(name, { exact: true })).not.toBeInTheDocument()
})

test('an offer is one press, which is said and read nowhere else', async () => {
  const called = open()
  await page.getByLabelText(/Your price/).fill('32,400')
  await page.getByLabelText('Spaces you can give').fill('8')
  await interested.click()
  await expect
    .element(page.getByText('You answered that you’re interested, with an offer of $32,400.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the changed answer' })).toBeVisible()
  expect(called).toEqual([...reads, 'PUT /events/event/leads/lead/bid'])
})

test('a price has boxes for what it includes, and the figure that the organizer will see beside the budget', async () => {
  const sent: unknown[] = []
  const bid = { ...offered, total: 34_800, confirmedTotal: 34_800 }
  const costs = [
    { name: 'Ice', price: 150, note: null },
    { name: 'Medical cover', price: 2400, note: 'Two medics' },
  ]
  open({ sent, costs, bid, asked: { budgetFrom: null, budgetTo: 30_000 } })
  await page.getByLabelText(/Your price/).fill('32,400')
  await expect.element(page.getByLabelText('Total', { exact: true })).toHaveTextContent('$34,950')
  await page
    .getByRole('group', { name: 'Your price includes' })
    .getByRole('checkbox', { name: 'Ice, $150' })
    .click()
  await expect.element(page.getByLabelText('Total', { exact: true })).toHaveTextContent('$34,800')
  await expect.element(page.getByText('Your total is $4,800 over')).toBeVisible()
  await interested.click()
  await expect
    .element(
      page.getByText('with an offer of $32,400, which the organizer compares as $34,800.', { exact: false }),
    )
    .toBeVisible()
  expect(sent).toEqual([
    { data: expect.objectContaining({ rent: 32_400, included: ['Ice'], confirmedTotal: 34_800 }) },
  ])
})

test('a live stream that is asked for can be part of the price', async () => {
  const sent: unknown[] = []
  open({ asked: { liveStream: 'Required' }, sent })
  await page.getByLabelText(/Your price/).fill('32,400')
  await page.getByLabelText('The price includes a live stream').click()
  await interested.click()
  await expect.element(page.getByText(/You answered that/)).toBeVisible()
  expect(sent).toEqual([{ data: expect.objectContaining({ rent: 32_400, liveStreamCost: 0 }) }])
})

test('a live stream that nobody asks for is no question', async () => {
  open()
  await expect.element(page.getByLabelText(/Your price/)).toBeVisible()
  await expect.element(page.getByLabelText('The price includes a live stream')).not.toBeInTheDocument()
})

test('a pass is one press on its reason, also with a price that is none', async () => {
  const called = open()
  await page.getByLabelText(/Your price/).fill('about 30')
  await page.getByRole('button', { name: 'Pass', exact: true }).click()
  await page.getByRole('button', { name: 'Dates taken' }).click()
  await expect.element(page.getByText('You passed: Dates taken.')).toBeVisible()
  expect(called).toEqual([...reads, 'PATCH /events/event/leads/lead'])
})

test('an answer that comes too late shows what became of the request', async () => {
  open({ status: 409 })
  await interested.click()
  await expect.element(page.getByRole('alert').getByRole('heading')).toHaveTextContent(gone)
  await expect.element(page.getByText(`Not sent. ${gone}`)).toBeVisible()
  await expect.element(interested).not.toBeInTheDocument()
})

test('the chosen host reads its offer, whom to write to, and has nothing to answer', async () => {
  open({
    chosen: plainBid({
      rent: 32_400,
      fees: 0,
      grantAmount: 0,
      rebateTotal: 0,
      total: 34_800,
      spaceCount: 8,
      startDate: '2097-04-23',
      endDate: '2097-04-25',
      note: 'Check-in at the north gate',
      holds: [],
      missing: [{ name: 'Medical cover', price: 2400 }],
    }),
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Heartland Spring Cup')
  await expect
    .element(page.getByRole('link', { name: 'rosa@club.example' }))
    .toHaveAttribute('href', 'mailto:rosa@club.example')
  await expect
    .element(page.getByRole('region', { name: 'Your offer' }))
    .toHaveTextContent(
      'Your offerSent Nov 20, 2026$34,800 in total, as Rosa sees itDatesApr 23 – 25, 2097Spaces8Your price$32,400Medical cover, not offered$2,400Check-in at the north gate',
    )
  await expect.element(page.getByText('Rosa chose Cedar Bend')).toBeVisible()
  await expect.element(interested).not.toBeInTheDocument()
  await expect.element(page.getByText('Answer by Dec 11, 2096.')).not.toBeInTheDocument()
})

test('a host that is chosen without an offer is told to agree on the price', async () => {
  open({ chosen: null })
  await expect.element(page.getByText('You sent no offer, so agree on the price with Rosa.')).toBeVisible()
})

test('an address opts out once', async () => {
  const called = open()
  await page.getByRole('button', { name: 'Don’t email us requests' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Don’t email us' }).click()
  await expect.element(page.getByText('This address gets no more requests.')).toBeVisible()
  expect(called.slice(reads.length)).toEqual(['POST /events/event/leads/lead/opt-out'])
})

test('an answer that is typed is there when the link is opened again, and the key of the link is not stored', async () => {
  open()
  await page.getByLabelText(/Your price/).fill('31,500')
  await page.getByLabelText('Anything they should know').fill('Gates open at six')
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect.element(page.getByLabelText(/Your price/)).toHaveValue('31,500')
  await expect.element(page.getByLabelText('Anything they should know')).toHaveValue('Gates open at six')
  expect(JSON.stringify({ ...sessionStorage })).toContain('Gates open at six')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(key)
})

test('an answer that was sent leaves no draft', async () => {
  open()
  await page.getByLabelText(/Your price/).fill('31,500')
  await interested.click()
  await expect.element(page.getByText(/^You answered that you’re interested/)).toBeVisible()
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([])
})

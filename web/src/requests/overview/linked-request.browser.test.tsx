import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import type { WholeSentRequest } from '@app/contract/events/sent-request.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainBid } from '../testing/plain-bid.ts'
import { plainRequest, plainLead } from '../testing/plain-lead.ts'
import StatusRoute from '../status-route.tsx'

const key = 'A'.repeat(43)
const asked = [plainLead(), plainLead({ id: 'other', profileName: 'Elm Fields', status: 'Open' })]
const request: WholeSentRequest = {
  id: 'event',
  asked: plainRequest({
    urgency: 0,
    amenities: ['Parking'],
    requirements: [{ name: 'Court', surface: null, count: 2, location: null, additionalFeatures: null }],
  }),
  responseDeadline: null,
  createdDate: '2026-11-20T12:00:00Z',
  confirmedDate: null,
  leads: asked,
}

const reachable = {
  email: 'desk@cedar.example',
  phone: '(260) 555-0100',
  website: 'https://www.cedar.example/',
}

interface Opened {
  isConfirmed?: boolean
  leads?: ListedLead[]
  /** What the page of the host shows everybody. */
  reach?: { [way in keyof typeof reachable]: string | null }
}

/** The calls of the page by this link, to a request that is confirmed or isn't. */
function open({ isConfirmed = true, leads = asked, reach = reachable }: Opened = {}) {
  const called: string[] = []
  let confirmedDate = isConfirmed ? request.createdDate : null
  vi.stubGlobal('fetch', async (url: string, { method, headers }: { method: string; headers: Headers }) => {
    const call = `${method} ${new URL(url, 'http://localhost').pathname.replace(/^\/\w+-mgmt\/api/, '')}`
    called.push(headers.get('mailed-key') === key ? call : `${call} without the key`)
    if (call.endsWith('/mine'))
      return Response.json({ data: { side: 'sender', eventId: 'event', leadId: null } })
    if (call.endsWith('/confirmation')) confirmedDate = request.createdDate
    if (call.includes('/request')) return Response.json({ data: { ...request, leads, confirmedDate } })
    if (call.endsWith('/facilities/facility')) return Response.json({ data: reach })
    if (call.endsWith('/bids'))
      return Response.json({ data: [plainBid({ holds: [], note: 'Check-in at the north gate' })] })
    return method === 'GET'
      ? Response.json({ data: leads, _meta: { stats: { count: 2 } } })
      : Response.json({ data: leads[0] })
  })
  renderWithApi(<StatusRoute />, `/requests/status#${key}`)
  return called
}
const reads = ['GET /mailed-links/mine', 'GET /events/event/request']
const answers = ['GET /events/event/bids', 'GET /facilities/facility']

test('shows the answers and offers of the hosts, and only what a link may do', async () => {
  const called = open()
  await expect
    .element(page.getByText(/^Sent to 2 hosts. 1 answer. Hosts reply to rosa@club.example/))
    .toBeVisible()
  await expect.element(page.getByText('Urgency: Urgent Need')).toBeVisible()
  await expect.element(page.getByText('Check-in at the north gate')).toBeVisible()
  await expect.element(page.getByText(/2 Courts/)).toBeVisible()
  await expect.element(page.getByText(/Parking/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose Cedar Bend' })).toBeVisible()
  for (const name of [/^Ask/, /^Withdraw/, /^Edit/, /^Compare/])
    expect(page.getByRole('button', { name }).elements()).toEqual([])
  expect(called.slice(0, 2)).toEqual(reads)
  await expect.poll(() => new Set(called.slice(2))).toEqual(new Set(answers))
})

test('shows how to reach the hosts that are interested, and no others', async () => {
  open()
  await expect
    .element(page.getByRole('link', { name: reachable.email }))
    .toHaveAttribute('href', 'mailto:desk@cedar.example')
  await expect
    .element(page.getByRole('link', { name: reachable.phone }))
    .toHaveAttribute('href', 'tel:2605550100')
  await expect
    .element(page.getByRole('link', { name: 'cedar.example', exact: true }))
    .toHaveAttribute('href', reachable.website)
})

test('says that a host without an address on its page writes itself', async () => {
  open({ reach: { email: null, phone: null, website: null } })
  await expect.element(page.getByText(/^They write to you\./)).toBeVisible()
})

test('after the award, the heading says who the host is', async () => {
  open({ leads: [plainLead({ status: 'Won' }), plainLead({ id: 'other', status: 'Lost' })] })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cedar Bend is your host')
  await expect.element(page.getByText('Heartland Spring Cup')).toBeVisible()
  await expect.element(page.getByRole('link', { name: reachable.email })).toBeVisible()
})

test('is confirmed by a button before its hosts are asked', async () => {
  const called = open({ isConfirmed: false })
  await expect
    .element(page.getByText('From Rosa, rosa@club.example. Nothing is sent until you confirm.'))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Goes to' })).toBeVisible()
  expect(called).toEqual(reads)
  await page.getByRole('button', { name: 'Confirm and send to 2 hosts' }).click()
  await expect.element(page.getByText('Your request is on its way.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  expect(called.slice(2, 3)).toEqual(['POST /events/event/request/confirmation'])
})

test('chooses a host by the award of its offer, and can tell the others', async () => {
  const called = open()
  await page.getByRole('button', { name: 'Choose Cedar Bend' }).click()
  const award = page.getByRole('dialog')
  await expect
    .element(award.getByText('Awarding chooses Cedar Bend, and books what it holds for you.'))
    .toBeVisible()
  await expect.element(award.getByLabelText('Tell the other host it is closed')).toBeChecked()
  await award.getByRole('button', { name: 'Award' }).click()
  await expect.element(page.getByText('You chose Cedar Bend.')).toBeVisible()
  expect(called.filter((call) => !call.startsWith('GET'))).toEqual(['PUT /events/event/leads/lead/award'])
})

test('reads the hosts again after an award, with the request', async () => {
  const called = open()
  const asks = () => called.filter((call) => call === 'GET /events/event/request').length
  await page.getByRole('button', { name: 'Choose Cedar Bend' }).click()
  expect(asks()).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Award' }).click()
  await expect.poll(asks).toBe(2)
})

test('a link of a host opens no page of a sender', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { side: 'host', eventId: 'event', leadId: 'lead' } }),
  )
  renderWithApi(<StatusRoute />, `/requests/status#${key}`)
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test.each(['', '#short'])('the address with %j for a key calls nothing', async (hash) => {
  const called = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', called)
  renderWithApi(<StatusRoute />, `/requests/status${hash}`)
  await expect.element(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  expect(called).not.toHaveBeenCalled()
  await expect
    .element(page.getByRole('link', { name: 'All your requests' }))
    .toHaveAttribute('href', '/requests?box=sent')
})

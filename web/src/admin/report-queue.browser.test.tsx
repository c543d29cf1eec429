import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { ReportQueue } from './report-queue.tsx'

const report = (id: string, name: string) => ({
  id,
  user: { id: `u${id}`, name },
  reporter: null,
  reason: 'Fraud',
  details: 'Twice.',
  messageText: '<b>Send money</b>',
  createdDate: '2027-03-01T12:00:00.000Z',
  closedDate: null,
})

interface Sent {
  url: string
  body: unknown
}

/** A server with these open reports, of which a closed one leaves the list. */
function serve(reports = [report('1', 'Otto'), report('2', 'Vera')]) {
  let open = reports
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') {
      const found = url.includes('/user-reports') ? open : []
      return Response.json({ data: found, _meta: { stats: { count: found.length } } })
    }
    sent.push({ url, body: body === undefined ? undefined : JSON.parse(body) })
    open = open.filter(({ id }) => !url.includes(`/user-reports/${id}/`))
    return Response.json({ data: {} })
  })
  return sent
}

beforeEach(signInAsAdmin)
afterEach(() => vi.unstubAllGlobals())

test('a report is dismissed by a key, and the next one gets the focus', async () => {
  const sent = serve()
  renderPart(<ReportQueue />)
  await expect.element(page.getByRole('link', { name: 'Otto' })).toHaveFocus()
  await userEvent.keyboard('d')
  await expect.element(page.getByRole('link', { name: 'Vera' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Otto' })).not.toBeInTheDocument()
  expect(sent.map(({ url }) => url)).toEqual([
    expect.stringContaining('/user-reports/1/closed?isClosed=true'),
  ])
})

test('blocking the person takes a reason, and closes the report', async () => {
  const sent = serve()
  renderPart(<ReportQueue />)
  await expect.element(page.getByRole('link', { name: 'Otto' })).toHaveFocus()
  await userEvent.keyboard('b')
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await userEvent.keyboard('A scam.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('heading', { name: 'Otto' })).not.toBeInTheDocument()
  expect(sent[0]).toEqual({
    url: expect.stringContaining('/users/u1/block'),
    body: { data: { reason: 'A scam.' } },
  })
  expect(sent[1]?.url).toContain('/user-reports/1/closed')
})

test('the text of a message is text', async () => {
  serve()
  renderPart(<ReportQueue />)
  await expect.element(page.getByText('<b>Send money</b>').first()).toBeVisible()
})

test('without reports, the page says what it is for', async () => {
  serve([])
  renderPart(<ReportQueue />)
  await expect.element(page.getByText('No open reports')).toBeVisible()
})

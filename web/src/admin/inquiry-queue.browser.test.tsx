import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { InquiryQueue } from './inquiry-queue.tsx'

const message = (id: string, text: string) => ({
  id,
  isTeam: false,
  byName: null,
  text,
  createdDate: '2027-03-01T12:00:00.000Z',
})

const inquiry = (id: string, name: string) => ({
  id,
  topic: 'Question',
  about: '/facilities/f1',
  name,
  email: `${name.toLowerCase()}@example.com`,
  isConfirmed: false,
  user: null,
  status: 'Open',
  createdDate: '2027-03-01T12:00:00.000Z',
  changedDate: '2027-03-01T12:00:00.000Z',
  messages: [message(`${id}2`, `<b>Hello from ${name}</b>`)],
  messageCount: 2,
})

interface Sent {
  url: string
  body: unknown
}

/** A server with these open messages, of which an answered or closed one leaves the list. */
function serve(inquiries = [inquiry('1', 'Otto'), inquiry('2', 'Vera')]) {
  let open = inquiries
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') {
      const found = url.includes('/inquiries') && url.includes('status=Open') ? open : []
      return Response.json({ data: found, _meta: { stats: { count: found.length } } })
    }
    const { data } = JSON.parse(body ?? '{}')
    if (url.includes('/show'))
      return Response.json({
        data: { messages: [message('a', 'The first one'), message('b', 'The last')] },
      })
    sent.push({ url, body: data })
    open = open.filter(({ id }) => id !== data.inquiryId)
    return Response.json({ data: {} })
  })
  return sent
}

const titleOf = (name: string) => page.getByRole('heading', { name })

beforeEach(signInAsAdmin)
afterEach(() => vi.unstubAllGlobals())

test('lists who wrote, about what, and how long the oldest waits', async () => {
  serve()
  renderPart(<InquiryQueue brand="Homestand" />)
  await expect.element(page.getByText('2 open messages, the oldest waiting since Mar 1, 2027.')).toBeVisible()
  const first = page.getByRole('article').first()
  for (const text of [
    /^otto@example.com$/,
    /without an account$/,
    /^Address not confirmed$/,
    /^\/facilities\/f1$/,
  ])
    await expect.element(first.getByText(text)).toBeVisible()
})

test('the text of a message is text', async () => {
  serve()
  renderPart(<InquiryQueue brand="Homestand" />)
  await expect.element(page.getByText('<b>Hello from Otto</b>')).toBeVisible()
})

test('a message is answered by a key, and the next one gets the focus', async () => {
  const sent = serve([inquiry('0', 'Ida'), inquiry('1', 'Otto'), inquiry('2', 'Vera')])
  renderPart(<InquiryQueue brand="Homestand" />)
  await titleOf('Otto').click()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('textbox', { name: 'Reply to Otto' })).toHaveFocus()
  await userEvent.keyboard('See our help page.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(titleOf('Otto')).not.toBeInTheDocument()
  await expect.element(titleOf('Vera')).toHaveFocus()
  expect(sent).toEqual([
    {
      url: expect.stringContaining('/inquiries/'),
      body: { inquiryId: '1', text: 'See our help page.', isClosing: false },
    },
  ])
})

test('Send and close answers and closes the message', async () => {
  const sent = serve()
  renderPart(<InquiryQueue brand="Homestand" />)
  await titleOf('Otto').click()
  await userEvent.keyboard('r')
  await userEvent.keyboard('Done.')
  await page.getByRole('button', { name: 'Send and close' }).click()
  await expect.element(titleOf('Otto')).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ inquiryId: '1', text: 'Done.', isClosing: true }])
})

test('a message is closed by a key', async () => {
  const sent = serve()
  renderPart(<InquiryQueue brand="Homestand" />)
  await titleOf('Otto').click()
  await userEvent.keyboard('c')
  await expect.element(page.getByText('The message of Otto is closed.')).toBeVisible()
  await expect.element(titleOf('Otto')).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ inquiryId: '1' }])
})

test('earlier messages are loaded on demand', async () => {
  serve([inquiry('1', 'Otto')])
  renderPart(<InquiryQueue brand="Homestand" />)
  await page.getByRole('button', { name: 'Show 1 earlier message' }).click()
  await expect.element(page.getByText('The first one')).toBeVisible()
})

test('without open messages, the page says what it is for', async () => {
  serve([])
  renderPart(<InquiryQueue brand="Homestand" />)
  await expect.element(page.getByText('No open messages')).toBeVisible()
})

test('a search without results offers all messages', async () => {
  serve([])
  renderPart(<InquiryQueue brand="Homestand" />, '/admin/messages?status=Closed&q=refund')
  await expect.element(page.getByText('No messages found')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show all closed messages' }))
    .toHaveAttribute('href', '/admin/messages?status=Closed')
})

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { Inbox } from './inbox.tsx'
import { plainLead } from './testing/plain-lead.ts'

const lead = (id: string, name: string, changes: object = {}) => {
  const plain = plainLead({ id, ownerId: `event-${id}`, status: 'Open' })
  return { ...plain, ...changes, asked: { ...plain.asked, name, description: 'Ten fields, two days.' } }
}
const cup = lead('1', 'Spring Cup')
const open = lead('2', 'Fall Open', { responseDeadline: '2097-03-01', confirmedDate: '2026-11-24T12:00:00Z' })
const classic = lead('3', 'Old Classic', { status: 'Interested' })
const all = [cup, open, classic]

type Call = Pick<RequestInit, 'method'> & { body?: string }
const list = (data: readonly object[], count = data.length) =>
  Response.json({ data, _meta: { stats: { count } } })

const noDrafts: readonly object[] = []
const atOnce = Promise.resolve()

// It lists what the device keeps, too.
beforeEach(() => localStorage.clear())

/** An inbox with these leads, whose server refuses the moves of some. Those that have their answer leave the box of open ones. */
function show({ at = '/requests', count = all.length, refused = '', unsent = noDrafts, sent = atOnce } = {}) {
  const moves: [string, unknown][] = []
  const waiting = () => [cup, open].filter(({ id }) => !moves.some(([path]) => path.endsWith(`/${id}`)))
  const reads: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: Call) => {
    const { pathname, search, searchParams } = new URL(url, location.href)
    if (method !== 'GET') {
      moves.push([pathname.split('/').slice(-3).join('/'), JSON.parse(body)])
      return refused !== '' && pathname.endsWith(refused)
        ? Response.json(
            {
              type: 'about:blank',
              title: 'No',
              status: 409,
              detail: 'It is decided.',
              code: 'X',
              traceId: '0',
            },
            { status: 409 },
          )
        : Response.json({ data: cup })
    }
    if (pathname.endsWith('/requests/my/unsent')) return list(unsent)
    if (pathname.endsWith('/requests/my')) {
      await sent
      return list([])
    }
    reads.push(search)
    const isOpen = searchParams.get('status') === 'Open'
    if (Number(searchParams.get('offset') ?? 0) >= count) return list([], count)
    return list(isOpen ? waiting() : all, isOpen ? waiting().length : count)
  })
  renderWithApi(<Inbox />, at)
  return { moves, reads }
}

const draft = {
  id: 'cup',
  asked: { ...cup.asked, name: 'Left Cup' },
  responseDeadline: null,
  isListed: false,
  takesAnswers: true,
  createdDate: '2026-11-20T12:00:00Z',
  updatedDate: '2026-11-21T12:00:00Z',
}

test('opens on drafts if there is nothing else', async () => {
  show({ count: 0, unsent: [draft] })
  await expect.element(page.getByRole('link', { name: 'Drafts 1' })).toHaveAttribute('aria-current')
  await expect.element(page.getByRole('link', { name: 'Left Cup', exact: true })).toBeVisible()
})

test('no box is said to be empty while it isn’t known where the page opens', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  show({ count: 0, unsent: [draft], sent })
  await expect.element(page.getByRole('link', { name: 'Received 0' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Drafts 1' })).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([])
  resolve()
  await expect.element(page.getByRole('link', { name: 'Left Cup', exact: true })).toBeVisible()
})

test('without any request, it says how to get one', async () => {
  show({ count: 0 })
  await expect.element(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Events that look for a venue' }))
    .toHaveAttribute('href', '/events/rfps')
  await expect.poll(() => page.getByRole('link', { name: 'New request' }).elements()).toHaveLength(2)
})

test('counts drafts beside what was received, and has no tab without one', async () => {
  show({ unsent: [draft] })
  await expect.element(page.getByRole('link', { name: 'Drafts 1' })).toBeVisible()
  await expect.element(row('Spring Cup')).toBeVisible()
})

test('has no tab of drafts without one', async () => {
  show()
  await expect.element(row('Spring Cup')).toBeVisible()
  expect(page.getByRole('link', { name: /^Drafts/ }).elements()).toEqual([])
})

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const select = async (name: string) => userEvent.click(page.getByRole('checkbox', { name: `Select ${name}` }))
const names = () =>
  page
    .getByRole('row')
    .getByRole('link', { name: /Cup|Open|Classic/ })
    .elements()
    .map(({ textContent }) => textContent)

test('a received request has its sender, its page, its words and its status', async () => {
  show()
  await expect
    .element(row('Spring Cup'))
    .toMatchTextContent(/Rosa to Cedar Bend.*Ten fields, two days\..*New/)
  await expect
    .element(row('Spring Cup').getByRole('link', { name: 'Spring Cup' }))
    .toHaveAttribute('href', '/leads/1')
  await expect.element(row('Old Classic').getByText('Interested')).toBeVisible()
})

test('phones say of each day what it is of', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  show()
  const days = ['Answer by', 'Dates', 'Received']
  for (const label of days)
    await expect.element(row('Fall Open').getByText(label, { exact: true })).toBeVisible()
  await expect.element(row('Fall Open')).toMatchTextContent(/Answer by Mar 1, 2097.*Received Nov 24, 2026/)
})

test('sorts and filters, and the boxes count', async () => {
  show()
  await page.getByRole('button', { name: 'Received' }).click()
  expect(names()).toEqual(['Spring Cup', 'Old Classic', 'Fall Open'])
  await page.getByLabelText('Status', { exact: true }).selectOptions('New (2)')
  expect(names()).toEqual(['Spring Cup', 'Fall Open'])
  await expect.element(page.getByRole('link', { name: 'To answer 2' })).toBeVisible()
})

test('passes on the selected requests with one reason, which can be undone', async () => {
  const { moves } = show()
  await expect.element(row('Spring Cup')).toBeVisible()
  await select('Spring Cup')
  await select('Fall Open')
  await page.getByRole('button', { name: 'Pass on 2 requests' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pass on 2 requests' })
  await dialog.getByRole('button', { name: 'Dates taken' }).click()
  await expect.element(page.getByText('You passed on 2 requests.')).toBeVisible()
  const pass = [
    { op: 'replace', path: '/status', value: 'Passed' },
    { op: 'replace', path: '/passReason', value: 'Dates taken' },
  ]
  expect(moves).toEqual([
    ['event-1/leads/1', pass],
    ['event-2/leads/2', pass],
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone for 2 requests.')).toBeVisible()
  const back = [{ op: 'replace', path: '/status', value: 'Open' }]
  expect(moves.slice(2)).toEqual([
    ['event-1/leads/1', back],
    ['event-2/leads/2', back],
  ])
})

test('passing on all requests to answer says so, and is undone after their table is gone', async () => {
  const { moves } = show({ at: '/requests?box=open' })
  await expect.element(row('Spring Cup')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all' }))
  await page.getByRole('button', { name: 'Pass on 2 requests' }).click()
  await page.getByRole('button', { name: 'Dates taken' }).click()
  await expect.element(page.getByText('Nothing to answer')).toBeVisible()
  await expect.element(page.getByText('You passed on 2 requests.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone for 2 requests.')).toBeVisible()
  expect(moves).toHaveLength(4)
})

test('asks before it tells several organizers, and skips those that have their answer', async () => {
  const { moves } = show()
  await expect.element(row('Spring Cup')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all' }))
  await page.getByRole('button', { name: 'I’m interested in 2 requests' }).click()
  expect(moves).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'I’m interested' }).click()
  await expect
    .element(page.getByText('You’re interested in 2 requests. The organizers can see it.'))
    .toBeVisible()
  expect(moves.map(([path]) => path)).toEqual(['event-1/leads/1', 'event-2/leads/2'])
})

test('a refusal of one request leaves it selected, and the others are changed', async () => {
  const { moves } = show({ refused: '/1' })
  await expect.element(row('Spring Cup')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all' }))
  await page.getByRole('button', { name: 'Pass on 3 requests' }).click()
  await page.getByRole('button', { name: 'Budget too low' }).click()
  await expect
    .element(page.getByText('You passed on 2 requests. 1 request not changed. It is decided.'))
    .toBeVisible()
  expect(moves).toHaveLength(3)
  await expect.element(page.getByText('1 of 3 rows selected')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select Spring Cup' })).toBeChecked()
})

test('the box and the page are in the address, and the server finds their rows', async () => {
  const { reads } = show({ at: '/requests?box=received&page=2', count: 60 })
  await expect
    .element(page.getByRole('link', { name: 'Page 3' }))
    .toHaveAttribute('href', '/requests?box=received&page=3')
  expect(reads.some((search) => search.includes('offset=25') && search.includes('take=25'))).toBe(true)
  await page.getByRole('link', { name: 'To answer 2' }).click()
  await expect.element(page.getByRole('table', { name: 'Requests to answer' })).toBeVisible()
  expect(reads.some((search) => search.includes('status=Open'))).toBe(true)
  // The soonest deadline first.
  expect(reads.some((search) => search.includes('isByDeadline=true'))).toBe(true)
})

test('a page of a longer list neither filters nor sorts', async () => {
  show({ count: 60 })
  await expect.element(page.getByText('3 rows on this page', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Status', { exact: true })).not.toBeInTheDocument()
})

test('a page past the end, of an old link, is the last one', async () => {
  show({ at: '/requests?box=received&page=4', count: 3 })
  await expect.element(row('Spring Cup')).toBeVisible()
})

test('the tags of a selected request have another color than its row', async () => {
  show()
  await expect.element(row('Spring Cup')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all' }))
  for (const element of document.querySelectorAll('tbody tr')) {
    const tags = [...element.querySelectorAll('[class*="tint-"]')]
    expect(tags).not.toHaveLength(0)
    for (const tag of tags)
      expect(getComputedStyle(tag).backgroundColor).not.toBe(getComputedStyle(element).backgroundColor)
  }
})

test('the reasons of a pass have space between them and the words above', async () => {
  show()
  await expect.element(row('Spring Cup')).toBeVisible()
  await select('Spring Cup')
  await page.getByRole('button', { name: 'Pass on 1 request' }).click()
  const reason = page.getByRole('dialog').getByRole('button', { name: 'Dates taken' })
  await expect.element(reason).toBeVisible()
  const words = page
    .getByText(/^The reason goes to the organizer\./)
    .element()
    .getBoundingClientRect()
  expect(reason.element().getBoundingClientRect().top - words.bottom).toBeGreaterThanOrEqual(16)
})

test('says until when to answer, and sorts by it', async () => {
  show()
  await expect.element(row('Fall Open')).toMatchTextContent(/Mar 1, 2097/)
  await page.getByRole('button', { name: 'Answer by' }).click()
  expect(names()[0]).toBe('Fall Open')
})

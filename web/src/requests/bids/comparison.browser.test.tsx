import type { ComparedBid } from '@app/contract/events/bids.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainBid, plainHold } from '../testing/plain-bid.ts'
import { plainLead } from '../testing/plain-lead.ts'
import { RequestPage } from '../request-page.tsx'

const load = () => import('./comparison.tsx')

const names = [
  'Cedar Bend',
  'Bluestem',
  'Kestrel Ridge',
  'Three Forks',
  'Harrow Creek',
  'Kalamazoo',
  'Riverside',
]
const bidsOf = (count: number, changes: Partial<ComparedBid> = {}) =>
  names
    .slice(0, count)
    .map((profileName, at) =>
      plainBid({ leadId: profileName, profileName, total: 20_000 + at * 1000, ...changes }),
    )
const listOf = (data: unknown[]) => Response.json({ data, _meta: { stats: { count: data.length } } })
const problem = (status: number, code: string, detail: string) =>
  Response.json({ type: 'about:blank', title: code, status, detail, code, traceId: '0' }, { status })

/** Opens the page over a server that has these bids. It records what is awarded, and refuses if told to. */
function open(bids: readonly ComparedBid[], award?: () => Response) {
  const awards: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PUT') {
      awards.push([/leads\/([^/]+)\/award/.exec(url)?.[1], JSON.parse(body ?? '{}')])
      return award?.() ?? Response.json({ data: plainLead() })
    }
    if (url.includes('/bids')) return Response.json({ data: bids })
    if (url.includes('/costs')) return listOf([{ id: 'c', name: 'Medical cover', price: 2400 }])
    if (url.includes('/leads'))
      return listOf(
        bids.map(({ leadId, profileName, status }) => plainLead({ id: leadId, profileName, status })),
      )
    return Response.json({
      data: plainEvent({ id: 'event', name: 'Spring Cup', spaceName: 'Field', spaceCount: 10 }),
    })
  })
  renderWithApi(<RequestPage id="event" part="Bids" load={load} />)
  return awards
}

const columns = page.getByRole('article')
const bar = page.getByRole('region', { name: 'Award' })
const dialog = page.getByRole('dialog')

test('without bids the page leads to the hosts', async () => {
  open([])
  await expect.element(page.getByRole('heading', { name: 'No bids yet' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Find hosts' }))
    .toHaveAttribute('href', '/requests/event/hosts')
})

test('others are told that there is nothing', async () => {
  vi.stubGlobal('fetch', async () => problem(403, 'FORBIDDEN', 'Not allowed.'))
  renderWithApi(<RequestPage id="event" part="Bids" load={load} />)
  await expect.element(page.getByText('This request doesn’t exist, or it isn’t yours.')).toBeVisible()
})

test('of seven bids six are side by side, and the reader chooses which', async () => {
  open(bidsOf(7))
  await expect.element(page.getByRole('heading', { name: 'Compare 6 bids' })).toBeVisible()
  const riverside = page.getByRole('button', { name: 'Riverside', exact: true })
  await expect.element(riverside).toBeDisabled()
  await page.getByRole('button', { name: 'Cedar Bend', exact: true }).click()
  await riverside.click()
  await expect.element(columns.first()).toHaveAccessibleName('Bluestem')
  await expect.element(columns.last()).toHaveAccessibleName('Riverside')
})

test('arrow keys walk the columns, and C chooses one', async () => {
  open(bidsOf(3))
  await expect.element(columns.first()).toBeVisible()
  page.getByRole('group', { name: 'Bids side by side' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}c')
  await expect.element(bar.getByText(/Bluestem, \$21,000/)).toBeInTheDocument()
})

test('a hold that ran out is not awarded', async () => {
  open(bidsOf(1, { holds: [plainHold({ state: 'RanOut', place: null })] }))
  await page.getByRole('button', { name: 'Choose Cedar Bend' }).click()
  await expect
    .element(bar.getByText(/The hold ran out\. Ask the host to hold the dates again\./))
    .toBeInTheDocument()
  await expect.element(bar.getByRole('button', { name: 'Award' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Ask to hold again Cedar Bend' })).toBeVisible()
})

test('an award is of the offer that is shown, and closes the others unless told not to', async () => {
  const awards = open(bidsOf(2))
  await page.getByRole('button', { name: 'Choose Cedar Bend' }).click()
  await bar.getByRole('button', { name: 'Award' }).click()
  await expect
    .element(dialog.getByText(/Awarding books 2 fields, Apr 22 – 25, at once\./))
    .toBeInTheDocument()
  await dialog.getByLabelText('Tell the other host it is closed').click()
  await dialog.getByRole('button', { name: 'Award' }).click()
  await expect
    .poll(() => awards)
    .toEqual([['Cedar%20Bend', { data: { closeOthers: false, offerVersion: 'v1' } }]])
})

test('spaces that are not held are told once, in the same words to eyes and ears', async () => {
  open(bidsOf(1, { holds: [] }))
  await expect.element(columns.getByText('10 fields', { exact: true })).toBeVisible()
  await expect.element(columns.getByText('not held', { exact: true })).toBeVisible()
  expect(columns.element().textContent).not.toMatch(/\d here/)
})

test.each([
  ['that hold dates', [plainHold()], true],
  ['that hold nothing', [], false],
])('an award names what it releases of other hosts %s', async (_hosts, holds, isReleased) => {
  open(bidsOf(2, { holds }))
  await page.getByRole('button', { name: 'Choose Cedar Bend' }).click()
  await bar.getByRole('button', { name: 'Award' }).click()
  await expect
    .element(dialog.getByLabelText('Tell the other host it is closed'))
    .toHaveAccessibleDescription(
      `Closes it for Bluestem${isReleased ? ', and releases what they hold' : ''}. Unchecked, it stays open for that host, and nobody is told.`,
    )
})

test('only the spaces that are held are solid, and the words have their number', async () => {
  open(bidsOf(1, { spaceCount: 6 }))
  await expect.element(columns.getByText('4 short; 2 of 6 held', { exact: true })).toBeVisible()
  const pips = columns.element().querySelectorAll('i[class*="missing"]')
  expect(pips).toHaveLength(8)
})

test('a host that was turned down is reopened only after a question', async () => {
  open(bidsOf(1, { status: 'Lost' }))
  await page.getByRole('button', { name: 'Choose Cedar Bend' }).click()
  await bar.getByRole('button', { name: 'Reopen' }).click()
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription(/^Cedar Bend is told, and you can choose it again\./)
})

test('a host that was closed is reopened in its column, also beside the one that was chosen', async () => {
  const [won, lost] = bidsOf(2)
  if (!won || !lost) throw new Error('two bids are needed')
  open([
    { ...won, status: 'Won' },
    { ...lost, status: 'Lost' },
  ])
  await columns.last().getByRole('button', { name: 'Reopen Bluestem' }).click()
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName('Reopen the request for Bluestem?')
})

test('a refused award says why in its dialog', async () => {
  open(bidsOf(1), () => problem(409, 'TIME_TAKEN', 'Somebody else booked these dates.'))
  await page.getByRole('button', { name: 'Choose Cedar Bend' }).click()
  await bar.getByRole('button', { name: 'Award' }).click()
  await dialog.getByRole('button', { name: 'Award' }).click()
  await expect
    .element(dialog.getByRole('alert').getByText(/Not awarded\. Somebody else booked these dates\./))
    .toBeInTheDocument()
})

test('on a phone, the buttons beside the title take rows and keep their words whole', async () => {
  await page.viewport(390, 844)
  open(bidsOf(2))
  const words = page.getByText('Rebates counted', { exact: true })
  await expect.element(words).toBeVisible()
  const { right, height } = words.element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(390)
  expect(height).toBeLessThan(50)
})

test('the button that reopens an awarded request has its word in one line on a phone', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  open(bidsOf(1, { status: 'Won' }))
  const reopen = bar.getByRole('button', { name: 'Reopen' })
  await expect.element(reopen).toBeVisible()
  expect(reopen.element().getBoundingClientRect().height).toBeLessThan(60)
  expect(reopen.element().scrollWidth).toBeLessThanOrEqual(reopen.element().clientWidth)
})

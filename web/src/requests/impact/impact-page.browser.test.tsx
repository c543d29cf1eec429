import type { Impact } from '@app/contract/events/impact.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { ImpactPage } from './impact-page.tsx'

const range = { low: 1, high: 2 }
const plainImpact = (changes: Partial<Impact> = {}): Impact => ({
  id: 'event',
  name: 'Spring Cup',
  city: 'Gary',
  startDate: '2097-04-23',
  endDate: '2097-04-25',
  isOver: false,
  facts: {
    days: 3,
    participants: 1640,
    attendance: 2460,
    teamCount: 104,
    teamCountRange: null,
    budgetFrom: null,
    budgetTo: null,
    roomNights: null,
    state: 'Indiana',
  },
  inputs: {},
  isPublic: false,
  canShare: true,
  updatedDate: null,
  estimate: { likely: range, spending: range, visitors: range, roomNights: range, tax: range },
  verified: null,
  canEdit: true,
  ...changes,
})

/** Opens the page over a server with this estimate, which records what is stored. */
function open(impact = plainImpact()) {
  const stored: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PUT') stored.push(JSON.parse(body ?? '{}'))
    return Response.json({ data: impact })
  })
  renderWithApi(<ImpactPage id="event" />)
  return stored
}

const nights = page.getByLabelText('Players, nights', { exact: true })
const save = page.getByRole('button', { name: 'Save changes' })

test('a team without rights to change reads the inputs as text', async () => {
  open(plainImpact({ canEdit: false }))
  await expect.element(page.getByRole('region', { name: 'Estimate' })).toBeVisible()
  await expect.element(nights).not.toBeInTheDocument()
})

test('room nights that hotels’ books show stand beside the estimated ones, with their sources', async () => {
  open(
    plainImpact({
      isOver: true,
      canEdit: false,
      verified: { here: 300, reported: 112, reportedBy: 2, awaited: 1, isOver: true },
    }),
  )
  const estimate = page.getByRole('region', { name: 'Estimate' })
  await expect.element(estimate.getByText('Room nights verified', { exact: true })).toBeVisible()
  await expect.element(estimate.getByText('412', { exact: true })).toBeVisible()
  await expect
    .element(
      estimate.getByText(
        '412 room nights verified: 300 booked here, 112 reported by 2 hotels. 1 hotel still owes a report. Only rooms in the event’s blocks are counted.',
      ),
    )
    .toBeVisible()
})

test('without a block, nothing is said of verified room nights', async () => {
  open()
  const estimate = page.getByRole('region', { name: 'Estimate' })
  await expect.element(estimate).toBeVisible()
  await expect.element(estimate.getByText(/verified/)).not.toBeInTheDocument()
})

test('an input out of range is refused beside it, and can’t be saved', async () => {
  open()
  await nights.fill('70')
  await expect.element(nights).toHaveAccessibleDescription('Must be from 0 to 60.')
  await expect.element(save).toBeDisabled()
})

test('only what the event states itself is stored', async () => {
  const stored = open()
  await nights.fill('2-3')
  await save.click()
  await expect
    .poll(() => stored)
    .toMatchObject([{ data: { isPublic: false, inputs: { players: { nights: { low: 2, high: 3 } } } } }])
})

test('an input that is typed while others are saved stays', async () => {
  const saving = Promise.withResolvers<undefined>()
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method === 'PUT') await saving.promise
    return Response.json({ data: plainImpact() })
  })
  renderWithApi(<ImpactPage id="event" />)
  await nights.fill('2-3')
  await save.click()
  await nights.fill('4-5')
  await userEvent.tab()
  saving.resolve(undefined)
  await expect.element(page.getByText('The estimate is saved.')).toBeVisible()
  await expect.element(nights).toHaveValue('4–5')
})

test('an estimate that others can’t read is told as missing', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Missing',
    status: 404,
    detail: 'Missing.',
    code: 'NOT_FOUND',
  }
  vi.stubGlobal('fetch', async () => Response.json({ ...problem, traceId: '0' }, { status: 404 }))
  renderWithApi(<ImpactPage id="event" />)
  await expect.element(page.getByText(/This estimate doesn’t exist/)).toBeVisible()
})

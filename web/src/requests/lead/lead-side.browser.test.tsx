import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainLead } from '../testing/plain-lead.ts'
import { LeadSide } from './lead-side.tsx'

const problem = {
  type: 'about:blank',
  title: 'No',
  status: 403,
  code: 'NO',
  detail: 'Not now.',
  traceId: '0',
}
const at = '2026-11-21T12:00:00Z'
const replies = {
  history: [{ what: 'Offered', status: null, by: 'host', name: 'Kim', facilityName: null, at }],
  notes: [{ id: 'note', text: 'Knows the field', authorName: 'Kim', createdDate: at }],
  documents: [{ id: 'document', name: 'Field plan', url: '/plan.pdf' }],
}

/** What the team of a host keeps about a lead. Reads whose addresses end with one of `failing` fail until they are taken out. */
function open(failing: Set<string>, stored: object = replies, lead = plainLead()) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost')
    const last = pathname.slice(pathname.lastIndexOf('/') + 1)
    if (failing.has(last)) return Response.json(problem, { status: 403 })
    const data = new Map<string, unknown>(Object.entries(stored)).get(last) ?? []
    return Response.json({ data, _meta: { stats: { count: 1 } } })
  })
  renderWithApi(<LeadSide lead={lead} event={plainEvent()} />)
}

test.each([
  ['history', 'The history didn’t load.', /^Offer sent, .* by Kim/],
  ['notes', 'The notes didn’t load.', /^Knows the field/],
  ['documents', 'The documents didn’t load.', 'Field plan'],
])('%s that can’t be read are an error, which can be tried again', async (name, title, shown) => {
  const failing = new Set([name])
  open(failing)
  const error = page.getByRole('alert')
  await expect.element(error.getByText(title)).toBeVisible()
  await expect.element(error.getByText('Not now.')).toBeVisible()
  failing.clear()
  await error.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(shown)).toBeVisible()
  await expect.element(error).not.toBeInTheDocument()
})

test('without documents there is no part for them', async () => {
  open(new Set(), { ...replies, documents: [] })
  await expect.element(page.getByText(/^Knows the field/)).toBeVisible()
  await expect.element(page.getByText('Request received, Nov 20, 2026, by Rosa')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Documents' }).elements()).toEqual([])
})

test.each([
  ['facility', 'managers'],
  ['destination', 'members'],
] as const)('the owner is one of the team of the %s that was asked', async (kind, team) => {
  const host = { ...plainLead().host, kind }
  open(new Set(), { ...replies, [team]: [{ userId: 'ada', name: 'Ada' }] }, plainLead({ host }))
  await expect.element(page.getByLabelText('Owner').getByRole('option', { name: 'Ada' })).toBeInTheDocument()
})

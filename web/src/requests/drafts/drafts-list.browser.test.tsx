import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { storeRequest } from '../request-drafts.ts'
import { plainLead } from '../testing/plain-lead.ts'
import { DraftsList } from './drafts-list.tsx'

const unsent = (changes: object = {}) => ({
  id: '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11',
  asked: { ...plainLead({}).asked, name: 'Left Cup', description: null },
  responseDeadline: null,
  isListed: false,
  takesAnswers: true,
  createdDate: '2026-11-20T12:00:00Z',
  updatedDate: '2026-11-21T12:00:00Z',
  ...changes,
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a stored request says when it was saved and goes on with its hosts', async () => {
  renderWithApi(<DraftsList unsent={[unsent()]} />)
  await expect
    .element(page.getByText('Apr 23 – 25, 2097 · Soccer · Hosts not chosen yet · Saved Nov 21, 2026'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Continue with Left Cup' }))
    .toHaveAttribute('href', `/requests/${unsent().id}/hosts`)
})

test.each([
  [{ isListed: true }, 'In the RFP marketplace, no host asked yet', 'hosts'],
  [{ takesAnswers: false, responseDeadline: '2026-11-01' }, 'Its deadline has passed', 'edit'],
  [{ takesAnswers: false }, 'Not published yet', 'edit'],
])('%j reads %s', async (changes, words, end) => {
  renderWithApi(<DraftsList unsent={[unsent(changes)]} />)
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Continue with Left Cup' }))
    .toHaveAttribute('href', `/requests/${unsent().id}/${end}`)
})

test('deleting a stored request can be undone', async () => {
  const writes: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') writes.push(`${method} ${new URL(url, location.href).pathname}`)
    return Response.json({ data: null })
  })
  renderWithApi(<DraftsList unsent={[unsent()]} />)
  await page.getByRole('button', { name: 'Delete Left Cup' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => writes)
    .toEqual([
      `DELETE /event-mgmt/api/events/${unsent().id}`,
      `POST /event-mgmt/api/events/${unsent().id}/request/restored`,
    ])
})

test('deleting what only this browser has can be undone', async () => {
  storeRequest([], { name: 'Spring Cup' })
  renderWithApi(<DraftsList unsent={[]} />)
  await expect.element(page.getByText('Only in this browser', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Spring Cup' }).click()
  await expect.element(page.getByText('No drafts')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Continue with Spring Cup' }))
    .toHaveAttribute('href', '/requests/new')
})

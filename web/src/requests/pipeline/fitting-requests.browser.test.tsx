import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useUserState } from '../../api/user-state.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { userStateOf } from '../../testing/user-state.ts'
import { plainHost } from '../testing/plain-host.ts'
import { FittingRequests } from './fitting-requests.tsx'

const { facts, scores } = plainHost({})
const fit = (id: string, name: string, changes: object) => ({
  id,
  name,
  leadId: null,
  isListed: true,
  requestAddress: null,
  budgetFrom: null,
  budgetTo: null,
  responseDeadline: null,
  startDate: '2097-04-22',
  endDate: '2097-04-25',
  months: [],
  hasOpenDates: false,
  isFree: true,
  score: 90,
  scores,
  facts,
  ...changes,
})
const fits = [
  fit('listed', 'Listed Cup', {}),
  fit('asked', 'Asked Cup', { leadId: 'lead' }),
  fit('private', 'Private Cup', { isListed: false }),
]

test('a listed request outside the leads is answered in its row, and opens as a lead', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== 'PUT')
      return Response.json({
        data: fits,
        _meta: { stats: { count: fits.length } },
        gains: [],
        filters: { free: 3, leads: 1, others: 2 },
      })
    sent.push([new URL(url, location.href).pathname, JSON.parse(body ?? '')])
    return Response.json({ data: { id: 'new-lead' } })
  })
  renderWithApi(<FittingRequests host={{ kind: 'facility', id: 'elm' }} />)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Asked Cup').getByText('In your leads')).toBeVisible()
  for (const name of ['Asked Cup', 'Private Cup'])
    await expect.element(row(name).getByRole('button')).not.toBeInTheDocument()
  await row('Listed Cup').getByRole('button', { name: 'I’m interested in Listed Cup' }).click()
  await expect
    .poll(() => sent)
    .toEqual([['/event-mgmt/api/events/listed/leads/mine', { data: { profileId: 'elm' } }]])
})

test('the filter and the page are in the address, and the server filters', async () => {
  const queries: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    queries.push(new URL(url, location.href).search)
    return Response.json({
      data: fits,
      _meta: { stats: { count: 45 } },
      gains: [],
      filters: { free: 5, leads: 45, others: 10 },
    })
  })
  renderWithApi(<FittingRequests host={{ kind: 'facility', id: 'oak' }} />)
  await expect
    .element(page.getByRole('heading', { name: '55 open requests fit or could fit, best first' }))
    .toBeVisible()
  await page.getByRole('link', { name: 'In your leads 45' }).click()
  await expect
    .element(page.getByRole('heading', { name: '45 open requests in your leads, best first' }))
    .toBeVisible()
  // The list begins at its heading, as pages of a list do with a place in their address.
  await expect
    .element(page.getByRole('link', { name: 'Page 3' }))
    .toHaveAttribute('href', expect.stringMatching(/#fitting$/))
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(() => queries.at(-1)).toContain('only=leads&offset=40&take=20')
})

test('says that listed requests are missing only if no membership of the reader opens the RFP marketplace', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: fits,
      _meta: { stats: { count: fits.length } },
      gains: [],
      filters: { free: 3, leads: 1, others: 2 },
    }),
  )
  const note = page.getByText(/^Only requests to your page are compared\./)
  renderWithApi(<FittingRequests host={{ kind: 'facility', id: 'elm' }} />)
  await expect.element(page.getByText('Listed Cup', { exact: true })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  const facilityMembership = [{ isActive: false, tier: 'Gold' }]
  onTestFinished(() => useUserState.setState(null, true))
  useUserState.setState(userStateOf({ facilityMembership }), true)
  await expect.element(note).toBeVisible()
  // That of another page counts, too.
  const destinationMembership = [{ isActive: true, tier: 'Bronze' }]
  useUserState.setState(userStateOf({ facilityMembership, destinationMembership }), true)
  await expect.element(note).not.toBeInTheDocument()
})

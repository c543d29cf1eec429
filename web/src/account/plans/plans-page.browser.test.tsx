import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { PlansPage } from './plans-page.tsx'

const plans = ['Bronze', 'Silver', 'Gold'].map((tier) => ({
  tier,
  name: tier,
  text: `About ${tier}.`,
  price: tier === 'Gold' ? '$900 a year' : null,
}))
const profile = { kind: 'facility', id: '018699d4-e9b1-7000-bf33-d22fccb73487', name: 'Elm Fields' }
const ask = {
  id: 'ask',
  profile,
  tier: 'Silver',
  message: null,
  status: 'Open',
  reason: null,
  createdDate: '2027-03-01T00:00:00.000Z',
  decidedDate: null,
}

/** A server with one page, which asks for what is sent. */
function serve(asked: typeof ask | null = null) {
  let open = asked
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method === 'PUT') {
      sent.push([new URL(url, location.origin).pathname, JSON.parse(body ?? '')])
      open = ask
      return Response.json({ data: ask })
    }
    if (url.includes('/plans')) return Response.json({ data: { plans, contact: 'sales@example.com' } })
    return Response.json({
      data: [
        {
          profile,
          place: { city: 'Boise', state: 'Idaho' },
          membership: { isActive: true, tier: 'Bronze' },
          ask: open,
        },
      ],
      _meta: { stats: { count: 1 } },
    })
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test('a manager reads what each tier opens and costs, and asks for one', async () => {
  const sent = serve()
  renderWithApi(<PlansPage />)
  await expect.element(page.getByText('$900 a year')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ask for the price' }).first())
    .toHaveAttribute('href', '/account/plans?tier=Bronze#ask')
  await expect.element(page.getByText('Boise, Idaho. Opens organization stats.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await expect.element(page.getByText('Choose a plan.')).toBeVisible()
  await page.getByLabelText('Plan').selectOptions('Silver')
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await expect.element(page.getByText(/^Asked for Silver on .* An administrator decides\.$/)).toBeVisible()
  expect(sent).toEqual([
    [
      `/facility-mgmt/api/facilities/${profile.id}/membershipAsks/open`,
      { data: { tier: 'Silver', message: '' } },
    ],
  ])
})

test('what a page asks for can be withdrawn', async () => {
  serve(ask)
  renderWithApi(<PlansPage />)
  await expect.element(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
})

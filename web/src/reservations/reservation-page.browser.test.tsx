import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { ReservationPage } from './reservation-page.tsx'

const refuse = (status: number, code: string) => {
  const problem = { type: '/docs/problems', title: 'Refused', status, detail: 'No.', code, traceId: '1' }
  const headers = { 'content-type': 'application/problem+json' }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status, headers }))
}

const ways = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test.each([
  ['that nobody has', false, 404, 'NOT_FOUND', 'No such reservation'],
  ['of somebody else', false, 403, 'FORBIDDEN', 'This isn’t your reservation'],
  ['by a link that has expired', true, 404, 'NOT_FOUND', 'This link doesn’t work'],
] as const)(
  'a reservation %s leads on to own rooms and to hotels',
  async (_, isLink, status, code, title) => {
    refuse(status, code)
    renderWithApi(<ReservationPage id="unknown" isLink={isLink} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(ways()).toEqual(['/reservations', '/hotels/marketplace'])
  },
)
